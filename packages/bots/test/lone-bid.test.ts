import { seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { type Bidder, type BidPlan, planBids } from '../src/cards/bidding/bidding.ts';
import { chancesOf } from '../src/cards/bidding/chances.ts';
import { loneBid, loneBidder } from '../src/cards/bidding/lone-bid.ts';

const OWN: Bidder = {
  seat: 0,
  cards: [2, 5, 6, 9],
  bonus: 1,
  tieRank: 2,
  takes: 1,
  gains: [3, 9, 6, 1, 4],
  prices: [0.3, 1.1, 1.6, 3],
  blind: false,
};

/** A virtual player: it likes what all others like and plays any card. */
function virtual(seat: number, cards: readonly number[]): Bidder {
  return {
    ...OWN,
    seat,
    cards,
    bonus: 0,
    tieRank: seat - 1,
    gains: [5, 8, 7, 7, 2],
    prices: [],
    blind: true,
  };
}

const RIVALS = [virtual(1, [3, 6, 10]), virtual(2, [1, 6]), virtual(4, [4, 7, 8, 12])];
const AUCTIONS = 20_000;

function planOf(plans: readonly BidPlan[], seat: number): BidPlan {
  const found = plans.find((plan) => plan.seat === seat);
  if (found === undefined) throw new Error(`seat ${seat} has no plan`);
  return found;
}

describe('the bid of the only real player', () => {
  for (const takes of [1, 2]) {
    it(`is worth what imagined auctions bring on average, ${takes} taken`, () => {
      const own = { ...OWN, takes };
      const bidders = [...RIVALS.slice(0, 1), own, ...RIVALS.slice(1)];
      const exact = planOf(loneBid(own, bidders), 0);
      const sampled = planOf(planBids(bidders, AUCTIONS, chancesOf(seedRandom('auctions'))), 0);
      for (const [at, worth] of exact.worths.entries()) expect(worth).toBeCloseTo(sampled.worths[at] ?? 0, 1);
      for (const [at, chance] of exact.first.entries()) expect(chance).toBeCloseTo(sampled.first[at] ?? 0, 1);
    });
  }

  it('is the card that is worth most', () => {
    const { shares, worths } = planOf(loneBid(OWN, [OWN, ...RIVALS]), 0);
    expect(shares.indexOf(1)).toBe(worths.indexOf(Math.max(...worths)));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(1);
  });

  it('expects any card of the virtual players', () => {
    expect(planOf(loneBid(OWN, [OWN, ...RIVALS]), 2).shares).toEqual([0.5, 0.5]);
  });

  it('is looked for only where all others are virtual', () => {
    expect(loneBidder([OWN, ...RIVALS])).toBe(OWN);
    expect(loneBidder([OWN, { ...OWN, seat: 3 }, ...RIVALS])).toBeUndefined();
    expect(loneBidder(RIVALS)).toBeUndefined();
  });
});
