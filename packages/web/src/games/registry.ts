import { boardUi } from './board/board-ui.ts';
import { cardsUi } from './cards/cards-ui.ts';
import type { GameUi } from './game-ui.ts';

/** To add a game to the page, add it here and in `rules/registry.ts`. */
export const gameUis: readonly GameUi[] = [boardUi, cardsUi];

/** Whose rulebook has this paragraph: C5.4 is the card game's, B5.4 the board game's. */
export function gameOfRule(rule: string): string | undefined {
  return gameUis.find(({ ruleLetter }) => rule.startsWith(ruleLetter))?.id;
}

export function gameUi(id: string): GameUi | undefined {
  return gameUis.find((game) => game.id === id);
}
