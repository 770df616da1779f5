/**
 * A bot behind a message. The same function is hosted by a worker thread on Node and by a web worker in
 * the browser: it takes plain data and gives plain data.
 */
import { boardGame } from '@carson/board-game';
import { cardGame } from '@carson/card-game';
import type { AnyGame, GameCommand, Random } from '@carson/engine';
import { isThinker } from './at-table.ts';
import type { Budget, Thought } from './bot.ts';
import { botFor } from './registry.ts';

export interface BotRequest {
  /** The ids of the game and of the bot. */
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: number;
  readonly options: readonly GameCommand[];
  readonly random: Random;
  /** The same number of iterations gives the same answer everywhere. */
  readonly iterations?: number;
  /** The bot answers with the best it has found by then. */
  readonly milliseconds?: number;
  /** Reasons take a closer look: they are given where they are asked for. */
  readonly reasons?: 'wanted';
}

export interface BotReply extends Thought {
  /** The bot's chance as it is now: the next question goes on from here. */
  readonly random: Random;
}

const GAMES = new Map<string, AnyGame>([
  [cardGame.id, cardGame],
  [boardGame.id, boardGame],
]);

export function answerBot(request: BotRequest, now: () => number = Date.now): BotReply {
  const { view, seat, options, iterations, milliseconds, reasons } = request;
  const game = GAMES.get(request.game);
  const bot = botFor(request.game, request.bot);
  if (game === undefined || bot === undefined) {
    throw new Error(`no bot ${request.bot} plays ${request.game}`);
  }
  const random: Random = { ...request.random };
  const question = { game, view, seat, options, random };
  const until = milliseconds === undefined ? undefined : now() + milliseconds;
  const budget: Budget = {
    ...(iterations === undefined ? {} : { iterations }),
    ...(until === undefined ? {} : { left: () => until - now() }),
  };
  const thought =
    reasons === 'wanted' && isThinker(bot)
      ? bot.think(question, budget)
      : { command: bot.decide(question, budget), reasons: [] };
  return { ...thought, random };
}
