/**
 * The browser's Back closes a dialog before it leaves the page: while one is open, the page has an entry of its own
 * in the history.
 */

/** How to close the open dialogs, the newest last. */
const open: (() => void)[] = [];

const hasHistory = typeof history !== 'undefined' && typeof addEventListener !== 'undefined';

if (hasHistory) {
  // Left over by a page that was loaded again.
  if (isMarked()) history.replaceState(null, '');
  addEventListener('popstate', () => {
    if (!isMarked()) for (const close of [...open].reverse()) close();
  });
}

/** Whether the present entry of the history is a dialog's. */
export function isMarked(): boolean {
  const state: unknown = hasHistory ? history.state : undefined;
  return typeof state === 'object' && state !== null && 'dialog' in state;
}

/** A dialog is open until the returned function is called. */
export function closeOnBack(close: () => void): () => void {
  open.push(close);
  if (hasHistory && !isMarked()) history.pushState({ dialog: true }, '');
  return () => {
    open.splice(open.indexOf(close), 1);
    // Not at once: another dialog may follow, or another page.
    setTimeout(() => {
      if (open.length === 0 && isMarked()) goBack();
    });
  };
}

/** Works on the page's own entry of the history: at once, or when the dialog's entry above it has been left. */
export function onOwnEntry(work: () => void): void {
  if (isMarked()) addEventListener('popstate', () => onOwnEntry(work), { once: true });
  else work();
}

/** While the browser goes back from a dialog's entry, which it does a moment after it was asked. */
let isGoingBack = false;

function goBack(): void {
  isGoingBack = true;
  addEventListener(
    'popstate',
    () => {
      isGoingBack = false;
    },
    { once: true },
  );
  history.back();
}

/** Goes to another page: once the browser has gone back, or it would return from there. */
export function afterGoingBack(go: () => void): void {
  if (isGoingBack) addEventListener('popstate', go, { once: true });
  else go();
}
