/** What lists show of a table, and what the database keeps of it beside its entries. */
import type { Person, TableSummary } from '@carson/protocol';
import type { TableRow } from '../storage/tables-store.ts';
import { firstExpiry } from './clocks.ts';
import type { SeatOfPerson } from './entry.ts';
import { awaitedPeople, isAbsent, isFree, owedAt, owedByBots, type Table } from './table.ts';

/** People by id only: names change. */
type StoredSummary = Omit<TableSummary, 'seats'> & {
  readonly seats: readonly (Omit<TableSummary['seats'][number], 'person'> & { readonly person?: string })[];
};

export function rowOf(table: Table): TableRow {
  const deadline = deadlineOf(table);
  return {
    id: table.id,
    version: table.version,
    game: table.plan.game,
    phase: table.phase,
    access: table.plan.access,
    clock: table.plan.clock.kind,
    host: table.host,
    freeSeats: table.phase === 'waiting' ? table.seats.filter(isFree).length : 0,
    summary: JSON.stringify(storedSummary(table)),
    ...(deadline === undefined ? {} : { deadline }),
    botsOwe: owedByBots(table).length > 0,
    createdAt: table.createdAt,
    changedAt: table.changedAt,
  };
}

/** When the next clock runs out. */
function deadlineOf(table: Table): number | undefined {
  const present = awaitedPeople(table).filter((seat) => !isAbsent(table, seat));
  return firstExpiry(table.clocks, present)?.at;
}

export function peopleSeated(table: Table): readonly SeatOfPerson[] {
  return table.seats.flatMap(({ person }, seat) => (person === undefined ? [] : [{ seat, person }]));
}

/** People whom the table waits for. */
export function peopleOwing(table: Table): readonly string[] {
  return awaitedPeople(table).flatMap((seat) => table.seats[seat]?.person ?? []);
}

export function peopleIn(row: TableRow): readonly string[] {
  return readSummary(row).seats.flatMap(({ person }) => person ?? []);
}

export function summaryOf(row: TableRow, names: ReadonlyMap<string, Person>): TableSummary {
  const summary = readSummary(row);
  return {
    ...summary,
    seats: summary.seats.map(({ person, ...seat }) => {
      const named = person === undefined ? undefined : names.get(person);
      return named === undefined ? seat : { ...seat, person: named };
    }),
  };
}

function readSummary({ summary }: TableRow): StoredSummary {
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
    seats: table.seats.map(({ plan, person, standIn }) => ({
      plan,
      ...(person === undefined ? {} : { person }),
      ...(standIn === undefined ? {} : { standIn }),
    })),
    moves: table.match?.moves ?? 0,
    owing: owedAt(table).map(({ seat }) => seat),
    createdAt: table.createdAt,
    changedAt: table.changedAt,
  };
}
