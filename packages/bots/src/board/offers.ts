/** Answers to what characters and variants offer. */
import {
  type BuildingId,
  CHARACTER_IDS,
  type CharacterId,
  type Choice,
  type Command,
  HATS,
} from '@carson/board-game';
import { buildGain, revolverWorth } from './building.ts';
import { sideWorth } from './cast.ts';
import { gainOf } from './estate.ts';
import { moneyGain, type Outlook } from './outlook.ts';
import { parcelPrice } from './prospects.ts';
import type { Question } from './question.ts';
import { bestIncomeOfKind, housesOwned, incomeOfKind, mountainsOwned, taxes } from './tallies.ts';

function characterOf({ me }: Outlook): CharacterId | undefined {
  return CHARACTER_IDS[me.power >> 1];
}

/** B9.9, B9.15: what is built at once, and for how much. */
const PROSPECTS: Readonly<Partial<Record<CharacterId, { building: BuildingId; price: number }>>> = {
  prospector: { building: 'mine', price: 10 },
  cowboy: { building: 'ranch', price: 8 },
};

/** A parcel of one's choice: free, at its price, or with a building. */
export function claimGain({ outlook, estate, kind }: Question, parcel: number): number {
  const prospect = kind === 'prospect' ? PROSPECTS[characterOf(outlook) ?? 'sheriff'] : undefined;
  if (prospect !== undefined) {
    return buildGain(estate(), prospect.building, parcel) + moneyGain(outlook, -prospect.price);
  }
  const price = kind === 'buyAnyParcel' ? parcelPrice(outlook, parcel) : 0;
  return gainOf(estate(), [{ parcel, owner: outlook.seat }]) + moneyGain(outlook, -price);
}

type Bargains = Readonly<Partial<Record<Choice, readonly [count: number, price: number]>>>;

/** B9.6 */
const COWBOYS: Bargains = { one: [1, 1], two: [2, 4], three: [3, 9] };
const REVOLVERS: Bargains = { one: [1, 3], two: [2, 9] };
/** B9.16: points, and the cowboys they cost. */
const DEEDS: Bargains = { points: [3, 0], one: [6, 1], two: [9, 2] };
/** B9.3, B9.5 */
const MONEY = 8;

export function choiceGain(question: Question, choice: Choice): number {
  const { outlook, estate, kind } = question;
  const { cowboy, missed } = outlook.weights.people;
  switch (kind) {
    case 'chooseSide':
      return choice === 'yellow' || choice === 'red' ? sideWorth(estate(), 'doctor', choice) : 0;
    case 'hireCowboys':
      return bargainGain(outlook, COWBOYS[choice], cowboy);
    case 'buyRevolvers':
      return bargainGain(outlook, REVOLVERS[choice], revolverWorth(outlook));
    case 'heroicDeed': {
      const [points, cowboys] = DEEDS[choice] ?? [0, 0];
      return points - cowboys * cowboy * (1 + missed * cowboys);
    }
    case 'tax':
      return moneyGain(outlook, choice === 'revolvers' ? taxes(outlook).revolvers : taxes(outlook).money);
    default:
      return moneyOrLater(outlook, choice);
  }
}

function bargainGain(outlook: Outlook, bargain: Bargains[Choice], each: number): number {
  const [count, price] = bargain ?? [0, 0];
  return count * each + moneyGain(outlook, -price);
}

function moneyOrLater(outlook: Outlook, choice: Choice): number {
  if (choice === 'wait')
    return outlook.weights.people.doubledLater * moneyGain(outlook, bestIncomeOfKind(outlook));
  if (choice === 'points') {
    return characterOf(outlook) === 'grocer' ? housesOwned(outlook) : mountainsOwned(outlook);
  }
  return moneyGain(outlook, MONEY);
}

/** B10.6: what the corrals do. */
const [STRENGTH_CORRAL, EXTRA_TURN_CORRAL, RANCH_CORRAL, MONEY_CORRAL] = [1, 2, 3, 4];
const CORRAL_MONEY = 2;

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
      return moneyGain(outlook, CORRAL_MONEY);
    default:
      return 0;
  }
}

const KIT_PRICES = { cowboys: 3, parcels: 3, revolvers: 3, roads: 2 } as const;

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
