/** Work that is done one piece at a time, in the order in which it came. */
export interface SerialQueue {
  /** Resolves, or fails, with the work; one that fails does not hold up the next. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** How many pieces are not done yet. */
  waiting(): number;
  /** Resolves when all that has come so far is done. */
  idle(): Promise<void>;
}

export function createSerialQueue(): SerialQueue {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    run(work) {
      waiting++;
      const done = last.then(work).finally(() => waiting--);
      last = done.catch(() => undefined);
      return done;
    },
    waiting: () => waiting,
    idle: async () => void (await last),
  };
}
