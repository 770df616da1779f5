/**
 * Replaying goes in slices, so that a long game does not hold up the others. All replays together have one slice at a
 * time and half of the event loop at most, however many tables wake: a move passes through the event loop several
 * times, and would wait for a slice of each of them every time.
 */
import { setTimeout } from 'node:timers/promises';

/** Milliseconds. */
const SLICE = 2;
const BETWEEN_STARTS = 2 * SLICE;

let lastTurn: Promise<unknown> = Promise.resolve();

/** Called between two moves: lets others have their turn whenever a slice is used up. */
export function slices(): () => Promise<void> | undefined {
  let sliceEnds = performance.now() + SLICE;
  return () => {
    if (performance.now() < sliceEnds) return undefined;
    const turn = lastTurn.then(() => setTimeout(BETWEEN_STARTS));
    lastTurn = turn;
    return turn.then(() => {
      sliceEnds = performance.now() + SLICE;
    });
  };
}
