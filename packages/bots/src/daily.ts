/** The daily challenge: seed and opponents of a day follow from the date alone, so that they need no server. */
import { BOT_PEOPLE, type BotPersonId } from './people.ts';

/** Milliseconds. */
const DAY = 86_400_000;
const DAYS_PER_WEEK = 7;
/** Opponents at the table, and how many of the people a day chooses them from. */
const OPPONENTS = 3;
const CHOICE = 4;

/**
 * How much the day's opponents think. Counted in playouts instead of seconds, they are the same for everyone,
 * and their answers can be thought again.
 */
export const DAILY_BUDGET = { iterations: 30 } as const;

/** The day at a moment, in UTC: '2026-11-16'. */
export function dayAt(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

/** Whether a text names a day of the calendar. */
export function isDay(text: string): boolean {
  const moment = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(moment) && dayAt(moment) === text;
}

/** The day `days` later; earlier where `days` is negative. */
export function dayAfter(day: string, days = 1): string {
  return dayAt(Date.parse(day) + days * DAY);
}

/** The seed of the day's game. Everyone can compute it: the challenge works without a server. */
export function dailySeed(game: string, day: string): string {
  return `daily/${game}/${day}`;
}

/** The day's opponents, in the order of their seats: easy ones on Monday, the hardest on Sunday. */
export function dailyOpponents(game: string, day: string): readonly BotPersonId[] {
  const number = Math.floor(Date.parse(day) / DAY);
  // 1 January 1970 was a Thursday.
  const weekday = (number + 3) % DAYS_PER_WEEK;
  // Two games of a day are played against different people.
  const week = Math.floor((number + 3) / DAYS_PER_WEEK) + game.charCodeAt(0);
  const easiest = Math.round((weekday * (BOT_PEOPLE.length - CHOICE)) / (DAYS_PER_WEEK - 1));
  const choice = BOT_PEOPLE.slice(easiest, easiest + CHOICE).map(({ id }) => id);
  const opponents = choice.filter((_, at) => at !== week % CHOICE);
  return opponents.map((_, at) => opponents[(at + week) % OPPONENTS] ?? BOT_PEOPLE[0].id);
}
