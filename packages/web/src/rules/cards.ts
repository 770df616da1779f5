import { cardGame, characterTaken, USUAL_OPTIONS } from '@carson/card-game';
import type { GameRules } from './game-rules.ts';

export const rules: GameRules = {
  game: cardGame,
  loadBots: async () => (await import('@carson/bots/cards')).cardBots,
  loadReviewer: async () => (await import('@carson/bots/review-cards')).cardReviewer,
  usualOptions: USUAL_OPTIONS,
  characterTaken,
};
