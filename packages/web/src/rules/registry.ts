/** The rules behind each game, fetched only when that game is played. */
import type { GameRules } from './game-rules.ts';

const RULES: Readonly<Record<string, () => Promise<{ readonly rules: GameRules }>>> = {
  cards: () => import('./cards.ts'),
  board: () => import('./board.ts'),
};

/** Undefined for an unknown game. */
export async function loadRules(game: string): Promise<GameRules | undefined> {
  return Object.hasOwn(RULES, game) ? (await RULES[game]?.())?.rules : undefined;
}
