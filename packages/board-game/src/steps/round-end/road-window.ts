/** B14.5: at the end of phase 3 all players may lay roads, in turn order; in round 4 for the last time. */

import { DONE } from '../../commands.ts';
import type { PlainStep } from '../../state/steps.ts';
import { canLayRoad } from '../../town/roads.ts';
import { endTurn, inTurn } from '../step-rules.ts';

export const roadWindow = inTurn<PlainStep>({
  turn: ({ state }, { step, seat }) => !canLayRoad(state, seat) && endTurn(state, step),
  ask: () => ({ kind: 'layRoads', rule: 'B5.11' }),
  options(_, out) {
    out.push(DONE);
  },
  play: { done: (_, { state }, { step }) => endTurn(state, step) },
});
