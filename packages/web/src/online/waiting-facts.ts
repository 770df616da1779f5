/** How long a game has waited for somebody, and how long they still have: for a line in a list. */
import type { TableSummary } from '@carson/protocol';
import type { Words } from '../words/words.ts';
import { lasting } from './ago.ts';

interface Reader {
  /** Below 0 for somebody who has none. */
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
