/**
 * Replaying goes in slices, so that a long game does not hold up the others. After its first slice a replay waits for its
 * turn: all replays together have one slice at a time and half of the event loop at most, however many tables wake. A move
 * passes through the event loop several times, and would wait for a slice of each of them every time.
 */
import { setTimeout } from 'node:timers/promises';

/** Milliseconds. */
const SLICE = 2;

export interface SlicePorts {
  /** Milliseconds since any moment. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<unknown>;
}

/** Called between two moves: yields whenever a slice is used up. */
type Pause = () => Promise<void> | undefined;

/** Returns a function that gives each replay its own pause; their turns come in the order in which they asked. */
export function createSlices({ now, wait }: SlicePorts): () => Pause {
  let lastTurn: Promise<void> = Promise.resolve();
  /** When everything else has had as much time as the last slice took. */
  let freeAt = Number.NEGATIVE_INFINITY;
  const untilFree = async (): Promise<void> => {
    for (let rest = freeAt - now(); rest > 0; rest = freeAt - now()) await wait(rest);
  };
  return () => {
    let started = now();
    return () => {
      const ended = now();
      if (ended - started < SLICE) return undefined;
      freeAt = Math.max(freeAt, ended + (ended - started));
      lastTurn = lastTurn.then(untilFree).then(() => {
        started = now();
        freeAt = started + 2 * SLICE;
      });
      return lastTurn;
    };
  };
}

export const slices = createSlices({ now: () => performance.now(), wait: (time) => setTimeout(time) });
