import type { View } from '@carson/board-game';
import { outcome } from '../../shell/outcome.ts';
import { joinNames, occupantName } from '../../shell/people.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import type { Words } from '../../words/words.ts';

export function heading(table: ShownTable, { boardTable }: Words): string {
  return boardTable.heading((table.view as View).round);
}

/** What is asked of the viewer, or whom everybody waits for. */
export function question(table: ShownTable, words: Words): string {
  if (table.result !== undefined) return outcome(table, words);
  const mine = table.owed.find(({ seat }) => seat === table.viewer);
  if (mine !== undefined) return words.boardTable.ask[mine.kind] ?? words.shell.table.yourTurn;
  const seats = table.owed.map(({ seat }) => occupantName(table.occupants, seat, words));
  return words.boardTable.waitFor(joinNames(seats, words.language));
}
