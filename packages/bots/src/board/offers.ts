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
import { COWBOY, HORSE, sideWorth } from './cast.ts';
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
/** Doubling may fail by an attack, and money at once can be used at once. */
const DOUBLED_LATER = 0.85;

export function choiceGain(question: Question, choice: Choice): number {
  const { outlook, estate, kind } = question;
  switch (kind) {
    case 'chooseSide':
      return choice === 'yellow' || choice === 'red' ? sideWorth(estate(), 'doctor', choice) : 0;
    case 'hireCowboys':
      return bargainGain(outlook, COWBOYS[choice], COWBOY);
    case 'buyRevolvers':
      return bargainGain(outlook, REVOLVERS[choice], revolverWorth(outlook.incomes));
    case 'heroicDeed': {
      const [points, cowboys] = DEEDS[choice] ?? [0, 0];
      return points - cowboys * COWBOY * (1 + cowboys / 4);
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
  if (choice === 'wait') return DOUBLED_LATER * moneyGain(outlook, bestIncomeOfKind(outlook));
  if (choice === 'points') {
    return characterOf(outlook) === 'grocer' ? housesOwned(outlook) : mountainsOwned(outlook);
  }
  return moneyGain(outlook, MONEY);
}

/** B10.6: what the corrals do. */
const [STRENGTH_CORRAL, EXTRA_TURN_CORRAL, RANCH_CORRAL, MONEY_CORRAL] = [1, 2, 3, 4];
const HORSE_STRENGTH = 0.3;
const EXTRA_TURN = 0.2;
const CORRAL_MONEY = 2;
/** A hat at the rodeo, for each horse that the token would make worth more. */
const HAT = 0.08;
/** A horse costs four dollars and the salary of the cowboy. */
const HORSE_COST = 8;

/** A horse in a corral: what it does there, and its chance at the rodeo. */
export function horseGain(question: Question, corral: number, how: 'own' | 'bought' = 'own'): number {
  const { outlook } = question;
  const { me, roundsAhead } = outlook;
  const herd = me.horses + me.corrals.reduce((sum, horses) => sum + horses, 0);
  const rodeo = HAT * (HATS[corral - 1] ?? 0) * (herd + 1);
  const bought = how === 'bought' ? (HORSE * (1 + roundsAhead)) / 3 + moneyGain(outlook, -HORSE_COST) : 0;
  return corralGain(question, corral) + rodeo + bought;
}

function corralGain({ outlook }: Question, corral: number): number {
  switch (corral) {
    case STRENGTH_CORRAL:
      return (outlook.me.corrals[corral - 1] ?? 0) === 0 ? HORSE_STRENGTH : 0;
    case EXTRA_TURN_CORRAL:
      return outlook.me.cowboys > 0 ? EXTRA_TURN : 0;
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

/** B10.1: the first of each is worth most. */
const KIT_WORTH = {
  cowboys: [0, 6, 11, 15, 18.5, 21, 22],
  parcels: [0, 4.5, 8, 10, 11],
  revolvers: [0, 3.2, 5, 6],
  roads: [0, 2.5, 3.5, 4, 4.2],
} as const;
const KIT_PRICES = { cowboys: 3, parcels: 3, revolvers: 3, roads: 2 } as const;

/** In points of the budget: what is left is money. */
export function kitWorth(kit: Extract<Command, { readonly type: 'fillKit' }>): number {
  let worth = 0;
  for (const part of ['cowboys', 'parcels', 'revolvers', 'roads'] as const) {
    worth += (KIT_WORTH[part][kit[part]] ?? 0) - KIT_PRICES[part] * kit[part];
  }
  return worth;
}
