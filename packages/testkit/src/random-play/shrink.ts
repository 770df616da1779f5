/** The shortest line of play, found by dropping commands, that still fails in the same way. */
import type { Move } from '../moment.ts';

/** `fails` plays the moves it is given (leaving out what is no longer legal) and returns those it played if they fail. */
type Trial = (moves: readonly Move[]) => readonly Move[] | undefined;

export function shrink(failing: readonly Move[], fails: Trial, attempts: number): readonly Move[] {
  let shortest = failing;
  let left = attempts;
  for (let size = Math.ceil(failing.length / 2); size >= 1; size = Math.floor(size / 2)) {
    for (let from = 0; from < shortest.length && left > 0; left--) {
      const shorter = fails(without(shortest, from, size));
      if (shorter !== undefined && shorter.length < shortest.length) shortest = shorter;
      else from += size;
    }
  }
  return shortest;
}

function without(moves: readonly Move[], from: number, size: number): readonly Move[] {
  return [...moves.slice(0, from), ...moves.slice(from + size)];
}
