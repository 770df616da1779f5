/** Who can sit down at which game. */
import { boardGame } from '@carson/board-game';
import { cardGame } from '@carson/card-game';
import { boardBots } from './board/index.ts';
import { boardReviewer } from './board/review.ts';
import type { Bot } from './bot.ts';
import { cardBots } from './cards/index.ts';
import { cardReviewer } from './cards/review.ts';
import type { AnyReviewer } from './review/reviewer.ts';

const BOTS: ReadonlyMap<string, readonly Bot[]> = new Map([
  [cardGame.id, cardBots],
  [boardGame.id, boardBots],
]);

/** Undefined where the game has no such bot. */
export function botFor(gameId: string, botId: string): Bot | undefined {
  return BOTS.get(gameId)?.find(({ id }) => id === botId);
}

const REVIEWERS: ReadonlyMap<string, AnyReviewer> = new Map([
  [cardGame.id, cardReviewer],
  [boardGame.id, boardReviewer],
]);

/** Undefined where no one can review the game. */
export function reviewerFor(gameId: string): AnyReviewer | undefined {
  return REVIEWERS.get(gameId);
}
