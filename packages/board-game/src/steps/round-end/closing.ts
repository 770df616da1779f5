/** B11.1, B11.2: the cheapest point space closes, and cowboys come from the general supply. */
import { ACTION_SPACES } from '../../content/action-spaces.ts';
import { giveCowboys } from '../../people/holdings.ts';
import { FIRST_SPACE } from '../../placing/places.ts';
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
  for (const [index, { yields }] of ACTION_SPACES.entries()) {
    if (yields.what === 'market' && yields.price === state.round + 1) {
      log?.({ type: 'spaceClosed', place: FIRST_SPACE + index });
    }
  }
}
