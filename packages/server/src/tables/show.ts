/** A table as one viewer may see it. Everything that leaves the server about a game is made here. */
import { type Match, seedCommitment, undoLimit, type Viewer } from '@carson/engine';
import type { LogEntry, Person, Play, TableUpdate } from '@carson/protocol';
import { leftAt } from './clocks.ts';
import { owedAt, seatOf, type Table, votersOn } from './table.ts';

/** Who looks, what they have of the log already, and the names of everybody at the table. */
export interface Looking {
  readonly person: string;
  readonly logFrom: number;
  readonly names: ReadonlyMap<string, Person>;
  readonly at: number;
}

export function showTable(table: Table, { person, logFrom, names, at }: Looking): TableUpdate {
  const viewer = seatOf(table, person) ?? 'spectator';
  return {
    table: table.id,
    version: table.version,
    at,
    game: table.plan.game,
    gameOptions: table.plan.options,
    access: table.plan.access,
    clock: table.plan.clock,
    phase: table.phase,
    host: table.host,
    seats: showSeats(table, person, names),
    viewer,
    imported: table.isImported,
    ...(table.match === undefined ? {} : { play: showPlay(table, table.match, { viewer, logFrom }) }),
    clocks: showClocks(table, at),
    votes: table.absences.map(({ seat, because, ballots }) => ({
      seat,
      because,
      ballots,
      voters: votersOn(table, seat),
    })),
    ...(table.rematch === undefined ? {} : { rematch: table.rematch }),
    createdAt: table.createdAt,
  };
}

/** Everybody whose name an update shows. */
export function peopleShown({ seats }: Table): readonly string[] {
  return [...new Set(seats.flatMap(({ person, reservedFor }) => person ?? reservedFor ?? []))];
}

export function logLength({ match }: Table): number {
  return match === undefined ? 0 : match.steps.length + 1;
}

/** The view after so many moves: undefined where the game has not come that far. */
export function showPast({ match }: Table, viewer: Viewer, moves: number): { view: unknown } | undefined {
  if (match === undefined || moves > match.steps.length) return undefined;
  const { game } = match;
  const options = game.readOptions(match.options);
  if (!options.ok) throw new Error('a running game has options that cannot be read');
  const state = game.setup(options.value, match.seed);
  for (const { move } of match.steps.slice(0, moves)) game.play(state, move.seat, move.command);
  return { view: game.view(state, viewer) };
}

function showSeats(table: Table, person: string, names: Looking['names']): TableUpdate['seats'] {
  const isHost = person === table.host;
  return table.seats.map((seat) => {
    const sitting = seat.person === undefined ? undefined : names.get(seat.person);
    const reservedFor = seat.reservedFor === undefined ? undefined : names.get(seat.reservedFor);
    const showsInvitation = isHost && seat.plan.kind === 'invited' && table.phase === 'waiting';
    return {
      plan: seat.plan,
      ...(sitting === undefined ? {} : { person: sitting }),
      ...(seat.standIn === undefined ? {} : { standIn: seat.standIn }),
      ...(seat.faltered === undefined ? {} : { faltered: seat.faltered }),
      ...(showsInvitation ? { invitation: seat.invitation } : {}),
      ...(reservedFor === undefined ? {} : { reservedFor }),
    };
  });
}

function showPlay(
  table: Table,
  match: Match,
  { viewer, logFrom }: { viewer: Viewer; logFrom: number },
): Play {
  const { game, state } = match;
  const result = game.result(state);
  const isSeat = viewer !== 'spectator' && table.phase === 'playing';
  return {
    view: game.view(state, viewer),
    owed: owedAt(table),
    options: isSeat ? game.options(state, viewer) : [],
    undo: isSeat ? undoLimit(match, viewer) : { commands: 0, stoppedBy: 'otherSeat' },
    moves: match.steps.length,
    log: { from: logFrom, entries: logOf(match, logFrom) },
    scores: game.score(state),
    ...(result === undefined ? {} : { result }),
    commitment: seedCommitment(match.seed),
    ...(table.phase === 'over' ? { seed: match.seed } : {}),
  };
}

function logOf({ opening, steps }: Match, from: number): LogEntry[] {
  const played = steps
    .slice(Math.max(0, from - 1))
    .map(({ move, events }, index) => ({ move: Math.max(0, from - 1) + index, seat: move.seat, events }));
  return from === 0 ? [{ move: -1, events: opening }, ...played] : played;
}

function showClocks(table: Table, at: number): TableUpdate['clocks'] {
  if (table.plan.clock.kind === 'none' || table.phase !== 'playing') return [];
  return table.clocks.flatMap((clock, seat) =>
    table.seats[seat]?.person === undefined
      ? []
      : [{ seat, left: Math.max(0, leftAt(clock, at)), running: clock.since !== undefined }],
  );
}
