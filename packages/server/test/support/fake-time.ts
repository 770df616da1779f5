import type { Time } from '../../src/time.ts';

/** A clock that goes only when it is told to. */
export interface FakeTime extends Time {
  /** Runs everything that falls due on the way, in its order. */
  pass(milliseconds: number): void;
}

interface Task {
  at: number;
  readonly work: () => void;
  readonly every?: number;
}

export function fakeTime(start = 1_700_000_000_000): FakeTime {
  let now = start;
  const tasks = new Set<Task>();
  const add = (task: Task) => {
    tasks.add(task);
    return () => void tasks.delete(task);
  };
  return {
    now: () => now,
    notBefore: (moment) => {
      now = Math.max(now, moment);
    },
    later: (milliseconds, work) => add({ at: now + milliseconds, work }),
    every: (milliseconds, work) => add({ at: now + milliseconds, work, every: milliseconds }),
    pass(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...tasks].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        now = next.at;
        if (next.every === undefined) tasks.delete(next);
        else next.at += next.every;
        next.work();
      }
      now = end;
    },
  };
}
