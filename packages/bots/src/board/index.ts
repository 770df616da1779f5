/** The bots that the board game offers: simple seats, people, and the levels; the strongest comes last. */
import type { Bot } from '../bot.ts';
import { BOT_PEOPLE } from '../people.ts';
import { randomSeat } from '../random-seat.ts';
import { greedyBoardSeat } from './greedy.ts';
import { boardLevels, boardSeat } from './levels.ts';

export const boardBots: readonly Bot[] = [
  randomSeat,
  greedyBoardSeat,
  ...BOT_PEOPLE.map((person) => boardSeat(person.level, person)),
  ...boardLevels,
];
