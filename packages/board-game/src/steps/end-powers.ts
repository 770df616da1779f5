/** B14.4: powers at the end of the round, in turn order. */
import type { PlainFrame } from '../frames.ts';
import { nth } from '../lists.ts';
import { powerOf } from '../powers.ts';
import { award } from '../purse.ts';
import { playerOf } from '../state.ts';
import { change, pop, push } from '../table.ts';
import { automatic } from './step.ts';

export const endPowers = automatic<PlainFrame>((table, frame) => {
  const { state } = table;
  if (frame.at === state.players.length) {
    pop(state);
    return;
  }
  change(state, { ...frame, at: frame.at + 1 });
  const seat = nth(state.turnOrder, frame.at);
  const { pledgePoints, atRoundEnd, rule } = powerOf(state, seat);
  if (pledgePoints !== undefined && playerOf(state, seat).pledge === 'points') {
    award(table, seat, { points: pledgePoints(state, seat), source: 'power', rule });
  }
  if (atRoundEnd !== undefined) push(state, { step: 'offer', seat, moment: 'roundEnd' });
});
