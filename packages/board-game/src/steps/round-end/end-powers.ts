/** B14.4: powers at the end of the round, in turn order. */

import { known, nth } from '../../lists.ts';
import { award } from '../../people/payments.ts';
import { powerOf } from '../../people/powers.ts';
import { playerOf } from '../../state/state.ts';
import type { PlainStep } from '../../state/steps.ts';
import { pop, push } from '../../state/table.ts';
import { automatic, endTurn } from '../step-rules.ts';

export const endPowers = automatic<PlainStep>((table, step) => {
  const { state } = table;
  if (step.at === state.players.length) {
    pop(state);
    return;
  }
  endTurn(state, step);
  const seat = nth(state.turnOrder, step.at);
  const { pledgePoints, atRoundEnd, rule } = powerOf(state, seat);
  if (playerOf(state, seat).pledge === 'points') {
    const points = known(pledgePoints, 'what points are pledged for')(state, seat);
    award(table, seat, { points, source: 'power', rule });
  }
  if (atRoundEnd !== undefined) push(state, { kind: 'offer', seat, moment: 'roundEnd' });
});
