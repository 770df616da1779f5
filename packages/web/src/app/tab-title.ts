/** The title of the tab says when the player is awaited: at the table on the screen, or at another one. */
import { effect, signal } from '@preact/signals';
import { words } from '../words/words.ts';

export const isAskedHere = signal(false);
export const tablesWaiting = signal(0);

/** Soon, not in the middle of a move: where bots answer at once, the title need not change at all. */
export function updateTitle(): void {
  effect(() => {
    const { title, table } = words.value.shell;
    const waiting = waitingTitle(tablesWaiting.value, title);
    const wanted = isAskedHere.value ? `● ${table.yourTurn} – ${title}` : waiting;
    const timer = setTimeout(() => {
      if (document.title !== wanted) document.title = wanted;
    }, TITLE_DELAY);
    return () => clearTimeout(timer);
  });
}

const TITLE_DELAY = 100;

function waitingTitle(tables: number, title: string): string {
  return tables > 0 ? `(${tables}) ${title}` : title;
}
