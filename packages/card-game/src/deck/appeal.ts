import type { CharacterId, Element } from '../ids.ts';
import type { Parcels } from './card.ts';

const LOWEST = 1;
const HIGHEST = 9;

/** What an element is worth on its card, wherever the card will lie. */
const WORTH: Readonly<Record<Element, number>> = {
  empty: 0,
  mountain: 1,
  house: 1.5,
  townhouse: 3,
  mine: 4.5,
  ranch: 6,
  blacksmith: 4,
  drugstore: 4,
  bank: 4,
  saloon: 4,
  hotel: 5.5,
  generalStore: 8,
  church: 7.5,
  prison: 3,
  cityHall: 12,
  outlaws: -3.5,
};

const HOUSES: Neighbours = { house: 0.5, townhouse: 1, hotel: 1 };

type Neighbours = Readonly<Partial<Record<Element, number>>>;

/** What a building adds for each neighbour on its own card, where all four parcels are adjacent. */
const NEIGHBOURS: Readonly<Partial<Record<Element, Neighbours>>> = {
  mine: { mountain: 1.5 },
  drugstore: HOUSES,
  bank: HOUSES,
  generalStore: HOUSES,
  cityHall: HOUSES,
  saloon: { house: 1, townhouse: 2, hotel: 2 },
  prison: { outlaws: -WORTH.outlaws },
};

/**
 * The one formula of C1.4: worths plus neighbours, rounded to a whole number (halves down) from 1 to 9.
 * Calibrated for C7.4; docs/card-deck.md has the figures.
 */
export function appealOf(parcels: Parcels): number {
  let sum = 0;
  for (const [at, element] of parcels.entries()) {
    sum += WORTH[element];
    const liked = NEIGHBOURS[element];
    if (liked === undefined) continue;
    for (const [other, neighbour] of parcels.entries()) {
      if (other !== at) sum += liked[neighbour] ?? 0;
    }
  }
  return Math.min(HIGHEST, Math.max(LOWEST, Math.ceil(sum - 0.5)));
}

/** What a virtual player sees in a character (C3.10) and scores for it (C6.14). */
export const CHARACTER_APPEAL: Readonly<Record<CharacterId, number>> = {
  governor: 9,
  lawyer: 7,
  chineseWorker: 9,
  heroes: 9,
  gunsmith: 7,
  mercenary: 6,
  doctor: 8,
  singer: 6,
  settler: 8,
  banker: 6,
  auctioneer: 8,
  captain: 8,
  cowboy: 6,
  grocer: 6,
  undertaker: 9,
  editor: 9,
  teacher: 7,
  indian: 9,
  paperboy: 9,
  prospector: 8,
  sheriff: 5,
};
