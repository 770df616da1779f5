import type { Route } from '../app/route.ts';
import type { Words } from '../words/words.ts';

/** What the way back from a table or its set-up is called. */
export function backLabel({ page }: Route, { shell, online, daily }: Words): string {
  if (page === 'daily') return daily.title;
  if (page === 'onlineTable') return online.room.heading;
  return page === 'lobby' ? online.toLobby : shell.home.toStart;
}
