/** The bid of the only player who chooses: virtual players play any card of their hand, so what each bid brings is known exactly. */
import { nth } from '@carson/engine';
import { type Bidder, type BidPlan, bidKey, spoilsOf, takeBest } from './bidding.ts';

/** Returns the bidder who chooses, where all others play whatever lies on top. */
export function loneBidder(bidders: readonly Bidder[]): Bidder | undefined {
  let lone: Bidder | undefined;
  for (const bidder of bidders) {
    if (bidder.blind) continue;
    if (lone !== undefined) return undefined;
    lone = bidder;
  }
  return lone;
}

/** Returns the plans: the bidder plays the card that brings most on average, the others any card. */
export function loneBid(own: Bidder, bidders: readonly Bidder[]): readonly BidPlan[] {
  const rivals = bidders.filter((bidder) => bidder !== own);
  const left = leftAfter(own, rivals);
  const first: number[] = [];
  const worths = own.cards.map((card, at) => {
    const chances = countsBefore(rivals, bidKey(own, card));
    first.push(nth(chances, 0));
    return chances.reduce((sum, chance, before) => sum + chance * nth(left, before), -(own.prices[at] ?? 0));
  });
  const best = worths.indexOf(Math.max(...worths));
  const shares = worths.map((_, at) => (at === best ? 1 : 0));
  return [{ seat: own.seat, shares, worths, first }, ...rivals.map(anyCard)];
}

/** What is left for the bidder once 0, 1, 2, … rivals have chosen: all of them like the same cards best. */
function leftAfter(own: Bidder, rivals: readonly Bidder[]): readonly number[] {
  const left = [spoilsOf(own, 0)];
  let taken = 0;
  for (const rival of rivals) {
    taken = takeBest(rival, taken);
    left.push(spoilsOf(own, taken));
  }
  return left;
}

/** How likely it is that 0, 1, 2, … rivals go before a bid. */
function countsBefore(rivals: readonly Bidder[], key: number): readonly number[] {
  const chances = [1];
  for (const rival of rivals) {
    const higher = rival.cards.filter((card) => bidKey(rival, card) > key).length / rival.cards.length;
    chances.push(0);
    for (let count = chances.length - 1; count > 0; count--) {
      chances[count] = nth(chances, count) * (1 - higher) + nth(chances, count - 1) * higher;
    }
    chances[0] = nth(chances, 0) * (1 - higher);
  }
  return chances;
}

function anyCard({ seat, cards }: Bidder): BidPlan {
  const nothing = cards.map(() => 0);
  return { seat, shares: cards.map(() => 1 / cards.length), worths: nothing, first: nothing };
}
