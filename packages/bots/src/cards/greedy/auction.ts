/** What a bid may bring: who may choose before us, and what is left for us then. */
import { appealOf, BACKS, type ColumnCard, type SeatView, type View } from '@carson/card-game';
import { type Estate, gainOf, seatViewOf } from './estate.ts';

/** What the highest card of a full hand is worth more than the lowest, in the rounds to come. */
const PRICE_OF_A_HAND = 4;

export interface Auction {
  readonly bidder: SeatView;
  readonly rivals: readonly Rival[];
  /** What each card of the column would bring us, the most appealing card first (C3.10). */
  readonly gains: readonly number[];
}

interface Rival {
  readonly seat: SeatView;
  /** What the rival must bid more than we to go first: nothing where the back favours it (C3.7). */
  readonly margin: 0 | 1;
}

/** How we go into the choice. */
export interface Terms {
  readonly bonus: number;
  /** How many cards we may take. */
  readonly cards: number;
}

export function auctionOf(view: View, estate: Estate, seat: number): Auction {
  const bidder = seatViewOf(view, seat);
  const order = BACKS[view.characterPile.backOnTop ?? 0]?.order ?? [];
  return {
    bidder,
    rivals: view.seats
      .filter((other) => other.seat !== seat && other.turnCards > 0)
      .map((other) => ({
        seat: other,
        margin: order.indexOf(other.suit) < order.indexOf(bidder.suit) ? 0 : 1,
      })),
    gains: byAppeal(view.column).map((card) => gainOf(estate, card)),
  };
}

/** As things stand. */
export function termsOf({ bidder }: Auction): Terms {
  return { bonus: bidder.bonus, cards: bidder.turnCards };
}

/** What a card of the hand brings on average, less what it could bring in later rounds. */
export function bidWorth(auction: Auction, card: number, terms = termsOf(auction)): number {
  return expectedSpoils(auction, card, terms) - priceOf(auction.bidder.held, card);
}

export function bestBidWorth(auction: Auction, terms: Terms): number {
  return Math.max(...auction.bidder.held.map((card) => bidWorth(auction, card, terms)));
}

/** What our bid brings now that all bids lie open. */
export function openBidWorth(auction: Auction, { bonus, cards }: Terms): number {
  const value = (auction.bidder.played ?? 0) + bonus;
  const before = auction.rivals.filter(({ seat, margin }) => (seat.value ?? 0) >= value + margin);
  return spoils(auction, { before: before.length, cards });
}

/** As far as the cards still held by the others tell. */
function expectedSpoils(auction: Auction, card: number, { bonus, cards }: Terms): number {
  const value = card + bonus;
  const chances = auction.rivals.map(({ seat, margin }) => chanceToReach(seat, value + margin));
  return spread(chances).reduce(
    (sum, chance, before) => sum + chance * spoils(auction, { before, cards }),
    0,
  );
}

/** The best of what is left once `before` others have taken what appeals most. */
function spoils(
  { gains }: Auction,
  { before, cards }: { readonly before: number; readonly cards: number },
): number {
  const left = gains.slice(before).sort((a, b) => b - a);
  return left.slice(0, cards).reduce((sum, gain) => sum + gain, 0);
}

/** What virtual seats go by is also the best guess at what a stranger likes. */
function byAppeal(column: readonly ColumnCard[]): readonly ColumnCard[] {
  return [...column].sort((a, b) => appealOf(b) - appealOf(a));
}

function priceOf(hand: readonly number[], card: number): number {
  const lowest = Math.min(...hand);
  const highest = Math.max(...hand);
  return lowest === highest ? 0 : (PRICE_OF_A_HAND * (card - lowest)) / (highest - lowest);
}

function chanceToReach({ held, bonus }: SeatView, value: number): number {
  return held.filter((card) => card + bonus >= value).length / Math.max(1, held.length);
}

/** How likely it is that 0, 1, 2, … of these independent events happen. */
function spread(chances: readonly number[]): readonly number[] {
  return chances.reduce<readonly number[]>(
    (sofar, chance) =>
      Array.from(
        { length: sofar.length + 1 },
        (_, count) => (sofar[count] ?? 0) * (1 - chance) + (sofar[count - 1] ?? 0) * chance,
      ),
    [1],
  );
}
