/** How long a game has waited for somebody, and how long they still have: for a line in a list. */
import type { TableSummary } from '@carson/protocol';
import { words } from '../words/words.ts';
import { lasting } from './ago.ts';
import { live } from './session.ts';

/** `mySeat`: below 0 for somebody who has none. */
export function waitingFacts({ phase, awaited = [] }: TableSummary, mySeat: number): readonly string[] {
  const { notices, locale } = words.value;
  const soonest = [...awaited].sort((a, b) => (a.until ?? a.since) - (b.until ?? b.since));
  const waiting = soonest.find(({ seat }) => seat === mySeat) ?? soonest[0];
  if (phase !== 'playing' || waiting === undefined) return [];
  const now = live.serverTime();
  const { since, until } = waiting;
  return [
    notices.list.waiting({ time: lasting(now - since, locale) }),
    ...(until === undefined ? [] : [notices.list.left({ time: lasting(Math.max(0, until - now), locale) })]),
  ];
}
