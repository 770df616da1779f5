/** Which card of the column a bid is for: what is taken with it most often when all others bid by their plans. */
import { below, type Random } from '@carson/engine';
import { type Bidder, type BidPlan, bestLeft, bidKey, takeBest } from './bidding.ts';

/** Imagined auctions behind the answer. */
const AUCTIONS = 64;

interface Aim {
  readonly seat: number;
  readonly card: number;
  readonly random: Random;
}

/** Returns the place of the card in the column; undefined for a seat that takes nothing. */
export function aimOf(
  bidders: readonly Bidder[],
  plans: readonly BidPlan[],
  { seat, card, random }: Aim,
): number | undefined {
  const own = bidders.find((bidder) => bidder.seat === seat);
  if (own === undefined) return undefined;
  const ownKey = bidKey(own, card);
  const rivals = bidders.flatMap((bidder) => {
    const shares = plans.find((plan) => plan.seat === bidder.seat)?.shares;
    return bidder === own || shares === undefined ? [] : [{ bidder, shares }];
  });
  const times = own.gains.map(() => 0);
  for (let auction = 0; auction < AUCTIONS; auction++) {
    const before = rivals
      .map(({ bidder, shares }) => ({ bidder, key: bidKey(bidder, drawCard(bidder, shares, random)) }))
      .filter(({ key }) => key > ownKey)
      .sort((a, b) => b.key - a.key);
    const taken = before.reduce((mask, { bidder }) => takeBest(bidder, mask), 0);
    const best = bestLeft(own.gains, taken);
    if (best >= 0) times[best] = (times[best] ?? 0) + 1;
  }
  const most = Math.max(...times);
  return most > 0 ? times.indexOf(most) : undefined;
}

const PRECISION = 0x100_0000;

function drawCard({ cards }: Bidder, shares: readonly number[], random: Random): number {
  let chance = below(random, PRECISION) / PRECISION;
  const at = shares.findIndex((share) => {
    chance -= share;
    return chance < 0;
  });
  return cards.at(at) ?? 0;
}
