import type { JSX } from 'preact';
import { hyphenated } from '../../../words/hyphenated.ts';
import { words } from '../../../words/words.ts';
import type { LineDetailsProps } from '../../game-ui.ts';
import type { BoardTable } from '../table-types.ts';
import { accountsOf } from './accounts.ts';

/** The points that a seat has scored during the game, by round and source (B12.1). */
export function PointSources({ table, seat, line }: LineDetailsProps<BoardTable>): JSX.Element | null {
  if (line !== 'points') return null;
  const { board, boardTable, shell } = words.value;
  const names: Readonly<Record<string, string>> = board.pointSources;
  const rows = accountsOf(table.log, table.occupants.length).flatMap(({ round, points }) =>
    points.flatMap(({ source, amounts }) => {
      const amount = amounts[seat] ?? 0;
      return amount === 0 ? [] : [{ round, source, amount }];
    }),
  );
  if (rows.length === 0) return null;
  return (
    <table class="score-table point-sources">
      <tbody>
        {rows.map(({ round, source, amount }, at) => (
          <tr key={`${round}/${source}`}>
            <th scope="row">{rows[at - 1]?.round === round ? '' : boardTable.heading({ round })}</th>
            <td>{hyphenated(names[source] ?? '')}</td>
            <td>{shell.table.gain({ count: amount })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
