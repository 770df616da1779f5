import type { Owed } from '../game.ts';

/**
 * Where several seats act at once in the open, whether this one is a move ahead of a person. A decision is counted
 * again with every own move, so that a later one than a person's means that more has been done.
 */
export function isAhead(own: Owed, owed: readonly Owed[], isPerson: (seat: number) => boolean): boolean {
  if (own.sealed) return false;
  return owed.some(({ seat, decision, sealed }) => !sealed && isPerson(seat) && decision < own.decision);
}
