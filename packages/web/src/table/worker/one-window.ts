/**
 * A table is played in one window at a time, or two of them would overwrite each other's moves.
 * The browser frees the lock by itself when the window closes.
 */
export interface HeldTable {
  /** Whether the table is this window's now. */
  readonly held: Promise<boolean>;
  /** When another window has released it; never, where no other one has it. */
  readonly freed: Promise<void>;
  /** When another window asks for it. */
  readonly wanted: Promise<void>;
  /** Asks the window that has it to release it. */
  readonly ask: () => void;
  readonly release: () => void;
}

export function holdTable(id: string): HeldTable {
  const name = `carson-table-${id}`;
  const waiting = new AbortController();
  const windows = new BroadcastChannel(name);
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  let letGo: () => void = () => undefined;
  const freed = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const held = new Promise<boolean>((resolve) => {
    if (navigator.locks === undefined) {
      resolve(true);
      return;
    }
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      if (lock !== null) return until;
      navigator.locks.request(name, { signal: waiting.signal }, () => letGo()).catch(() => undefined);
      return undefined;
    });
  });
  return {
    held,
    freed,
    wanted: new Promise((resolve) => {
      windows.onmessage = () => void held.then((isHeld) => isHeld && resolve());
    }),
    ask: () => windows.postMessage('ask'),
    release: () => {
      windows.close();
      waiting.abort();
      release();
    },
  };
}
