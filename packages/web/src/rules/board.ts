import { boardGame } from '@carson/board-game';
import type { GameRules } from './game-rules.ts';

export const rules: GameRules = {
  game: boardGame,
  loadBots: async () => (await import('@carson/bots/board')).boardBots,
};
