/** B12: the final count, told line by line. It changes nothing: the score follows from the position. */

import { linesOfAll, linesToTell, resultOf } from '../../score.ts';
import type { CountStep } from '../../state/steps.ts';
import { change, pop, type Table } from '../../state/table.ts';
import { automatic } from '../step-rules.ts';

export const count = automatic<CountStep>((table, { told }) => {
  const { state, log } = table;
  const line = linesToTell(state)[told];
  if (line === undefined) {
    pop(state);
    tellEnd(table);
    return;
  }
  change(state, { kind: 'count', told: told + 1 });
  const points = linesOfAll(state).flatMap(({ seat, lines }) =>
    lines.flatMap(({ id, points }) => (id === line && points !== 0 ? [{ seat, points }] : [])),
  );
  log?.({ type: 'lineCounted', line, points });
});

function tellEnd({ state, log }: Table): void {
  const results = resultOf(state);
  log?.({
    type: 'gameEnded',
    totals: results.map(({ score }) => score),
    ranks: results.map(({ rank }) => rank),
  });
}
