/**
 * The auction as what it is: everybody picks in secret, at once. Each bidder learns by regret which of its
 * cards it should have played against what the others played, over many imagined auctions; what comes out
 * is how often each card is worth playing.
 */
import { below, type Random } from '@carson/engine';

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

interface Learning {
  readonly bidder: Bidder;
  readonly keys: number[];
  readonly regrets: number[];
  readonly played: number[];
  readonly worths: number[];
  readonly first: number[];
  readonly now: number[];
  pick: number;
}

export function planBids(bidders: readonly Bidder[], iterations: number, random: Random): readonly BidPlan[] {
  const minds = bidders.map(startLearning);
  const rivalsOf = minds.map((mind) => minds.filter((other) => other !== mind));
  for (let iteration = 1; iteration <= iterations; iteration++) {
    for (const mind of minds) mind.pick = pickCard(mind, random);
    for (let at = 0; at < minds.length; at++) {
      const mind = minds[at] as Learning;
      if (!mind.bidder.blind) learn(mind, rivalsOf[at] as Learning[], iteration);
    }
  }
  return minds.map((mind) => planOf(mind, iterations));
}

function startLearning(bidder: Bidder): Learning {
  const size = bidder.cards.length;
  return {
    bidder,
    keys: bidder.cards.map((card) => bidKey(bidder, card)),
    regrets: filled(size, 0),
    played: filled(size, 0),
    worths: filled(size, 0),
    first: filled(size, 0),
    now: filled(size, 1 / Math.max(1, size)),
    pick: 0,
  };
}

function filled(size: number, value: number): number[] {
  return new Array<number>(size).fill(value);
}

/** Orders bids: the value first, then the back on top. */
export function bidKey({ bonus, tieRank }: Pick<Bidder, 'bonus' | 'tieRank'>, card: number): number {
  return (card + bonus) * 8 + 7 - tieRank;
}

const PRECISION = 0x100_0000;

function pickCard({ now }: Learning, random: Random): number {
  let chance = below(random, PRECISION) / PRECISION;
  for (let at = 0; at < now.length; at++) {
    chance -= now[at] as number;
    if (chance < 0) return at;
  }
  return now.length - 1;
}

const spoils = new Float64Array(8);
const ahead = new Float64Array(8);

/** What every card would have brought against what the others played. */
function learn(mind: Learning, rivals: Learning[], iteration: number): void {
  const { bidder, keys, regrets, now } = mind;
  rivals.sort(byPick);
  takeInTurn(bidder, rivals);
  const worthOf = (at: number): number => {
    let before = 0;
    while (before < rivals.length && (ahead[before] as number) > (keys[at] as number)) before++;
    if (before === 0) mind.first[at] = (mind.first[at] as number) + 1;
    return (spoils[before] as number) - (bidder.prices[at] as number);
  };
  let mean = 0;
  for (let at = 0; at < keys.length; at++) {
    const worth = worthOf(at);
    mind.worths[at] = (mind.worths[at] as number) + worth;
    mean += worth * (now[at] as number);
    regrets[at] = (regrets[at] as number) + worth;
  }
  let sum = 0;
  for (let at = 0; at < keys.length; at++) {
    const regret = Math.max(0, (regrets[at] as number) - mean);
    regrets[at] = regret;
    sum += regret;
  }
  for (let at = 0; at < keys.length; at++) {
    now[at] = sum > 0 ? (regrets[at] as number) / sum : 1 / keys.length;
    mind.played[at] = (mind.played[at] as number) + iteration * (now[at] as number);
  }
}

function byPick(a: Learning, b: Learning): number {
  return (b.keys[b.pick] as number) - (a.keys[a.pick] as number);
}

/** Fills in what is left for the bidder once 0, 1, 2, … rivals have taken what they like best. */
function takeInTurn(bidder: Bidder, rivals: readonly Learning[]): void {
  let taken = 0;
  for (let turn = 0; turn < rivals.length; turn++) {
    const rival = rivals[turn] as Learning;
    ahead[turn] = rival.keys[rival.pick] as number;
    spoils[turn] = spoilsOf(bidder, taken);
    taken = takeBest(rival.bidder, taken);
  }
  spoils[rivals.length] = spoilsOf(bidder, taken);
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

function planOf({ bidder, played, worths, first, now }: Learning, iterations: number): BidPlan {
  const sum = played.reduce((total, share) => total + share, 0);
  return {
    seat: bidder.seat,
    shares: sum > 0 ? played.map((share) => share / sum) : now,
    worths: worths.map((worth) => worth / Math.max(1, iterations)),
    first: first.map((times) => times / Math.max(1, iterations)),
  };
}

/** What the plan brings on average. */
export function planWorth({ shares, worths }: BidPlan): number {
  let sum = 0;
  for (let at = 0; at < shares.length; at++) sum += (shares[at] as number) * (worths[at] as number);
  return sum;
}
