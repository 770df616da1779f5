/** Everybody who can sit down at the card game, the weakest first. */
import type { Bot } from '../bot.ts';
import { randomSeat } from '../random-seat.ts';
import { greedyCardSeat } from './greedy.ts';
import { cardLevels } from './levels.ts';

export const cardBots: readonly Bot[] = [randomSeat, greedyCardSeat, ...cardLevels];
