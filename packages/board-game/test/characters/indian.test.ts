import { describe, expect, it } from 'vitest';
import { INNER_PARCELS, parcelByDice } from '../../src/town/geometry.ts';
import { giveParcel, ownerOf, putOn } from '../../src/town/town.ts';
import { asked, eventsOf, place, say } from '../playing.ts';
import { choosing, holding, limitWith, take } from './holding.ts';

const YELLOW = { character: 'indian', side: 'yellow' } as const;
const RED = { character: 'indian', side: 'red' } as const;
const CHARACTER = { type: 'takeCharacter', character: 'indian' } as const;

describe('B9.8 the Indian', () => {
  it('B9.8 yellow: two parcels at once by the dice, black the row, white the column', () => {
    const state = choosing(YELLOW);
    say(state, 0, CHARACTER, [1, 1, 6, 2]);
    expect(ownerOf(state.town, parcelByDice(1, 1))).toBe(0);
    expect(ownerOf(state.town, parcelByDice(6, 2))).toBe(0);
    expect(state.players[0]?.titles).toBe(10);
  });

  it('B9.8 yellow: thrown again while the parcel is owned or cannot be owned', () => {
    const state = choosing(YELLOW);
    giveParcel(state.town, parcelByDice(1, 1), 1);
    putOn(state.town, parcelByDice(2, 2), 'river');
    const events = say(state, 0, CHARACTER, [1, 1, 2, 2, 3, 3, 3, 3, 4, 4]);
    expect(eventsOf(events, 'parcelThrown').map(({ taken }) => taken)).toEqual([
      true,
      true,
      false,
      true,
      false,
    ]);
  });

  it('B14.22 yellow: lapses where no parcel of the 36 can be owned, or no title is left', () => {
    const full = choosing(YELLOW);
    for (const parcel of INNER_PARCELS) putOn(full.town, parcel, 'river');
    expect(eventsOf(say(full, 0, CHARACTER), 'powerUnused')).toHaveLength(1);
    const state = choosing(YELLOW, { map: '.0 .0 .0 .0 .0 .0 .0 .0\n.0 . . .\n.0 .0' });
    say(state, 0, CHARACTER, [6, 6]);
    expect(state.players[0]?.titles).toBe(0);
    expect(asked(state)).toEqual(['1 takeCharacter']);
  });

  it('B9.8 red: pays at most $3 for a parcel', () => {
    const map = 'h h h\nh . h\n. . .';
    const state = holding(RED, { map, players: [{ money: 9, cowboys: 1 }, 0, 0] });
    say(state, 0, place(9));
    say(state, 0, { type: 'buyParcel', parcel: 9 });
    expect(state.players[0]?.money).toBe(6);
  });

  it('B9.8 red: a cheaper parcel costs its price', () => {
    const state = holding(RED, { map: 'h .', players: [{ money: 9, cowboys: 1 }, 0, 0] });
    say(state, 0, place(1));
    say(state, 0, { type: 'buyParcel', parcel: 1 });
    expect(state.players[0]?.money).toBe(7);
  });

  it('B9.8 limits 20 and 30', () => {
    expect([limitWith(YELLOW), limitWith(RED)]).toEqual([20, 30]);
    take(choosing(RED), RED);
  });
});
