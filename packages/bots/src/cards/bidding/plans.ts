/** Keeps the plans of auctions that were looked at: playouts from one position begin with the same auction. */
import { type Bidder, type BidPlan, planBids } from './bidding.ts';
import type { Chances } from './chances.ts';
import { loneBid, loneBidder } from './lone-bid.ts';

export type PlansFor = (bidders: readonly Bidder[]) => readonly BidPlan[];

interface Known {
  readonly bidders: readonly Bidder[];
  readonly plans: readonly BidPlan[];
}

/** How the bids of the only real player are found. */
export type LoneBids = 'exact' | 'learned';

export function rememberPlans(auctions: number, chances: Chances, loneBids: LoneBids): PlansFor {
  const known = new Map<number, Known[]>();
  return (bidders) => {
    const key = keyOf(bidders);
    let entries = known.get(key);
    if (entries === undefined) {
      entries = [];
      known.set(key, entries);
    }
    for (const entry of entries) {
      if (sameBidders(entry.bidders, bidders)) return entry.plans;
    }
    const lone = loneBids === 'exact' ? loneBidder(bidders) : undefined;
    const plans = lone === undefined ? planBids(bidders, auctions, chances) : loneBid(lone, bidders);
    // Copies, because a state that goes on changes its own lists.
    entries.push({ bidders: bidders.map((bidder) => ({ ...bidder, cards: bidder.cards.slice() })), plans });
    return plans;
  };
}

/** Differs for most auctions that differ. */
function keyOf(bidders: readonly Bidder[]): number {
  let key = 0;
  for (const { seat, cards, gains, bonus, takes } of bidders) {
    key = 3 * key + seat + 5 * bonus + 7 * takes;
    for (let card = 0; card < cards.length; card++) key += (card + 11) * (cards[card] as number);
    for (let card = 0; card < gains.length; card++) key += (card + 1) * (gains[card] as number);
  }
  return key;
}

function sameBidders(a: readonly Bidder[], b: readonly Bidder[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (!sameBidder(a[at] as Bidder, b[at] as Bidder)) return false;
  return true;
}

function sameBidder(a: Bidder, b: Bidder): boolean {
  return (
    a.seat === b.seat &&
    a.bonus === b.bonus &&
    a.tieRank === b.tieRank &&
    a.takes === b.takes &&
    a.blind === b.blind &&
    sameNumbers(a.cards, b.cards) &&
    sameNumbers(a.gains, b.gains) &&
    sameNumbers(a.prices, b.prices)
  );
}

function sameNumbers(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at]) return false;
  return true;
}
