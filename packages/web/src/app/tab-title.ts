/** The title of the tab says when the player is awaited: at the table on the screen, or at another one. */
import { effect, signal } from '@preact/signals';
import { words } from '../words/words.ts';

export const isAskedHere = signal(false);
export const tablesWaiting = signal(0);

export function updateTitle(): void {
  effect(() => {
    const { title, table } = words.value.shell;
    const waiting = tablesWaiting.value;
    if (isAskedHere.value) document.title = `● ${table.yourTurn} – ${title}`;
    else document.title = waiting > 0 ? `(${waiting}) ${title}` : title;
  });
}
