/** The shortest line of play, found by dropping commands, that still fails in the same way. */
import type { GameCommand } from '@carson/engine';
import type { Move } from '../moment.ts';

/** `fails` plays the moves it is given (leaving out what is no longer legal) and returns those it played if they fail. */
type Trial<C extends GameCommand> = (moves: readonly Move<C>[]) => readonly Move<C>[] | undefined;

export function shrink<C extends GameCommand>(
  failing: readonly Move<C>[],
  fails: Trial<C>,
  attempts: number,
): readonly Move<C>[] {
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

function without<Entry>(entries: readonly Entry[], from: number, size: number): readonly Entry[] {
  return [...entries.slice(0, from), ...entries.slice(from + size)];
}
