/** What lists show of a table, and what the database keeps of it beside its entries. */
import { withoutUndefined } from '@carson/engine';
import type { GameResult, Person, TableSummary } from '@carson/protocol';
import type { TableRow } from '../storage/tables-store.ts';
import { clockDue, nextDue } from './due.ts';
import type { SeatOfPerson } from './entry.ts';
import { resultsOf } from './results.ts';
import { isOffered } from './substitute.ts';
import {
  awaitedPeople,
  isFree,
  owedAt,
  owedByBots,
  showBroken,
  type Table,
  votesOutstanding,
} from './table.ts';
import { awayUntil } from './vacation.ts';

/** People by id only: names change. */
type StoredSummary = Omit<TableSummary, 'seats'> & {
  readonly seats: readonly StoredSeat[];
  /** By seat, of the people at a finished game. Tables that ended before results were kept have none. */
  readonly results?: Readonly<Record<number, GameResult>>;
};

type StoredSeat = Omit<TableSummary['seats'][number], 'person' | 'reservedFor'> & {
  readonly person?: string;
  readonly reservedFor?: string;
};

export function rowOf(table: Table): TableRow {
  return {
    id: table.id,
    version: table.version,
    game: table.plan.game,
    phase: table.phase,
    access: table.plan.access,
    clock: table.plan.clock.kind,
    host: table.host,
    freeSeats: freeSeats(table),
    summary: JSON.stringify(storedSummary(table)),
    ...withoutUndefined({ deadline: nextDue(table)?.at }),
    botsOwe: owedByBots(table).length > 0,
    createdAt: table.createdAt,
    changedAt: table.changedAt,
  };
}

/** Seats that anyone may take: before the game, or from a player who stayed away. */
function freeSeats({ phase, seats }: Table): number {
  if (phase === 'playing') return seats.filter(isOffered).length;
  return phase === 'waiting' ? seats.filter(isFree).length : 0;
}

export function peopleSeated(table: Table): readonly SeatOfPerson[] {
  return table.seats.flatMap(({ person }, seat) => (person === undefined ? [] : [{ seat, person }]));
}

/** Everyone in whose list the table appears for a seat: taken, or kept for them. */
export function peopleOfSeats(table: Table): readonly SeatOfPerson[] {
  return table.seats.flatMap(({ person, reservedFor }, seat) => {
    const listed = person ?? (table.phase === 'waiting' ? reservedFor : undefined);
    return listed === undefined ? [] : [{ seat, person: listed }];
  });
}

/** Everyone in whose list the table appears. */
export function peopleListing(table: Table): readonly string[] {
  return [...new Set([table.host, ...peopleOfSeats(table).map(({ person }) => person)])];
}

/** People whom the table waits for: to answer, to vote, or to take the seat that is kept for them. */
export function peopleOwing(table: Table): readonly string[] {
  const seats = [...awaitedPeople(table), ...votesOutstanding(table)];
  const invited =
    table.phase === 'waiting' ? table.seats.flatMap(({ reservedFor }) => reservedFor ?? []) : [];
  return [...new Set([...seats.flatMap((seat) => table.seats[seat]?.person ?? []), ...invited])];
}

export function peopleIn(row: TableRow): readonly string[] {
  return readSummary(row).seats.flatMap(({ person, reservedFor }) =>
    [person ?? [], reservedFor ?? []].flat(),
  );
}

export function summaryOf(row: TableRow, names: ReadonlyMap<string, Person>): TableSummary {
  const { results: _results, ...summary } = readSummary(row);
  return {
    ...summary,
    // Rows that were written before there was a vote without a clock.
    voting: summary.voting ?? [],
    seats: summary.seats.map(({ person, reservedFor, ...seat }) => ({
      ...seat,
      ...withoutUndefined({ person: names.get(person ?? ''), reservedFor: names.get(reservedFor ?? '') }),
    })),
  };
}

/** How the game went for a person; undefined where it has no result, or they had no seat. */
export function resultIn(row: TableRow, person: string): GameResult | undefined {
  const { seats, results } = readSummary(row);
  return results?.[seats.findIndex((seat) => seat.person === person)];
}

export function readSummary({ summary }: TableRow): StoredSummary {
  return JSON.parse(summary);
}

function storedSummary(table: Table): StoredSummary {
  return {
    table: table.id,
    game: table.plan.game,
    phase: table.phase,
    access: table.plan.access,
    clock: table.plan.clock,
    host: table.host,
    seats: table.seats.map(({ plan, person, standIn, reservedFor, offered }, seat) => ({
      plan,
      ...withoutUndefined({
        offered,
        awayUntil: awayUntil(table, seat, table.changedAt),
        person,
        standIn,
        reservedFor,
      }),
    })),
    moves: table.match?.moves ?? 0,
    owing: owedAt(table).map(({ seat }) => seat),
    voting: votesOutstanding(table),
    awaited: awaitedPeople(table).flatMap((seat) => {
      const since = table.clocks[seat]?.since;
      return since === undefined
        ? []
        : [{ seat, since, ...withoutUndefined({ until: clockDue(table, seat) }) }];
    }),
    ...showBroken(table),
    ...(table.phase === 'over' ? { results: resultsOf(table) } : {}),
    createdAt: table.createdAt,
    changedAt: table.changedAt,
  };
}
