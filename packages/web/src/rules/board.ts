import { boardGame, characterTaken, type State, USUAL_OPTIONS } from '@carson/board-game';
import type { GameRules } from './game-rules.ts';

export const rules: GameRules = {
  game: boardGame,
  loadBots: async () => (await import('@carson/bots/board')).boardBots,
  loadReviewer: async () => (await import('@carson/bots/review-board')).boardReviewer,
  usualOptions: USUAL_OPTIONS,
  characterTaken,
  // The parcels of the Indian are thrown one by one; a building stands after its last house.
  isUnderWay: (before: State, now: State) =>
    now.moves === before.moves || now.steps.at(-1)?.kind === 'houses',
};
