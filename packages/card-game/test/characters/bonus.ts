import { expect } from 'vitest';
import { CHARACTERS, type CharacterId, type State } from '../../src/index.ts';
import { asked, bidAll, from, give, newTable, play, refusalOf, seatOf } from '../table.ts';

const use = (character: CharacterId) => ({ type: 'usePower', character }) as const;

/** Seat 3 bids least and raises its bid before the bidding. */
export function raisedBeforeBid(character: CharacterId): State {
  const state = give(newTable(), 3, character);
  from(state);
  expect(asked(state)).toBe(`power ${character} 3`);
  play(state, 3, use(character));
  expect(refusalOf(state, 3, use(character))).toBe(`powerTilted ${CHARACTERS[character].rule}`);
  bidAll(state, [9, 8, 7, 2]);
  return state;
}

/** Seat 3 bids least, sees all bids, and raises its own. */
export function raisedAfterReveal(character: CharacterId): State {
  const state = give(newTable(), 3, character);
  from(state);
  expect(asked(state)).toBe('bid 0 1 2 3');
  expect(refusalOf(state, 3, use(character))).toBe('powerOutOfWindow C3.5');
  bidAll(state, [9, 8, 7, 2]);
  expect(asked(state)).toBe(`power ${character} 3`);
  expect(seatOf(state, 0).played).toBe(9);
  play(state, 3, use(character));
  return state;
}
