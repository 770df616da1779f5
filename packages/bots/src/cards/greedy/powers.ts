/** When to use a tilt power: once it brings more than waiting for a better round would. */
import { CHARACTERS, type CharacterId, type Power, type View } from '@carson/card-game';
import { type Auction, auctionOf, bestBidWorth, openBidWorth, type Terms, termsOf } from './auction.ts';
import type { Estate } from './estate.ts';

/** What a good use brings: a bid that wins what it would not, a card on top. */
const GOOD_RAISE = 4;
const GOOD_CARD = 10;

export function powerGain(view: View, estate: Estate, { seat, character }: Owner): number {
  const { power } = CHARACTERS[character];
  if (power === undefined) return 0;
  const auction = auctionOf(view, estate, seat);
  const { roundsOfEra, rounds } = estate.ahead;
  return gainNow(auction, power) - patience(power, power.once === 'game' ? rounds : roundsOfEra);
}

interface Owner {
  readonly seat: number;
  readonly character: CharacterId;
}

function gainNow(auction: Auction, power: Power): number {
  const terms = termsOf(auction);
  const using = {
    bonus: terms.bonus + (power.bonus ?? 0),
    cards: power.forfeitsTurn === true ? 0 : terms.cards + (power.extraCards ?? 0),
  };
  const worth = (of: Terms) =>
    power.window === 'afterReveal' ? openBidWorth(auction, of) : bestBidWorth(auction, of);
  const taken = power.takes === undefined ? 0 : Math.max(...auction.gains);
  return taken + worth(using) - worth(terms);
}

/** What to expect of a later use; nothing where there is no later round. */
function patience(power: Power, chances: number): number {
  const good = power.bonus === undefined ? GOOD_CARD : GOOD_RAISE;
  return (good * chances) / (chances + 2);
}
