/** Lists of tables and of results. */
import { withoutUndefined } from '@carson/engine';
import {
  type AnswerOf,
  type GameResult,
  LIMITS,
  type TableFilter,
  type TableSummary,
} from '@carson/protocol';
import type { TableRow } from '../../storage/tables-store.ts';
import { peopleIn, resultIn, summaryOf } from '../../tables/summary.ts';
import type { TableServicePorts } from './ports.ts';

type ListPorts = Pick<TableServicePorts, 'store' | 'directory'>;

export async function listTables(ports: ListPorts, filter: TableFilter): Promise<AnswerOf<'tables'>> {
  const { rows, next } = await ports.store.list(filter);
  return { tables: await summaries(ports, rows), ...withoutUndefined({ next }) };
}

/** Those that wait for the person come first, finished ones last. */
export async function tablesOf(
  ports: ListPorts,
  person: string,
  most?: number,
): Promise<readonly TableSummary[]> {
  const tables = await summaries(ports, await ports.store.ofPerson(person, most));
  return tables.sort((a, b) => Number(waitsFor(b, person)) - Number(waitsFor(a, person)));
}

export async function resultsOf({ store }: ListPorts, person: string): Promise<readonly GameResult[]> {
  const rows = await store.finishedBy(person, LIMITS.resultsOfPerson);
  return rows.flatMap((row) => resultIn(row, person) ?? []);
}

async function summaries({ directory }: ListPorts, rows: readonly TableRow[]): Promise<TableSummary[]> {
  const names = await directory.named([...new Set(rows.flatMap(peopleIn))]);
  return rows.map((row) => summaryOf(row, names));
}

function waitsFor({ seats, owing, voting, phase }: TableSummary, person: string): boolean {
  if (phase === 'waiting') return seats.some(({ reservedFor }) => reservedFor?.id === person);
  return phase === 'playing' && [...owing, ...voting].some((seat) => seats[seat]?.person?.id === person);
}
