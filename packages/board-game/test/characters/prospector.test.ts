import { describe, expect, it } from 'vitest';
import { ROW_PLACES } from '../../src/placing/places.ts';
import { codeOf, onParcel, ownerOf } from '../../src/town/town.ts';
import { asked, DECLINE, refusal, say } from '../playing.ts';
import { choosing, limitWith, take } from './holding.ts';

const YELLOW = { character: 'prospector', side: 'yellow' } as const;
const RED = { character: 'prospector', side: 'red' } as const;
const MINE = codeOf('mine');
const claim = (parcel: number) => ({ type: 'claimParcel', parcel }) as const;

function rich(map = '.') {
  const state = choosing(YELLOW, { map, players: [{ money: 10, revolvers: 1 }] });
  take(state, YELLOW);
  return state;
}

describe('B9.9 the Prospector, yellow', () => {
  it('B9.9 pays $10: a mine of the row with a title, and its revolver', () => {
    const state = rich();
    say(state, 0, claim(5));
    expect(onParcel(state.town, 5)).toBe('mine');
    expect(ownerOf(state.town, 5)).toBe(0);
    expect(state.players[0]).toMatchObject({ money: 0, revolvers: 2, titles: 11 });
  });

  it('B9.9 with two mines in the row the player says which; the row slides and is refilled', () => {
    const state = rich();
    const before = [...state.row];
    say(state, 0, claim(5));
    expect(asked(state)).toEqual(['0 pickTile']);
    expect(refusal(state, 0, { type: 'takeTile', place: ROW_PLACES[0] ?? 0 })).toBe('otherKindOfTile B9.9');
    say(state, 0, { type: 'takeTile', place: ROW_PLACES[1] ?? 0 });
    expect(state.row.slice(0, 6)).toEqual([before[0], ...before.slice(2)]);
    expect(state.row[6]).not.toBe(0);
  });

  it('B9.9 the only mine of the row is taken from there', () => {
    const state = rich();
    const [first = 0, ...others] = [...state.row.keys()].filter((space) => state.row[space] === MINE);
    for (const space of others) state.row[space] = codeOf('bank');
    const inBag = state.bag[MINE] ?? 0;
    const kept = state.row.filter((_, space) => space !== first);
    say(state, 0, claim(5));
    expect(state.row.slice(0, kept.length)).toEqual(kept);
    expect((state.bag[MINE] ?? 0) + state.row.slice(kept.length).filter((tile) => tile === MINE).length).toBe(
      inBag,
    );
  });

  it('B14.23 a mine from the bag leaves the row alone', () => {
    const state = choosing(YELLOW, { players: [{ money: 10 }] });
    for (const [space, tile] of state.row.entries()) if (tile === MINE) state.row[space] = codeOf('bank');
    take(state, YELLOW);
    const before = [...state.row];
    const inBag = state.bag[MINE] ?? 0;
    say(state, 0, claim(5));
    expect(state.row).toEqual(before);
    expect(state.bag[MINE]).toBe(inBag - 1);
  });

  it('B9.9 on an unowned free parcel only', () => {
    const state = rich('h .1 .');
    expect(refusal(state, 0, claim(0))).toBe('parcelNotFree B9.9');
    expect(refusal(state, 0, claim(1))).toBe('parcelOwned B4.2');
    say(state, 0, DECLINE);
    expect(state.players[0]?.money).toBe(10);
  });

  it('B14.23 without $10 or a title it cannot be paid for', () => {
    const poor = choosing(YELLOW, { players: [{ money: 9 }] });
    take(poor, YELLOW);
    expect(asked(poor)).toEqual(['1 takeCharacter']);
    const full = choosing(YELLOW, { map: '.0 .0 .0 .0 .0 .0 .0 .0\n.0 .0 .0 .0', players: [{ money: 10 }] });
    take(full, YELLOW);
    expect(asked(full)).toEqual(['1 takeCharacter']);
  });

  it('B9.9 all six mines gone: the red side counts', () => {
    const state = choosing(YELLOW, { players: [{ money: 10, dynamite: 0 }] });
    for (const [space, tile] of state.row.entries()) if (tile === MINE) state.row[space] = codeOf('bank');
    state.bag[MINE] = 0;
    take(state, YELLOW);
    expect(state.players[0]?.dynamite).toBe(2);
    expect(asked(state)).toEqual(['1 takeCharacter']);
  });
});

describe('B9.9 the Prospector, red', () => {
  it('B9.9 two dynamite', () => {
    const state = choosing(RED);
    take(state, RED);
    expect([state.players[0]?.dynamite, state.dynamite]).toEqual([2, 5]);
  });

  it('B14.17 fewer tokens left: take those', () => {
    const state = choosing(RED);
    state.dynamite = 1;
    take(state, RED);
    expect([state.players[0]?.dynamite, state.dynamite]).toEqual([1, 0]);
  });

  it('B9.9 limit 20 on both sides', () => {
    expect([limitWith(YELLOW), limitWith(RED)]).toEqual([20, 20]);
  });
});
