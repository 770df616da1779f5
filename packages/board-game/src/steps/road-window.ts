/** B14.5: at the end of phase 3 everybody may lay roads, in turn order; in round 4 for the last time. */
import type { PlainFrame } from '../frames.ts';
import { nth } from '../lists.ts';
import { canLayRoad } from '../roads.ts';
import { DONE } from '../said.ts';
import { change, pop } from '../table.ts';
import { maskOf, type Step } from './step.ts';

export const roadWindow: Step<PlainFrame> = {
  advance({ state }, frame) {
    if (frame.at === state.players.length) pop(state);
    else if (canLayRoad(state, nth(state.turnOrder, frame.at))) return false;
    else change(state, { ...frame, at: frame.at + 1 });
    return true;
  },
  asks: (state, { at }) => maskOf(nth(state.turnOrder, at)),
  ask: () => ({ kind: 'layRoads', rule: 'B5.11' }),
  options(_, out) {
    out.push(DONE);
  },
  whyNot: () => undefined,
  play: ({ state }, { frame }) => change(state, { ...frame, at: frame.at + 1 }),
};
