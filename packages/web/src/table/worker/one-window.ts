/**
 * A table is played in one window at a time, or two of them would overwrite each other's moves.
 * The browser frees the lock by itself when the window closes.
 */
export interface HeldTable {
  /** Whether the table is this window's now. */
  readonly held: Promise<boolean>;
  /** When another window has let go of it; never, where no other one has it. */
  readonly freed: Promise<void>;
  readonly release: () => void;
}

export function holdTable(id: string): HeldTable {
  const name = `carson-table-${id}`;
  const waiting = new AbortController();
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
    release: () => {
      waiting.abort();
      release();
    },
  };
}
