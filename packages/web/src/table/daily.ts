import { dayAfter } from '@carson/bots/daily';
import type { StoredResult } from './stored/results-store.ts';

/** There is one attempt per day and game: its table and its result go by this id. */
export function dailyId(game: string, day: string): string {
  return `daily-${game}-${day}`;
}

export function isDailyId(id: string): boolean {
  return id.startsWith('daily-');
}

export interface Streak {
  /** Days in a row up to today, or up to yesterday while today's game is not finished. */
  readonly current: number;
  readonly best: number;
  /** Days played to the end. */
  readonly days: number;
}

export function streakOf(kept: readonly StoredResult[], game: string, today: string): Streak {
  const days = new Set(
    kept.flatMap(({ daily, result, game: played }) =>
      daily !== undefined && result !== undefined && played === game ? [daily] : [],
    ),
  );
  const runUpTo = (last: string): number => {
    let length = 0;
    while (days.has(dayAfter(last, -length))) length += 1;
    return length;
  };
  const current = runUpTo(days.has(today) ? today : dayAfter(today, -1));
  return { current, best: Math.max(0, ...[...days].map(runUpTo)), days: days.size };
}
