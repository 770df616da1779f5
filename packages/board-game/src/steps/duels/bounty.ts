/** B14.6, B14.7: the player who beat an outlaw takes the reward or, where an attack is possible, half the freed income. */

import { TAKE_HALF, TAKE_REWARD } from '../../commands.ts';
import { buildingAt } from '../../content/buildings/index.ts';
import { award } from '../../people/payments.ts';
import { sendToSupply } from '../../placing/pieces.ts';
import { whyNotAttack } from '../../placing/placement.ts';
import type { State } from '../../state/state.ts';
import type { BountyStep } from '../../state/steps.ts';
import { pop, type Table } from '../../state/table.ts';
import { outlawReward } from '../../town/outlaws.ts';
import { NOBODY, ownerOf } from '../../town/town.ts';
import { askingSeat } from '../step-rules.ts';

export const bounty = askingSeat<BountyStep>({
  advance(table, step) {
    if (mayRaid(table.state, step)) return false;
    takeReward(table, step);
    return true;
  },
  ask: () => ({ kind: 'rewardOrHalf', rule: 'B14.6' }),
  options(_, out) {
    out.push(TAKE_REWARD, TAKE_HALF);
  },
  play: {
    /** The cowboy stays, as after an uncontested attack. */
    takeHalf: (_, { state }) => pop(state),
    takeReward: (_, table, { step }) => takeReward(table, step),
  },
});

function mayRaid(state: State, { seat, parcel }: BountyStep): boolean {
  const owner = ownerOf(state.town, parcel);
  if (owner === NOBODY || owner === seat || buildingAt(state.town, parcel) === undefined) return false;
  return whyNotAttack(state, seat, parcel) === undefined;
}

function takeReward(table: Table, { seat, parcel }: BountyStep): void {
  const { state } = table;
  pop(state);
  sendToSupply(state, seat, parcel);
  award(table, seat, { points: outlawReward(state), source: 'outlaw', rule: 'B10.3' });
}
