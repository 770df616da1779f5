/** The daily challenge: the results of a day, and how to enter one. */
import * as v from 'valibot';
import { LIMITS } from '../limits.ts';
import { DailyEntrySchema, DaySchema } from '../results.ts';
import { count, list } from '../shapes.ts';
import { GameIdSchema } from '../tables.ts';
import { get, post } from './endpoint.ts';

const dayParams = v.strictObject({ game: GameIdSchema, day: DaySchema });

/** The best results of the day, how many there are, and mine where I have entered one. */
const Results = v.object({
  entries: list(DailyEntrySchema),
  count,
  mine: v.exactOptional(DailyEntrySchema),
});

export const DAILY_ENDPOINTS = {
  daily: get('/api/daily/:game/:day', 'anyone', {
    summary: 'The results of a day’s challenge, the best first. With my own entry, the games come along.',
    params: dayParams,
    answer: Results,
  }),
  enterDaily: post('/api/daily/:game/:day', 'play', {
    summary:
      'Enter the record of a day’s challenge, of today or of the two days before. It is replayed first; one per person counts, the first.',
    params: dayParams,
    body: v.looseObject({ game: v.string() }),
    answer: Results,
    largest: LIMITS.record,
    raw: true,
  }),
};
