/** Every game the command line knows. A further one is one more entry here. */
import { board } from './board.ts';
import { cards } from './cards.ts';
import type { GameEntry } from './entry.ts';

export type { GameEntry } from './entry.ts';

export const GAMES: readonly GameEntry[] = [cards, board];

export function gameByName(name: string): GameEntry | undefined {
  return GAMES.find((entry) => entry.name === name);
}

export function gameById(id: string): GameEntry | undefined {
  return GAMES.find((entry) => entry.game.id === id);
}
