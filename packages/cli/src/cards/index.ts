/** The commands about the card game. */

import type { Contract } from '../contract.ts';
import type { AddCommand } from '../json-command.ts';
import { addDeck, deckContract } from './deck.ts';
import { addPlacements, placementsContract } from './placements.ts';
import { addScore, scoreContract } from './score.ts';
import { addSellable, sellableContract } from './sellable.ts';

export const CARD_CONTRACTS: readonly Contract[] = [
  deckContract,
  scoreContract,
  placementsContract,
  sellableContract,
];

export const CARD_COMMANDS: readonly AddCommand[] = [addDeck, addScore, addPlacements, addSellable];
