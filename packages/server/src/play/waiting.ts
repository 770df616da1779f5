/** Long polling: answers when a table has something new, or when time is up. */
import type { Time } from '../time.ts';
import type { Rooms } from './rooms.ts';

export interface Waiting {
  forNewer(table: string, version: number, limits: WaitLimits): Promise<void>;
  /** Answers all waiting requests: the server stops. */
  stop(): void;
}

interface WaitLimits {
  readonly milliseconds: number;
  readonly gone: AbortSignal;
}

export function createWaiting(rooms: Rooms, time: Time): Waiting {
  const waiting = new Map<string, Set<() => void>>();
  let isStopped = false;
  rooms.onChange(({ room }) => {
    for (const wakeUp of waiting.get(room.id) ?? []) wakeUp();
  });

  return {
    async forNewer(table, version, { milliseconds, gone }) {
      const room = await rooms.get(table);
      if (room === undefined || room.table().version > version || isStopped || gone.aborted) return;
      const release = rooms.hold(table);
      const others = waiting.get(table) ?? new Set();
      let resolve = (): void => undefined;
      const woken = new Promise<void>((wake) => {
        resolve = wake;
      });
      const cancel = time.later(milliseconds, resolve);
      gone.addEventListener('abort', () => resolve(), { once: true });
      waiting.set(table, others.add(resolve));
      await woken;
      cancel();
      others.delete(resolve);
      if (others.size === 0) waiting.delete(table);
      release();
    },
    stop() {
      isStopped = true;
      for (const others of waiting.values()) for (const wakeUp of others) wakeUp();
    },
  };
}
