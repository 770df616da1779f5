/** Answers about money: bids, points at a price, the cash limit, incomes to be multiplied. */
import {
  attackersShare,
  BUILDINGS,
  banksHalf,
  CHARACTERS,
  type Command,
  FINAL_DOLLARS_PER_POINT,
  factsAt,
  LIMIT_DOLLARS_PER_POINT,
  outlawReward,
  type Step,
  spaceAt,
} from '@carson/board-game';
import { gainOf } from '../town/estate.ts';
import { losesGladly, moneyGain, type Outlook, purseWorth } from '../town/outlook.ts';
import { incomeOfKind } from '../town/tallies.ts';
import type { Question } from './question.ts';

/** Parcels put up for auction are parcels the seat would like. */
export function lotGain({ outlook, estate }: Question, parcel: number): number {
  return outlook.weights.purchases.auctionFee + gainOf(estate(), [{ parcel, owner: outlook.seat }]);
}

type Auction = Extract<Step, { readonly kind: 'auction' }>;

export function bidGain({ outlook, estate, step }: Question, amount: number): number {
  if (step?.kind !== 'auction') return 0;
  const { seat } = outlook;
  const lot = step.lot.map((parcel) => ({ parcel, owner: seat }));
  const prize = step.prize === 'ammunition' ? ammunitionGain(outlook) : gainOf(estate(), lot);
  return prize + moneyGain(outlook, -costTo(seat, step, amount));
}

export function ammunitionGain(outlook: Outlook): number {
  const { ammunition } = outlook.weights.purchases;
  return losesGladly(outlook) ? -ammunition : ammunition;
}

/** The auctioneer pays the bank's half only, or nothing for the token. */
function costTo(seat: number, { seat: auctioneer, prize }: Auction, amount: number): number {
  if (seat !== auctioneer) return amount;
  return prize === 'ammunition' ? 0 : banksHalf(amount);
}

const BANKERS_TERMS = CHARACTERS.banker.red.atRoundEnd?.terms ?? [];

export function pointsGain({ outlook, step }: Question, points: number): number {
  return points + moneyGain(outlook, -priceOfPoints(step, points));
}

function priceOfPoints(step: Step | undefined, points: number): number {
  if (step?.kind !== 'market') {
    return BANKERS_TERMS.find(({ brings }) => brings?.points === points)?.costs?.money ?? 0;
  }
  const { yields } = spaceAt(step.place);
  return yields.what === 'market' ? yields.price * points : 0;
}

export function spendGain({ outlook }: Question, amount: number): number {
  const points = pointsFor(amount);
  const left = outlook.me.money - amount;
  if (outlook.roundsAhead === 0) return points + Math.floor(left / FINAL_DOLLARS_PER_POINT);
  return points + purseWorth(outlook, left);
}

/** B11.3: whether a smaller amount brings as many points. */
export function isSpentForNothing(command: Command, options: readonly Command[]): boolean {
  return (
    command.type === 'spend' &&
    options.some(
      (other) =>
        other.type === 'spend' &&
        other.amount < command.amount &&
        pointsFor(other.amount) === pointsFor(command.amount),
    )
  );
}

function pointsFor(amount: number): number {
  return Math.floor(amount / LIMIT_DOLLARS_PER_POINT);
}

/** B9.19: thrice the income, for a token that could wait. */
export function blastGain({ outlook }: Question, parcel: number): number {
  const { town, parcels } = outlook.view;
  const factor = factsAt(town, parcel).dynamiteFactor;
  const more = (factor - 1) * (parcels[parcel]?.income ?? 0);
  return moneyGain(outlook, more) - outlook.weights.purchases.dynamiteARound * outlook.roundsAhead;
}

type Doubling = Extract<Command, { readonly type: 'doubleRanch' | 'doubleKind' }>;

export function doublingGain({ outlook }: Question, command: Doubling): number {
  if (command.type === 'doubleKind') return moneyGain(outlook, incomeOfKind(outlook, command.building));
  const income = outlook.view.parcels[command.parcel]?.income ?? 0;
  return moneyGain(outlook, (BUILDINGS.ranch.horseFactor - 1) * income);
}

/** B14.6 */
export function bountyGain({ outlook, step }: Question, taken: 'takeReward' | 'takeHalf'): number {
  if (taken === 'takeReward' || step?.kind !== 'bounty') return outlawReward(outlook.view);
  const income = outlook.view.parcels[step.parcel]?.income ?? 0;
  return moneyGain(outlook, attackersShare(income));
}
