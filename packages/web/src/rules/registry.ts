/** The rules and bots behind each game, fetched only when that game is played. */
import type { AnyGame } from '@carson/engine';
import type { GameRules } from './game-rules.ts';

const RULES: Readonly<Record<string, () => Promise<{ readonly rules: GameRules }>>> = {
  cards: () => import('./cards.ts'),
  board: () => import('./board.ts'),
};

/** Undefined where nobody knows the game. */
export async function loadRules(game: string): Promise<GameRules | undefined> {
  return Object.hasOwn(RULES, game) ? (await RULES[game]?.())?.rules : undefined;
}

const GAMES: Readonly<Record<string, () => Promise<{ readonly game: unknown }>>> = {
  cards: () => import('./games/cards.ts'),
  board: () => import('./games/board.ts'),
};

/** The rules without the bots, where nobody has to think. */
export async function loadGameAlone(game: string): Promise<AnyGame | undefined> {
  return Object.hasOwn(GAMES, game) ? ((await GAMES[game]?.())?.game as AnyGame | undefined) : undefined;
}
