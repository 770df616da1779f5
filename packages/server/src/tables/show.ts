/** A table as one viewer may see it. Everything that leaves the server about a game is made here. */
import { type Beat, showMatch, withoutUndefined } from '@carson/engine';
import type { TableUpdate } from '@carson/protocol';
import { timeLeftAt } from './clocks.ts';
import { nextDue, voteEnd, voteFrom } from './due.ts';
import { type SeatsLook, showSeats, withInvitations } from './show-seats.ts';
import { awaitedPeople, seatOf, showBroken, type Table, undoReach, votersOn } from './table.ts';
import { withoutVacation } from './vacation.ts';

/** Who looks, and what they have already. */
interface Viewing {
  readonly person: string;
  readonly logFrom?: number;
  readonly beats?: readonly Beat[];
}

export function showTable(table: Table, { names, alike, at, ...viewing }: SeatsLook & Viewing): TableUpdate {
  return tableShower(table, { names, at, ...withoutUndefined({ alike }) })(viewing);
}

/** Returns a function that shows the table to one viewer after the other; what they all see is made once. */
export function tableShower(table: Table, look: SeatsLook): (viewing: Viewing) => TableUpdate {
  const all = showAll(table, look.at);
  const seats = showSeats(table, look);
  const isOpen = table.phase === 'playing';
  return ({ person, ...known }) => {
    const viewer = seatOf(table, person) ?? 'spectator';
    const { seat: _own, ...reach } = undoReach(table, viewer === 'spectator' ? -1 : viewer);
    return {
      ...all,
      seats: person === table.host && table.phase === 'waiting' ? withInvitations(table, seats) : seats,
      viewer,
      ...(table.match === undefined || table.broken !== undefined
        ? {}
        : { play: showMatch(table.match, { viewer, isOpen, ...known, ...reach }) }),
    };
  };
}

function showAll(table: Table, at: number): Omit<TableUpdate, 'seats' | 'viewer' | 'play'> {
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
    imported: table.isImported,
    clocks: showClocks(table, at),
    votes: table.absences.map(({ seat, because, ballots, since }) => ({
      seat,
      because,
      ballots,
      voters: votersOn(table, seat),
      endsAt: voteEnd(table, since),
    })),
    ...showSilences(table),
    ...showEnd(table),
    ...showBroken(table),
    ...withoutUndefined({ botPace: table.plan.botPace, rematch: table.rematch }),
    createdAt: table.createdAt,
  };
}

function showSilences(table: Table): Pick<TableUpdate, 'silences'> {
  const silences = awaitedPeople(table).flatMap((seat) => {
    const from = voteFrom(table, seat);
    return from === undefined ? [] : [{ seat, voteFrom: from }];
  });
  return silences.length === 0 ? {} : { silences };
}

/** When a table that waits is closed, when its plan was changed, and how it ended. */
function showEnd(table: Table): Pick<TableUpdate, 'expiresAt' | 'plannedAt' | 'ending'> {
  const { phase, plannedAt, ending } = table;
  const waiting = phase === 'waiting' ? { expiresAt: nextDue(table)?.at, plannedAt } : {};
  return withoutUndefined({ ...waiting, ending });
}

function showClocks(table: Table, at: number): TableUpdate['clocks'] {
  if (table.plan.clock.kind === 'none' || table.phase !== 'playing') return [];
  const { clocks, vacations } = withoutVacation(table, at);
  return clocks.flatMap((clock, seat) => {
    if (table.seats[seat]?.person === undefined) return [];
    const vacation = vacations[seat];
    return [
      {
        seat,
        left: Math.max(0, timeLeftAt(clock, at)),
        running: clock.since !== undefined && vacation?.away === undefined,
        ...withoutUndefined({ vacationLeft: vacation?.left }),
      },
    ];
  });
}
