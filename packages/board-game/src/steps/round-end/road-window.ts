/** B14.5: at the end of phase 3 all players may lay roads, in turn order; in round 4 for the last time. */

import { DONE } from '../../commands.ts';
import { nth } from '../../lists.ts';
import type { PlainStep } from '../../state/steps.ts';
import { change, pop } from '../../state/table.ts';
import { canLayRoad } from '../../town/roads.ts';
import { maskOf, type StepRules } from '../step-rules.ts';

export const roadWindow: StepRules<PlainStep> = {
  advance({ state }, step) {
    if (step.at === state.players.length) pop(state);
    else if (canLayRoad(state, nth(state.turnOrder, step.at))) return false;
    else change(state, { ...step, at: step.at + 1 });
    return true;
  },
  asks: (state, { at }) => maskOf(nth(state.turnOrder, at)),
  ask: () => ({ kind: 'layRoads', rule: 'B5.11' }),
  options(_, out) {
    out.push(DONE);
  },
  whyNot: () => undefined,
  play: ({ state }, { step }) => change(state, { ...step, at: step.at + 1 }),
};
