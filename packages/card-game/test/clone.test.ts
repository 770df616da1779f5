import { describe, expect, it } from 'vitest';
import { cardGame } from '../src/index.ts';
import { newTable, play, real, virtual } from './table.ts';

/** Never changed, so clones may share it. */
const SHARED = ['options', 'backOf', 'random.key', 'bids.seats'];

/** The names of everything that two values share and either could change. */
function sharedParts(one: object, other: object, path = ''): string[] {
  return Object.entries(one).flatMap(([key, value]) => {
    const twin: unknown = (other as Record<string, unknown>)[key];
    if (typeof value !== 'object' || value === null) return [];
    const here = `${path}${key}`;
    if (SHARED.includes(here)) return [];
    if (!Array.isArray(value) && Object.isFrozen(value)) return [];
    if (value === twin) return [here];
    const isList = Array.isArray(value) && !['seats', 'auctionPiles'].includes(key);
    return isList || typeof twin !== 'object' || twin === null ? [] : sharedParts(value, twin, `${here}.`);
  });
}

describe('a clone', () => {
  it('shares no list with the state it was made of', () => {
    const state = newTable([real('hat'), real('star'), virtual('novice'), virtual('expert')]);
    play(state, 0, { type: 'bid', card: 3 });
    const clone = cardGame.clone(state);
    expect(clone).toEqual(state);
    expect(sharedParts(state, clone)).toEqual([]);
  });

  it('a view shares no list with the state it was made of', () => {
    const state = newTable([real('hat'), real('star'), virtual('novice'), virtual('expert')]);
    const view = cardGame.view(state, 'spectator');
    expect(sharedParts(view, state)).toEqual([]);
  });
});
