import { boardGame, characterTaken, USUAL_OPTIONS } from '@carson/board-game';
import type { GameRules } from './game-rules.ts';

export const rules: GameRules = {
  game: boardGame,
  loadBots: async () => (await import('@carson/bots/board')).boardBots,
  loadReviewer: async () => (await import('@carson/bots/review-board')).boardReviewer,
  usualOptions: USUAL_OPTIONS,
  characterTaken,
};
