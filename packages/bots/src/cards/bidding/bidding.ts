/**
 * The auction as what it is: everyone picks in secret, at once. Each bidder learns by regret which of its
 * cards it should have played against what the others played, over many imagined auctions; what comes out
 * is how often each card is worth playing.
 */

import { stepIn, valueIn } from '../reading.ts';
import type { Chances } from './chances.ts';

export interface Bidder {
  readonly seat: number;
  readonly cards: readonly number[];
  readonly bonus: number;
  /** Among equal bids the lower rank goes first (C3.7). */
  readonly tieRank: number;
  /** How many cards it takes in its turn. */
  readonly takes: number;
  /** What each card of the column brings it, in the order of the column. */
  readonly gains: readonly number[];
  /** What playing each auction card costs it in later rounds. */
  readonly prices: readonly number[];
  /** Plays whatever lies on top. */
  readonly blind: boolean;
}

export interface BidPlan {
  readonly seat: number;
  /** How often to play each card. */
  readonly shares: readonly number[];
  /** What each card brings on average, less its price. */
  readonly worths: readonly number[];
  /** How often each card goes first of all. */
  readonly first: readonly number[];
}

/** What one bidder has learned so far. */
interface Learning {
  bidder: Bidder;
  /** How many cards it may play. */
  size: number;
  readonly keys: Float64Array;
  readonly prices: Float64Array;
  /** The places of the column's cards, the one it gains most from first. */
  favourites: readonly number[];
  readonly regrets: Float64Array;
  readonly played: Float64Array;
  readonly worths: Float64Array;
  readonly first: Float64Array;
  readonly now: Float64Array;
  pick: number;
  /** The key of the card it picked. */
  key: number;
}

/** Used again for every auction: a search imagines thousands. */
const LEARNERS: Learning[] = [];

const NO_BIDDER: Bidder = {
  seat: -1,
  cards: [],
  bonus: 0,
  tieRank: 0,
  takes: 0,
  gains: [],
  prices: [],
  blind: true,
};

export function planBids(
  bidders: readonly Bidder[],
  iterations: number,
  chances: Chances,
): readonly BidPlan[] {
  const minds = bidders.map(startLearning);
  const order = minds.slice();
  let draw = 0;
  for (let iteration = 1; iteration <= iterations; iteration++) {
    for (let at = 0; at < minds.length; at++) pickCard(minds[at] as Learning, chances(draw++));
    sortByKey(order);
    for (let at = 0; at < minds.length; at++) {
      const mind = minds[at] as Learning;
      if (!mind.bidder.blind) learn(mind, order, iteration);
    }
  }
  return minds.map((mind) => planOf(mind, iterations));
}

function startLearning(bidder: Bidder, place: number): Learning {
  const { cards, prices, gains } = bidder;
  const size = cards.length;
  let mind = LEARNERS[place];
  if (mind === undefined || mind.keys.length < size) {
    mind = newLearning(Math.max(MOST_CARDS, size));
    LEARNERS[place] = mind;
  }
  mind.bidder = bidder;
  mind.size = size;
  mind.favourites = rankedByGain(gains);
  for (let at = 0; at < size; at++) {
    mind.keys[at] = bidKey(bidder, cards[at] as number);
    mind.prices[at] = prices[at] ?? 0;
    mind.regrets[at] = 0;
    mind.played[at] = 0;
    mind.worths[at] = 0;
    mind.first[at] = 0;
    mind.now[at] = 1 / size;
  }
  return mind;
}

/** A full hand. */
const MOST_CARDS = 12;

function newLearning(most: number): Learning {
  const numbers = () => new Float64Array(most);
  return {
    bidder: NO_BIDDER,
    size: 0,
    keys: numbers(),
    prices: numbers(),
    favourites: [],
    regrets: numbers(),
    played: numbers(),
    worths: numbers(),
    first: numbers(),
    now: numbers(),
    pick: 0,
    key: 0,
  };
}

/** Sorts the places of the gains by insertion: the largest first, of equal ones the first. */
function rankedByGain(gains: readonly number[]): number[] {
  const favourites: number[] = [];
  for (let place = 0; place < gains.length; place++) {
    const gain = gains[place] as number;
    let to = place;
    for (; to > 0 && (gains[stepIn(favourites, to - 1)] as number) < gain; to--)
      favourites[to] = stepIn(favourites, to - 1);
    favourites[to] = place;
  }
  return favourites;
}

/** Orders bids: the value first, then the back on top. */
export function bidKey({ bonus, tieRank }: Pick<Bidder, 'bonus' | 'tieRank'>, card: number): number {
  return (card + bonus) * 8 + 7 - tieRank;
}

function pickCard(mind: Learning, chance: number): void {
  const { now, size, keys } = mind;
  let left = chance;
  let pick = 0;
  for (; pick < size - 1; pick++) {
    left -= valueIn(now, pick);
    if (left < 0) break;
  }
  mind.pick = pick;
  mind.key = valueIn(keys, pick);
}

