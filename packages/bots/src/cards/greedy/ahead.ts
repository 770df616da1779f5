/** What the rest of a game may still bring one seat, from what everyone knows: the deck and the round. */
import {
  ELEMENTS,
  type Element,
  ERAS,
  type Era,
  HOUSE_VALUE,
  IS_BUILDING,
  ROUNDS_PER_ERA,
  TERRAIN,
  type View,
  type Worth,
} from '@carson/card-game';
import { fromKeys, nth } from '@carson/engine';

export interface Ahead {
  /** Rounds after this one. */
  readonly rounds: number;
  /** Rounds of this Era after this one. */
  readonly roundsOfEra: number;
  /** How many more of each element this seat may lay. */
  readonly elements: Readonly<Record<Element, number>>;
  readonly houseValue: number;
  readonly buildings: number;
  readonly characters: number;
  /** Eras in which a tilted character can be used again. */
  readonly freshEras: number;
}

/** How many of each element an average card of an Era shows. */
const SUPPLY: Readonly<Record<Era, Readonly<Record<Element, number>>>> = { 1: supplyOf(1), 2: supplyOf(2) };
/** How many of a seat's cards are terrain: one card in five of a column is a character. */
const TERRAIN_SHARE = 0.8;

export function aheadOf({ era, round }: View): Ahead {
  const roundsOfEra = ROUNDS_PER_ERA - round;
  const roundsOfNext = (ERAS - era) * ROUNDS_PER_ERA;
  const elements = fromKeys(
    ELEMENTS,
    (element) => TERRAIN_SHARE * (roundsOfEra * SUPPLY[era][element] + roundsOfNext * SUPPLY[2][element]),
  );
  return {
    rounds: roundsOfEra + roundsOfNext,
    roundsOfEra,
    elements,
    houseValue: sumOf(elements, HOUSE_VALUE),
    buildings: sumOf(elements, IS_BUILDING),
    characters: (1 - TERRAIN_SHARE) * (roundsOfEra + roundsOfNext),
    freshEras: ERAS - era,
  };
}

function supplyOf(era: Era): Readonly<Record<Element, number>> {
  const cards = TERRAIN.filter((card) => card.era === era);
  return fromKeys(
    ELEMENTS,
    (element) =>
      cards.flatMap((card) => card.parcels).filter((shown) => shown === element).length / cards.length,
  );
}

function sumOf(elements: Ahead['elements'], worth: Worth): number {
  return ELEMENTS.reduce((sum, element, code) => sum + nth(worth, code) * elements[element], 0);
}
