/** How much work of one person, of one network and of all together may wait or be under way. */
import { accepted, type Result, refusal, refused } from '@carson/engine';
import type { Owner } from './fair-queue.ts';

export interface Places {
  /** Takes a place. Returns the function that frees it. */
  take(owner: Owner): Result<() => void>;
}

export interface MostPlaces {
  readonly total: number;
  readonly network: number;
  /** People without a session are counted by their network alone. */
  readonly person: number;
}

export function createPlaces(most: MostPlaces): Places {
  const taken: Owner[] = [];
  const isFull = ({ network, person }: Owner): boolean =>
    taken.filter((other) => other.network === network).length >= most.network ||
    (person !== '' && taken.filter((other) => other.person === person).length >= most.person);
  return {
    take(owner) {
      if (taken.length >= most.total) return refused(refusal('busy'));
      if (isFull(owner)) return refused(refusal('tooFast'));
      const own = { ...owner };
      taken.push(own);
      return accepted(() => void taken.splice(taken.indexOf(own), 1));
    },
  };
}
