import type { Route } from '../app/route.ts';
import type { Words } from '../words/words.ts';

/** Returns the label of the link that leads back from a table or its set-up. */
export function backLabel({ page }: Route, { shell, onlineEntry, daily }: Words): string {
  if (page === 'daily') return daily.title;
  if (page === 'onlineTable') return onlineEntry.room;
  return page === 'lobby' ? onlineEntry.toLobby : shell.home.toStart;
}
