/** What an entry makes of a table. The entries of a table, applied in order, are the table. */
import { byType, type Match, type RecordedMove, repeat, startMatch, submit, undo } from '@carson/engine';
import type { Games } from '../games/registry.ts';
import { type Answered, freshClocks, type Outage, postpone, rewindClocks, withoutOutage } from './clocks.ts';
import type { Entry, EntryOf } from './entry.ts';
import {
  abandoned,
  ended,
  offered,
  openVote,
  present,
  returned,
  turned,
  voteClosed,
  voted,
} from './missing.ts';
import { freed, replanned, seatsOf, withSeat } from './seats.ts';
import { takenOver } from './substitute.ts';
import {
  awaitedPeople,
  hasLeft,
  owedAt,
  type Table,
  type UndoState,
  undoReach,
  WITHOUT_GAME,
} from './table.ts';
import { freshVacations, vacationSet, withoutVacation, withoutVacationBefore } from './vacation.ts';

/** Of games whose start does not say by which rules they were played. */
const FIRST_RULES = 1;

export interface DatedEntry {
  readonly version: number;
  readonly at: number;
  readonly entry: Entry;
}

/** The first entry of a table. An import begins before its first move: see `importMove`. */
export function openTable(id: string, { version, at, entry }: DatedEntry, games: Games): Table {
  if (entry.type !== 'tableOpened' && entry.type !== 'recordImported') {
    throw new Error(`a table cannot begin with ${entry.type}`);
  }
  const game = games(entry.plan.game);
  if (game === undefined) throw new Error(`there is no game ${entry.plan.game}`);
  const opened: Table = {
    id,
    version,
    entry: game,
    host: entry.host,
    plan: entry.plan,
    seats: seatsOf(entry),
    phase: 'waiting',
    rules: entry.type === 'tableOpened' ? game.game.rules : entry.record.rules,
    ...WITHOUT_GAME,
    pausedUntil: 0,
    removed: [],
    isImported: entry.type === 'recordImported',
    createdAt: at,
    changedAt: at,
  };
  return entry.type === 'tableOpened' ? opened : importedGame(opened, entry);
}

/** `match`: the game after a move or an undo, where it is known already. */
export function applyEntry(table: Table, { version, at, entry }: DatedEntry, match?: Match): Table {
  if (version !== table.version + 1) throw new Error(`version ${version} does not follow ${table.version}`);
  const settled =
    entry.type === 'clocksPaused' ? withoutVacationBefore(table, entry) : withoutVacation(table, at);
  return changed(entry, { table: { ...settled, version, changedAt: at }, at, match });
}

interface Change {
  readonly table: Table;
  readonly at: number;
  readonly match: Match | undefined;
}

const changed = byType<Entry, readonly [Change], Table>({
  tableOpened: firstOnly,
  recordImported: firstOnly,
  seatTaken: ({ seat, person }, { table }) =>
    withSeat(table, seat, ({ plan, invitation }) => ({ plan, invitation, person })),
  seatFreed: (entry, { table }) => freed(table, entry),
  tableReplanned: (entry, { table, at }) => replanned(table, entry, at),
  seatPlanned: ({ seat, plan }, { table }) =>
    withSeat(table, seat, ({ invitation }) => ({ plan, invitation })),
  gameStarted: (entry, { table, at }) => started(table, entry, at),
  moved: (entry, { table, at, match = moved(table, { ...entry, at }) }) =>
    played(faltering(table, entry), { match, at, entry }),
  undone: (entry, { table, at, match = undone(table, entry) }) => rewound(table, { match, entry, at }),
  clocksPaused: (entry, { table }) => paused(table, entry),
  timeExpired: ({ seat }, { table, at }) => openVote(table, { seat, because: 'time', at }),
  voteCalled: ({ seat }, { table, at }) => openVote(table, { seat, because: 'silent', at }),
  voteClosed: ({ seat }, { table, at }) => voteClosed(table, seat, at),
  gameAbandoned: (_, { table, at }) => ended(table, 'abandoned', at),
  seatAbandoned: ({ seat }, { table, at }) => abandoned(table, seat, at),
  ballotCast: (entry, { table, at }) => voted(table, entry, at),
  seatReclaimed: ({ seat }, { table, at }) => returned(table, seat, at),
  seatOffered: ({ seat }, { table }) => offered(table, seat),
  seatTakenOver: (entry, { table, at }) => takenOver(table, entry, at),
  vacationSet: (entry, { table, at }) => vacationSet(table, entry, at),
  vacationEnded: (_, { table }) => table,
  nightGranted: ({ seat, until }, { table }) => ({ ...table, clocks: postpone(table.clocks, seat, until) }),
  tableCancelled: (_, { table }) => ({ ...table, phase: 'cancelled', ending: 'cancelled' }),
  gameClosed: (_, { table }) => ({ ...table, phase: 'over', absences: [], ending: 'closed' }),
  tableDeleted: (_, { table }) => ({ ...table, phase: 'cancelled' }),
  tableExpired: (_, { table }) => ({ ...table, phase: 'cancelled', ending: 'expired' }),
  personReplaced: (entry, { table }) => replaced(table, entry),
  rematchOpened: ({ table: rematch }, { table }) => ({ ...table, rematch }),
});

function firstOnly({ type }: Entry): never {
  throw new Error(`${type} can only be the first entry`);
}

