/**
 * A table is played in one window at a time, or two of them would overwrite each other's moves.
 * The browser frees the lock by itself when the window closes.
 */
export function holdTable(id: string): { readonly held: Promise<boolean>; readonly release: () => void } {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held = new Promise<boolean>((resolve) => {
    if (navigator.locks === undefined) {
      resolve(true);
      return;
    }
    void navigator.locks.request(`carson-table-${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : until;
    });
  });
  return { held, release };
}
