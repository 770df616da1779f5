/** Answers to what characters and variants offer. */
import {
  type Choice,
  type Command,
  EXTRA_TURN_CORRAL,
  type Goods,
  HATS,
  KIT_PRICES,
  MONEY_CORRAL,
  MONEY_PER_HORSE,
  type Power,
  RANCH_CORRAL,
  STRENGTH_CORRAL,
  taxesFor,
  type View,
} from '@carson/board-game';
import { buildGain, revolverWorth } from '../town/building.ts';
import { gainOf } from '../town/estate.ts';
import { moneyGain, type Outlook, playerAt, powerOf } from '../town/outlook.ts';
import { parcelPrice } from '../town/prospects.ts';
import { bestIncomeOfKind, incomeOfKind } from '../town/tallies.ts';
import { sideWorth } from './cast.ts';
import type { Question } from './question.ts';
import { termsOf } from './terms.ts';

/** A parcel of the seat's choice: free, at its price, or with a building. */
export function claimGain({ outlook, estate, kind }: Question, parcel: number): number {
  const { building, costs } = (kind === 'prospect' ? termsOf(outlook.power) : undefined) ?? {};
  if (building !== undefined) {
    return buildGain(estate(), building, parcel) + moneyGain(outlook, -(costs?.money ?? 0));
  }
  const price = kind === 'buyAnyParcel' ? parcelPrice(outlook, parcel) : 0;
  return gainOf(estate(), [{ parcel, owner: outlook.seat }]) + moneyGain(outlook, -price);
}

export function choiceGain(question: Question, choice: Choice): number {
  const { outlook, estate, kind } = question;
  if (kind === 'chooseSide') {
    return choice === 'yellow' || choice === 'red' ? sideWorth(estate(), 'doctor', choice) : 0;
  }
  if (kind === 'tax') {
    const { revolvers, money } = taxesFor(outlook.view.players, outlook.seat);
    return moneyGain(outlook, choice === 'revolvers' ? revolvers : money);
  }
  const { costs = {}, brings = {} } = termsOf(outlook.power, choice) ?? {};
  if (Object.keys(brings).length === 0) return laterGain(outlook, choice);
  return goodsGain(outlook, brings) - goodsLoss(outlook, costs);
}

function goodsGain(outlook: Outlook, { money = 0, cowboys = 0, revolvers = 0, points = 0 }: Goods): number {
  const { cowboy } = outlook.weights.people;
  return moneyGain(outlook, money) + cowboys * cowboy + revolvers * revolverWorth(outlook) + points;
}

/** Cowboys given away are missed the more, the more they are. */
function goodsLoss(outlook: Outlook, { money = 0, cowboys = 0, revolvers = 0, points = 0 }: Goods): number {
  const { cowboy, missed } = outlook.weights.people;
  return (
    cowboys * cowboy * (1 + missed * cowboys) -
    moneyGain(outlook, -money) +
    revolvers * revolverWorth(outlook) +
    points
  );
}

/** B9.14: a loser goes on to another space for a fee; the one who gets the fee pays none. */
export function treatmentGain({ outlook, step, placing }: Question, place: number): number {
  const { seat, view } = outlook;
  const fee =
    (step?.kind === 'aftermath' && step.holder !== seat && feesTo(view, step.holder).surgery?.fee) || 0;
  return placing().secured(place) + moneyGain(outlook, -fee);
}

/** B9.14: a loser pays one or the other. */
export function funeralGain({ outlook, step }: Question, paid: 'money' | 'points'): number {
  const funeral = step?.kind === 'aftermath' ? feesTo(outlook.view, step.holder).funeral : undefined;
  if (funeral === undefined) return 0;
  return paid === 'points' ? -funeral.points : moneyGain(outlook, -funeral.money);
}

function feesTo(view: View, holder: number): Partial<Power> {
  return powerOf(playerAt(view, holder)) ?? {};
}

/** B9.3, B9.5: what comes later in the round instead of money now. */
function laterGain(outlook: Outlook, choice: Choice): number {
  if (choice === 'wait')
    return outlook.weights.people.doubledLater * moneyGain(outlook, bestIncomeOfKind(outlook));
  return outlook.power?.pledgePoints?.(outlook.view, outlook.seat) ?? 0;
}

/** A horse in a corral: what it does there, and its chance at the rodeo. */
export function horseGain(question: Question, corral: number, how: 'own' | 'bought' = 'own'): number {
  const { outlook } = question;
  const { me, roundsAhead, weights } = outlook;
  const { hat, horseCost } = weights.corrals;
  const herd = me.horses + me.corrals.reduce((sum, horses) => sum + horses, 0);
  const rodeo = hat * (HATS[corral - 1] ?? 0) * (herd + 1);
  const stays = corralGain(question, corral) + rodeo;
  if (how === 'own') return stays;
  return stays + (weights.people.horse * (1 + roundsAhead)) / 3 + moneyGain(outlook, -horseCost);
}

function corralGain({ outlook }: Question, corral: number): number {
  const { strength, extraTurn } = outlook.weights.corrals;
  switch (corral) {
    case STRENGTH_CORRAL:
      return (outlook.me.corrals[corral - 1] ?? 0) === 0 ? strength : 0;
    case EXTRA_TURN_CORRAL:
      return outlook.me.cowboys > 0 ? extraTurn : 0;
    case RANCH_CORRAL:
      return (outlook.me.corrals[corral - 1] ?? 0) === 0
        ? moneyGain(outlook, incomeOfKind(outlook, 'ranch'))
        : 0;
    case MONEY_CORRAL:
      return moneyGain(outlook, MONEY_PER_HORSE);
    default:
      return 0;
  }
}

/** B10.1, in points of the budget: what is left is money. */
export function kitWorth(
  { weights }: Outlook,
  filled: Extract<Command, { readonly type: 'fillKit' }>,
): number {
  let worth = 0;
  for (const part of ['cowboys', 'parcels', 'revolvers', 'roads'] as const) {
    const count = filled[part];
    const each = weights.kit[part].slice(0, count);
    worth += each.reduce((sum, one) => sum + one, 0) - KIT_PRICES[part] * count;
  }
  return worth;
}
