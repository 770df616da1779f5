/** The bots that the card game offers: simple seats, people, and the levels; the strongest comes last. */
import type { Bot } from '../bot.ts';
import { BOT_PEOPLE } from '../people.ts';
import { randomSeat } from '../random-seat.ts';
import { greedyCardSeat } from './greedy/greedy.ts';
import { cardLevels, cardSeat } from './levels.ts';

export const cardBots: readonly Bot[] = [
  randomSeat,
  greedyCardSeat,
  ...BOT_PEOPLE.map((person) => cardSeat(person.level, person)),
  ...cardLevels,
];
