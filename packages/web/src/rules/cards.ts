import { cardGame } from '@carson/card-game';
import type { GameRules } from './game-rules.ts';

export const rules: GameRules = {
  game: cardGame,
  loadBots: async () => (await import('@carson/bots/cards')).cardBots,
};
