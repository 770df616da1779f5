/**
 * The server has a newer page, and parts of this one are gone: the newer one takes over. Everything that matters is
 * kept elsewhere; the address says where the player was.
 */
const MARK = 'carson-reloaded';
/** Milliseconds within which a second time would not help. */
const AGAIN = 10_000;

export function switchToNewerPage(): void {
  addEventListener('vite:preloadError', reload);
}

/** A worker's script may be gone too; what it does wrong itself comes as another event. */
export function reloadIfGone(worker: Worker): void {
  worker.addEventListener('error', (event) => {
    if (!(event instanceof ErrorEvent)) reload();
  });
}

function reload(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(MARK) ?? 0) < AGAIN) return;
    sessionStorage.setItem(MARK, `${Date.now()}`);
    location.reload();
  } catch {
    // A browser that keeps nothing could not tell the second time from the first.
  }
}
