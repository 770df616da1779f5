import type { AnyGame } from '@carson/engine';
import { boldDice, diceOptions } from './bold-dice.ts';
import { handsOptions, hiddenHands } from './hidden-hands.ts';
import { auctionOptions, sealedAuction } from './sealed-auction.ts';

export interface Toy {
  readonly name: string;
  readonly game: AnyGame;
  /** Some valid options; other ones for other indexes. */
  readonly options: (index: number) => unknown;
}

export const toys: readonly Toy[] = [
  { name: 'sealed bids', game: sealedAuction, options: auctionOptions },
  { name: 'hidden hands', game: hiddenHands, options: handsOptions },
  { name: 'bold dice', game: boldDice, options: diceOptions },
];
