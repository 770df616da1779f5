/** B14.6, B14.7: who beat an outlaw takes the reward or, where an attack is open, half the freed income. */
import { buildingAt } from '../content/buildings/index.ts';
import type { BountyFrame } from '../frames.ts';
import { outlawReward } from '../outlaws.ts';
import { sendToSupply } from '../pieces.ts';
import { whyNotAttack } from '../placement.ts';
import { award } from '../purse.ts';
import { TAKE_HALF, TAKE_REWARD } from '../said.ts';
import type { State } from '../state.ts';
import { pop, type Table } from '../table.ts';
import { NOBODY, ownerOf } from '../town.ts';
import { maskOf, type Step } from './step.ts';

export const bounty: Step<BountyFrame> = {
  advance(table, frame) {
    if (mayRaid(table.state, frame)) return false;
    takeReward(table, frame);
    return true;
  },
  asks: (_, { seat }) => maskOf(seat),
  ask: () => ({ kind: 'rewardOrHalf', rule: 'B14.6' }),
  options(_, out) {
    out.push(TAKE_REWARD, TAKE_HALF);
  },
  whyNot: () => undefined,
  /** For half the income the cowboy stays, as after an attack that nobody contested. */
  play(table, { frame, command }) {
    if (command.type === 'takeHalf') pop(table.state);
    else takeReward(table, frame);
  },
};

function mayRaid(state: State, { seat, parcel }: BountyFrame): boolean {
  const owner = ownerOf(state.town, parcel);
  if (owner === NOBODY || owner === seat || buildingAt(state.town, parcel) === undefined) return false;
  return whyNotAttack(state, seat, parcel) === undefined;
}

function takeReward(table: Table, { seat, parcel }: BountyFrame): void {
  const { state } = table;
  pop(state);
  sendToSupply(state, seat, parcel);
  award(table, seat, { points: outlawReward(state), source: 'outlaw', rule: 'B10.3' });
}