/** A game that was played elsewhere is there to be looked at. */
function importedGame(table: Table, { record }: EntryOf<'recordImported'>): Table {
  const match = startMatch(table.entry.game, record.options, record.seed);
  if (!match.ok) throw new Error(`an imported record cannot be set up: ${match.refusal.code}`);
  return {
    ...table,
    phase: 'over',
    match: { ...match.value, hints: record.hints ?? [], undos: record.undos ?? [] },
    clocks: freshClocks({ kind: 'none' }, table.seats.length),
  };
}

/** The game of an import after one more of its moves, which were proven when it was handed in. */
export function importMove(table: Table, move: RecordedMove): Table {
  return { ...table, match: moved(table, move) };
}

function started(table: Table, { seed, rules = FIRST_RULES }: EntryOf<'gameStarted'>, at: number): Table {
  const match = startMatch(table.entry.game, table.plan.options, seed);
  if (!match.ok) throw new Error(`a table that was opened cannot be set up: ${match.refusal.code}`);
  const clocks = freshClocks(table.plan.clock, table.seats.length);
  const vacations = freshVacations(table.plan.clock, table.seats.length);
  return withMatch({ ...table, rules, phase: 'playing', clocks, vacations }, { match: match.value, at });
}

/** A game of former rules goes on by today's, as long as each of its commands is still legal. */
function moved({ match, rules }: Table, move: RecordedMove): Match {
  if (match === undefined) throw new Error('a move is stored where no game was started');
  const { game, moves } = match;
  if (rules === game.rules) return repeat(match, move);
  const next = game.formerRules?.includes(rules) === true ? submit(match, move) : undefined;
  if (next?.ok === true) return next.value;
  throw new Error(`move ${moves} does not follow today's rules: ${next?.refusal.code ?? `rules ${rules}`}`);
}

function undone(table: Table, { seat, count }: EntryOf<'undone'>): Match {
  const next = table.match && undo(table.match, { count, ...undoReach(table, seat) });
  if (!next?.ok) throw new Error(`a stored undo is refused: ${next?.refusal.code ?? 'no game'}`);
  return next.value;
}

interface Played {
  readonly match: Match;
  readonly at: number;
  readonly entry: EntryOf<'moved'>;
}

function played(table: Table, { match, at, entry }: Played): Table {
  const answered = answeredBy(table, entry.seat);
  const before = match.last?.final === undefined ? [...table.before, standingOf(table)] : [];
  return withMatch({ ...answering(table, entry), before }, { match, at, answered });
}

/** Who answers is at the table; an answer that time gave brings no one back who has left. */
function answering(table: Table, { seat, timeout }: EntryOf<'moved'>): Table {
  return timeout === true && hasLeft(table, seat) ? table : present(table, seat);
}

/** Only an answer that the game was waiting for earns time. */
function answeredBy(table: Table, mover: number): Answered | undefined {
  const isAwaited = owedAt(table).some(({ seat, required }) => required && seat === mover);
  if (!isAwaited || table.seats[mover]?.person === undefined) return undefined;
  return { seat: mover, by: table.seats[mover]?.standIn === undefined ? 'person' : 'standIn' };
}

function standingOf({ clocks, absences }: Table): UndoState {
  return { clocks, absences };
}

interface TakenBack {
  readonly match: Match;
  readonly entry: EntryOf<'undone'>;
  readonly at: number;
}

/** As if the moves had never been made: who was missed then is missed again, who is missed only since is not. */
function rewound(table: Table, { match, entry, at }: TakenBack): Table {
  const { seat, count, taken = count } = entry;
  const then = table.before.at(-taken) ?? standingOf(table);
  const back: Table = {
    ...table,
    match,
    phase: 'playing',
    before: table.before.slice(0, -taken),
  };
  const awaited = awaitedPeople(back);
  const absences = [
    ...back.absences.filter((absence) => absence.because !== 'time' || awaited.includes(absence.seat)),
    ...then.absences.filter((absence) => absence.seat === seat),
  ];
  const running = awaited.filter((other) => absences.every((absence) => absence.seat !== other));
  return {
    ...back,
    absences,
    clocks: rewindClocks(table.clocks, { before: then.clocks, seat, at, running }),
  };
}

function withoutOutageOf(absences: Table['absences'], { from, to }: Outage): Table['absences'] {
  return absences.map((open) => ({
    ...open,
    since: open.since + Math.max(0, to - Math.max(from, open.since)),
  }));
}

function paused(table: Table, outage: Outage): Table {
  return {
    ...table,
    pausedUntil: outage.to,
    absences: withoutOutageOf(table.absences, outage),
    clocks: withoutOutage(table.clocks, outage),
    before: table.before.map((then) => ({ ...then, clocks: withoutOutage(then.clocks, outage) })),
  };
}

interface Play {
  readonly match: Match;
  readonly at: number;
  readonly answered?: Answered | undefined;
}

function withMatch(table: Table, { match, at, answered }: Play): Table {
  const isOver = match.game.owed(match.state).length === 0;
  return turned({ ...table, match, phase: isOver ? 'over' : 'playing' }, at, answered);
}

export function replaced(table: Table, { from, to }: EntryOf<'personReplaced'>): Table {
  const seats = table.seats.map((seat) => ({
    ...seat,
    ...(seat.person === from ? { person: to } : {}),
    ...(seat.reservedFor === from ? { reservedFor: to } : {}),
  }));
  return { ...table, seats, host: table.host === from ? to : table.host };
}

/** Notes whether the bot that moved gave the answer itself. */
function faltering(table: Table, { seat, fallback }: EntryOf<'moved'>): Table {
  if (table.seats[seat]?.faltered === fallback) return table;
  return withSeat(table, seat, ({ faltered: _before, ...kept }) =>
    fallback === undefined ? kept : { ...kept, faltered: fallback },
  );
}
