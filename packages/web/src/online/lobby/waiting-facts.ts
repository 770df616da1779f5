/** How long a game has waited for a seat and how long the seat still has: for a line in a list. */
import type { TableSummary } from '@carson/protocol';
import type { Words } from '../../words/words.ts';
import { sitterNames } from '../parts/names.ts';
import { lasting, onDay } from '../parts/times.ts';

interface Reader {
  /** Below 0 for a reader without a seat. */
  readonly mySeat: number;
  /** The server's time. */
  readonly now: number;
  readonly words: Words;
}

/** Of my own seat first, then of the one whose time runs out first. */
export function waitingFacts(
  { phase, awaited = [] }: Pick<TableSummary, 'phase' | 'awaited'>,
  { mySeat, now, words: { notices, locale } }: Reader,
): readonly string[] {
  const soonest = [...awaited].sort((a, b) => (a.until ?? a.since) - (b.until ?? b.since));
  const waiting = soonest.find(({ seat }) => seat === mySeat) ?? soonest[0];
  if (phase !== 'playing' || waiting === undefined) return [];
  const { since, until } = waiting;
  return [
    notices.list.waiting({ time: lasting(now - since, locale) }),
    ...(until === undefined ? [] : [notices.list.left({ time: lasting(Math.max(0, until - now), locale) })]),
  ];
}

/** Whom the game waits for who is on vacation, and until when. */
export function awayFacts(
  { phase, seats, awaited = [] }: Pick<TableSummary, 'phase' | 'seats' | 'awaited'>,
  { now, words }: Omit<Reader, 'mySeat'>,
): readonly string[] {
  const names = sitterNames(seats, words);
  return seats.flatMap(({ awayUntil = 0 }, at) => {
    const isAwaited = awaited.some(({ seat }) => seat === at);
    if (phase !== 'playing' || awayUntil <= now || !isAwaited) return [];
    return [words.slow.listed.away({ name: names[at] ?? '', when: onDay(awayUntil, words.locale) })];
  });
}
