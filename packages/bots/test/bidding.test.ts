import { seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { aimOf } from '../src/cards/bidding/bid-aim.ts';
import { type Bidder, planBids, planWorth } from '../src/cards/bidding/bidding.ts';
import { chancesOf } from '../src/cards/bidding/chances.ts';

const HAND = [1, 2, 3, 4, 5, 6, 7, 8, 9];

function bidder(seat: number, change: Partial<Bidder> = {}): Bidder {
  return {
    seat,
    cards: HAND,
    bonus: 0,
    tieRank: seat,
    takes: 1,
    gains: [10, 5, 5, 5, 5],
    prices: HAND.map((card) => card),
    blind: false,
    ...change,
  };
}

function shareOf(plan: { shares: readonly number[] }, card: number): number {
  return plan.shares[HAND.indexOf(card)] ?? 0;
}

describe('plans for secret bids', () => {
  it('play low where everything on offer is the same', () => {
    const same = [0, 1, 2, 3].map((seat) => bidder(seat, { gains: [5, 5, 5, 5, 5] }));
    for (const plan of planBids(same, 400, chancesOf(seedRandom('a'))))
      expect(shareOf(plan, 1)).toBeGreaterThan(0.9);
  });

  it('never pay more for a card than it is worth', () => {
    const plans = planBids(
      [0, 1, 2, 3].map((seat) => bidder(seat)),
      600,
      chancesOf(seedRandom('b')),
    );
    for (const plan of plans)
      expect(shareOf(plan, 7) + shareOf(plan, 8) + shareOf(plan, 9)).toBeLessThan(0.05);
  });

  it('mix: a bid that the others could foresee would be beaten', () => {
    const [plan] = planBids([bidder(0), bidder(1)], 3_000, chancesOf(seedRandom('c')));
    if (plan === undefined) throw new Error('no plan');
    expect(Math.max(...plan.shares)).toBeLessThan(0.8);
  });

  it('bid just enough against a person who can only play low', () => {
    const low = bidder(1, { cards: [3], prices: [], blind: true });
    const [plan] = planBids(
      [bidder(0, { tieRank: 1 }), { ...low, tieRank: 0 }],
      400,
      chancesOf(seedRandom('d')),
    );
    if (plan === undefined) throw new Error('no plan');
    expect(shareOf(plan, 4)).toBeGreaterThan(0.9);
    expect(planWorth(plan)).toBeCloseTo(6, 0);
  });

  it('are worth more with a bonus and with a second card', () => {
    const rivals = [1, 2, 3].map((seat) => bidder(seat));
    const worth = (change: Partial<Bidder>) => {
      const [plan] = planBids([bidder(0, change), ...rivals], 600, chancesOf(seedRandom('e')));
      return plan === undefined ? 0 : planWorth(plan);
    };
    expect(worth({ bonus: 6 })).toBeGreaterThan(worth({}));
    expect(worth({ takes: 2 })).toBeGreaterThan(worth({}) + 3);
  });
});

describe('the card that a bid is for', () => {
  // All like the first card best, then the second; the last seat likes the fourth above all.
  const bidders = [0, 1, 2].map((seat) => bidder(seat, { gains: [12, 8, 4, 2, 1] }));
  const loner = bidder(3, { gains: [3, 2, 1, 9, 0] });
  const all = [...bidders, loner];
  const plans = planBids(all, 400, chancesOf(seedRandom('f')));
  const aim = (seat: number, card: number) => aimOf(all, plans, { seat, card, random: seedRandom('g') });

  it('is the best one for a bid that goes first', () => {
    expect(aim(0, 9)).toBe(0);
  });

  it('is the best of what others leave for a bid that goes last', () => {
    const high = plans.map((plan) => ({ ...plan, shares: HAND.map((card) => (card === 8 ? 1 : 0)) }));
    expect(aimOf(all, high, { seat: 0, card: 1, random: seedRandom('g') })).toBe(2);
  });

  it('is the own favourite where no one else wants it, whatever is bid', () => {
    expect([1, 5, 9].map((card) => aim(3, card))).toEqual([3, 3, 3]);
  });

  it('is none without a turn', () => {
    expect(aimOf(bidders, plans, { seat: 3, card: 5, random: seedRandom('g') })).toBeUndefined();
  });
});
