import type { Element, Era } from '../../src/ids.ts';

/** The same seed gives the same deck; another one arranges the same contents again. */
export const DECK_SEED = 'carson city 1858';

/**
 * What the cards of an Era show, as themes: so many cards with these elements, the rest empty.
 * Where on the card they stand is left to the program. Era I is country, Era II is town. Most buildings come
 * with something that does them no good, so that cities are made by laying cards well, not by the cards
 * themselves; the lone elements are easy to lay; outlaws sit on what would else be too good.
 */
export interface Recipe {
  readonly cards: number;
  readonly elements: readonly Element[];
}

export const RECIPES: Readonly<Record<Era, readonly Recipe[]>> = {
  1: [
    of(1, 'mine', 'mountain', 'mountain', 'outlaws'),
    of(2, 'mine', 'mountain'),
    of(4, 'mine', 'house'),
    of(1, 'mine'),
    of(1, 'mine', 'bank'),
    of(1, 'mine', 'ranch'),
    of(1, 'ranch'),
    of(3, 'ranch', 'mountain'),
    of(2, 'ranch', 'mountain', 'mountain'),
    of(1, 'ranch', 'mountain', 'mountain', 'mountain'),
    of(1, 'ranch', 'house'),
    of(1, 'ranch', 'house', 'outlaws'),
    of(1, 'blacksmith', 'mountain'),
    of(1, 'blacksmith', 'house'),
    of(1, 'drugstore'),
    of(2, 'drugstore', 'mountain'),
    of(1, 'bank'),
    of(1, 'bank', 'mountain'),
    of(1, 'saloon', 'mountain', 'outlaws'),
    of(1, 'hotel'),
    of(1, 'generalStore'),
    of(1, 'church', 'mountain'),
    of(1, 'prison', 'house'),
    of(2, 'townhouse'),
    of(4, 'house'),
    of(3, 'house', 'house'),
    of(4, 'mountain'),
    of(4, 'mountain', 'mountain'),
  ],
  2: [
    of(1, 'mine', 'mountain'),
    of(2, 'mine', 'house'),
    of(1, 'mine', 'bank'),
    of(1, 'ranch'),
    of(2, 'ranch', 'mountain'),
    of(1, 'ranch', 'townhouse'),
    of(1, 'blacksmith', 'mountain'),
    of(2, 'drugstore'),
    of(3, 'drugstore', 'house'),
    of(2, 'drugstore', 'mountain'),
    of(1, 'drugstore', 'townhouse', 'outlaws'),
    of(1, 'bank'),
    of(2, 'bank', 'house'),
    of(2, 'bank', 'mountain'),
    of(1, 'bank', 'house', 'outlaws'),
    of(1, 'bank', 'prison'),
    of(2, 'saloon', 'mountain'),
    of(1, 'saloon', 'house'),
    of(1, 'saloon', 'house', 'outlaws'),
    of(1, 'saloon', 'prison'),
    of(2, 'hotel'),
    of(2, 'hotel', 'house'),
    of(1, 'generalStore'),
    of(1, 'church'),
    of(1, 'church', 'mountain'),
    of(1, 'prison', 'house', 'outlaws'),
    of(1, 'cityHall', 'outlaws'),
    of(4, 'townhouse'),
    of(2, 'townhouse', 'townhouse'),
    of(2, 'house'),
    of(1, 'house', 'house'),
    of(1, 'house', 'mountain'),
  ],
};

function of(cards: number, ...elements: readonly Element[]): Recipe {
  return { cards, elements };
}
