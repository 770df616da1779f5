import { LEVELS, type Level } from '../ids.ts';
import { ROUNDS_PER_ERA } from '../state/state.ts';

/** C2.2, C2.3: the lowest of the nine auction cards; stronger virtual seats swap low cards for high ones. */
const LOWEST_CARD: Readonly<Record<Level, number>> = { novice: 1, intermediate: 2, expert: 3 };

/** The auction cards a seat plays with, ascending. */
export function auctionCards(level: Level | undefined): number[] {
  const lowest = LOWEST_CARD[level ?? 'novice'];
  return Array.from({ length: ROUNDS_PER_ERA }, (_, i) => lowest + i);
}

export const HIGHEST_AUCTION_CARD = Math.max(...LEVELS.flatMap(auctionCards));
