/** The commands about the card game. */
import type { AddCommand } from '../json-command.ts';
import { addDeck } from './deck.ts';
import { addPlacements } from './placements.ts';
import { addScore } from './score.ts';
import { addSellable } from './sellable.ts';

export const CARD_COMMANDS: readonly AddCommand[] = [addDeck, addScore, addPlacements, addSellable];
