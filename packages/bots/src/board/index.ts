/** Everybody who can sit down at the board game, the weakest first. */
import type { Bot } from '../bot.ts';
import { randomSeat } from '../random-seat.ts';
import { greedyBoardSeat } from './greedy.ts';
import { boardLevels } from './levels.ts';

export const boardBots: readonly Bot[] = [randomSeat, greedyBoardSeat, ...boardLevels];
