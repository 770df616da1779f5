/**
 * The server has a newer page, and parts of this one are gone: the newer one takes over. Everything that matters is
 * kept elsewhere; the address says where the player was.
 */
const MARK = 'carson-reloaded';
/** Milliseconds within which a second time would not help. */
const AGAIN = 10_000;

/** What the player asked this page for, as long as it is not done. */
const WISH = 'carson-wish';

export function switchToNewerPage(): void {
  addEventListener('vite:preloadError', reload);
}

/** A worker's script may be gone too; its own faults come as another event. */
export function reloadIfGone(worker: Worker): void {
  worker.addEventListener('error', (event) => {
    if (!(event instanceof ErrorEvent)) reload();
  });
}

/** Does what the player asked for. Where the newer page takes over before it is done, that page is asked for it again. */
export async function fulfil(wish: string, work: () => Promise<void>): Promise<void> {
  keep(WISH, wish);
  try {
    await work();
    keep(WISH, '');
  } catch (problem) {
    if (!wasReloaded()) keep(WISH, '');
    throw problem;
  }
}

/** Whether the page before this one was asked for it and could not do it; answered once. */
export function isUnfulfilled(wish: string): boolean {
  if (!wasReloaded() || kept(WISH) !== wish) return false;
  keep(WISH, '');
  return true;
}

function wasReloaded(): boolean {
  return Date.now() - Number(kept(MARK)) < AGAIN;
}

function reload(): void {
  if (wasReloaded()) return;
  // A browser that keeps nothing could not tell the second time from the first.
  if (keep(MARK, `${Date.now()}`)) location.reload();
}

function kept(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Answers whether the browser keeps it. */
function keep(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
