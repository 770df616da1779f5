/**
 * The browser's Back closes a dialog before it leaves the page: while one is open, the page has an entry of its own
 * in the history.
 */

/** How to close the open dialogs, the newest last. */
const open: (() => void)[] = [];

/** What follows once the browser has gone back from a dialog's entry, which it does a moment after it was asked. */
let afterwards: (() => void)[] | undefined;

const hasHistory = typeof history !== 'undefined' && typeof addEventListener !== 'undefined';

if (hasHistory) {
  // Left over by a page that was loaded again.
  if (isMarked()) history.replaceState(null, '');
  addEventListener('popstate', () => {
    if (!isMarked() && afterwards === undefined) for (const close of [...open].reverse()) close();
  });
}

/** Whether the present entry of the history is a dialog's. */
function isMarked(): boolean {
  const state: unknown = hasHistory ? history.state : undefined;
  return typeof state === 'object' && state !== null && 'dialog' in state;
}

/** A dialog is open until the returned function is called. */
export function closeOnBack(close: () => void): () => void {
  open.push(close);
  if (afterwards === undefined) mark();
  else afterwards.push(mark);
  return () => {
    open.splice(open.indexOf(close), 1);
    // Not at once: another dialog may follow, or another page.
    setTimeout(() => {
      if (open.length === 0 && afterwards === undefined && isMarked()) goBack();
    });
  };
}

function mark(): void {
  if (hasHistory && open.length > 0 && !isMarked()) history.pushState({ dialog: true }, '');
}

/** Works on the page's own entry of the history: at once, or when the dialog's entry above it has been left. */
export function onOwnEntry(work: () => void): void {
  if (isMarked()) onceMoved(() => onOwnEntry(work));
  else work();
}

function goBack(): void {
  const { hash } = location;
  afterwards = [];
  onceMoved(() => {
    if (location.hash === hash) return arrive();
    // A link was followed meanwhile: the browser is about to return from there.
    const followed = location.hash;
    onceMoved(() => {
      if (location.hash === hash) afterwards?.push(() => follow(followed));
      arrive();
    });
  });
  history.back();
}

function onceMoved(work: () => void): void {
  addEventListener('popstate', work, { once: true });
}

function arrive(): void {
  const works = afterwards ?? [];
  afterwards = undefined;
  for (const work of works) work();
}

/** Goes to another page: once the browser has gone back, or it would return from there. */
export function goToHash(hash: string): void {
  if (afterwards === undefined) follow(hash);
  else afterwards.push(() => follow(hash));
}

/** From a dialog: its entry in the history gives way to the page, so that Back leads to where the dialog was. */
function follow(hash: string): void {
  if (isMarked()) location.replace(hash);
  else location.hash = hash;
}
