/** What a table needs to ask its bots, without knowing a game. */
import { type Random, seedRandom } from '@carson/engine';
import type { Bot, BotQuestion, Budget, Decision, Thinker } from './bot.ts';

/** More words than any bot draws for one answer. */
const WORDS_AN_ANSWER = 0x40_0000;

export interface SeatedBot {
  /** The game's own seed. */
  readonly seed: string;
  readonly seat: number;
  /** How many moves have been made in the game. */
  readonly moves: number;
}

/**
 * A bot's own chance for its answer after so many moves. The key, and with it the bot's personality, is the
 * same throughout a game; where the words begin moves on, so that no one has to remember what was drawn.
 */
export function chanceOf({ seed, seat, moves }: SeatedBot): Random {
  return { ...seedRandom(`${seed}/bot/${seat}`), drawn: moves * WORDS_AN_ANSWER };
}

export function isThinker(bot: Bot): bot is Thinker {
  return 'think' in bot;
}

/** The decision of any bot: those that cannot say why have no grounds. */
export function decisionOf(bot: Bot, question: BotQuestion, budget: Budget): Decision {
  return isThinker(bot)
    ? bot.deliberate(question, budget)
    : { command: bot.decide(question, budget), grounds: () => [] };
}
