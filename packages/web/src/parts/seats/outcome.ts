import type { ShownTable } from '../../table/shown-table.ts';
import type { Words } from '../../words/words.ts';
import { joinNames, occupantName } from './people.ts';

/** Who has won, in one sentence. */
export function outcome(table: ShownTable, words: Words): string {
  const winners = (table.result ?? []).filter(({ rank }) => rank === 1);
  const names = joinNames(
    winners.map(({ seat }) => occupantName(table.occupants, seat, words)),
    words.locale,
  );
  return winners.length === 1 ? words.shell.table.winner({ names }) : words.shell.table.winners({ names });
}
