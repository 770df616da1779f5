/** B11.1, B11.2: the cheapest point space closes, and cowboys come from the general supply. */
import { giveCowboys } from '../../people/holdings.ts';
import { POINT_PRICES } from '../../placing/places.ts';
import type { PlainStep } from '../../state/steps.ts';
import { change, pop, type Table } from '../../state/table.ts';
import { automatic } from '../step-rules.ts';

/** After rounds 1, 2 and 3. */
const RECRUITS: readonly number[] = [4, 5, 5];

export const closing = automatic<PlainStep>((table, step) => {
  const { state } = table;
  const count = RECRUITS[state.round - 1];
  if (count === undefined) pop(state);
  else if (step.at === 0) {
    change(state, { ...step, at: 1 });
    closeSpace(table);
  } else {
    pop(state);
    for (const seat of state.turnOrder) giveCowboys(table, seat, { count, rule: 'B11.2' });
  }
});

function closeSpace({ state, log }: Table): void {
  for (const [place, price] of POINT_PRICES) {
    if (price === state.round + 1) log?.({ type: 'spaceClosed', place });
  }
}
