/** Each decision of the board game at the table where it is first asked, and how these games end. */
import type { BoardTable } from '../src/games/board/table-types.ts';
import { GAMES, momentsOf, tableAt } from './board-tables.ts';

export const MOMENTS = await Promise.all(
  momentsOf(GAMES).map(async (moment) => ({ kind: moment.kind, table: await tableAt(moment) })),
);

export const ASKED = MOMENTS.filter(({ kind }) => kind !== 'over');

export function tablesFor(wanted: string): readonly BoardTable[] {
  return MOMENTS.filter(({ kind }) => kind === wanted).map(({ table }) => table);
}

export function tableFor(wanted: string): BoardTable {
  const [table] = tablesFor(wanted);
  if (table === undefined) throw new Error(`no game asks ${wanted}`);
  return table;
}