/** Sorts by insertion: few bidders, and often in order already. */
function sortByKey(minds: Learning[]): void {
  for (let at = 1; at < minds.length; at++) {
    const mind = minds[at] as Learning;
    let to = at;
    for (; to > 0 && (minds[to - 1] as Learning).key < mind.key; to--) minds[to] = minds[to - 1] as Learning;
    minds[to] = mind;
  }
}

const spoils = new Float64Array(8);
const ahead = new Float64Array(8);

/** What every card would have brought against what the others played. */
function learn(mind: Learning, order: readonly Learning[], iteration: number): void {
  const { size, keys, prices, regrets, now, worths, first, played } = mind;
  const rivals = takeInTurn(mind, order);
  let mean = 0;
  for (let at = 0; at < size; at++) {
    let before = 0;
    while (before < rivals && valueIn(ahead, before) > valueIn(keys, at)) before++;
    if (before === 0) first[at] = valueIn(first, at) + 1;
    const worth = valueIn(spoils, before) - valueIn(prices, at);
    worths[at] = valueIn(worths, at) + worth;
    mean += worth * valueIn(now, at);
    regrets[at] = valueIn(regrets, at) + worth;
  }
  let sum = 0;
  for (let at = 0; at < size; at++) {
    const regret = Math.max(0, valueIn(regrets, at) - mean);
    regrets[at] = regret;
    sum += regret;
  }
  for (let at = 0; at < size; at++) {
    now[at] = sum > 0 ? valueIn(regrets, at) / sum : 1 / size;
    played[at] = valueIn(played, at) + iteration * valueIn(now, at);
  }
}

/** Fills in what is left for the bidder once 0, 1, 2, … rivals have taken what they like best; returns how many there are. */
function takeInTurn(mind: Learning, order: readonly Learning[]): number {
  let taken = 0;
  let turn = 0;
  for (let at = 0; at < order.length; at++) {
    const rival = order[at] as Learning;
    if (rival === mind) continue;
    ahead[turn] = rival.key;
    spoils[turn] = worthOfFavourites(mind, taken);
    taken = takeFavourites(rival, taken);
    turn++;
  }
  spoils[turn] = worthOfFavourites(mind, taken);
  return turn;
}

function takeFavourites({ favourites, bidder: { takes } }: Learning, taken: number): number {
  let mask = taken;
  for (let rank = 0, count = 0; rank < favourites.length && count < takes; rank++) {
    const bit = 1 << stepIn(favourites, rank);
    if ((mask & bit) !== 0) continue;
    mask |= bit;
    count++;
  }
  return mask;
}

function worthOfFavourites({ favourites, bidder: { takes, gains } }: Learning, taken: number): number {
  let sum = 0;
  for (let rank = 0, count = 0; rank < favourites.length && count < takes; rank++) {
    const place = stepIn(favourites, rank);
    if ((taken & (1 << place)) !== 0) continue;
    sum += gains[place] as number;
    count++;
  }
  return sum;
}

/** The best the bidder can still take. */
export function spoilsOf(bidder: Pick<Bidder, 'gains' | 'takes'>, taken: number): number {
  let mask = taken;
  let sum = 0;
  for (let count = 0; count < bidder.takes; count++) {
    const best = bestLeft(bidder.gains, mask);
    if (best < 0) break;
    sum += bidder.gains[best] as number;
    mask |= 1 << best;
  }
  return sum;
}

export function takeBest({ gains, takes }: Pick<Bidder, 'gains' | 'takes'>, taken: number): number {
  let mask = taken;
  for (let count = 0; count < takes; count++) {
    const best = bestLeft(gains, mask);
    if (best >= 0) mask |= 1 << best;
  }
  return mask;
}

/** Returns the place of the best card that is left, -1 where nothing is. */
export function bestLeft(gains: readonly number[], taken: number): number {
  let best = -1;
  for (let at = 0; at < gains.length; at++) {
    if ((taken & (1 << at)) !== 0) continue;
    if (best < 0 || (gains[at] as number) > (gains[best] as number)) best = at;
  }
  return best;
}

function planOf({ bidder, size, played, worths, first, now }: Learning, iterations: number): BidPlan {
  let sum = 0;
  for (let at = 0; at < size; at++) sum += valueIn(played, at);
  const shares: number[] = [];
  const means: number[] = [];
  const goesFirst: number[] = [];
  for (let at = 0; at < size; at++) {
    shares.push(sum > 0 ? valueIn(played, at) / sum : valueIn(now, at));
    means.push(valueIn(worths, at) / Math.max(1, iterations));
    goesFirst.push(valueIn(first, at) / Math.max(1, iterations));
  }
  return { seat: bidder.seat, shares, worths: means, first: goesFirst };
}

/** What the plan brings on average. */
export function planWorth({ shares, worths }: BidPlan): number {
  let sum = 0;
  for (let at = 0; at < shares.length; at++) sum += (shares[at] as number) * (worths[at] as number);
  return sum;
}
