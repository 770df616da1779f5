import { describe, expect, it } from 'vitest';
import { placeOf, ROW_PLACES } from '../../src/placing/places.ts';
import { codeOf, onParcel } from '../../src/town/town.ts';
import { asked, DECLINE, passAll, place, refusal, say } from '../playing.ts';
import { choosing, holding, limitWith, take } from './holding.ts';

const YELLOW = { character: 'chineseWorker', side: 'yellow' } as const;
const RED = { character: 'chineseWorker', side: 'red' } as const;
const tile = (row: number) => ({ type: 'takeTile', place: ROW_PLACES[row] ?? 0 }) as const;

describe('B9.4 the Chinese Worker', () => {
  it('B9.4 yellow: two roads at once', () => {
    const state = choosing(YELLOW, { players: [{ roads: 1 }] });
    take(state, YELLOW);
    expect(state.players[0]?.roads).toBe(3);
  });

  it('B9.4 yellow: buildings at half price, rounded up', () => {
    for (const [space, price] of [
      ['tile12', 6],
      ['tile5', 3],
      ['tile3', 2],
    ] as const) {
      const state = holding(YELLOW, { players: [{ money: price, cowboys: 1, roads: 0 }, 0, 0] });
      say(state, 0, place(space));
      expect(asked(state)).toEqual(['0 takeTile']);
      say(state, 0, { type: 'takeTile', place: placeOf(space) });
      expect(state.players[0]?.money).toBe(0);
    }
  });

  it('B9.4 limit 30 on both sides', () => {
    expect([limitWith(YELLOW), limitWith(RED)]).toEqual([30, 30]);
  });

  it('B9.4 red: $5 for any tile of the row, built at once; the others slide and the row is refilled', () => {
    const state = choosing(RED, { map: '.0 .', players: [{ money: 5 }] });
    take(state, RED);
    const before = [...state.row];
    say(state, 0, tile(0));
    expect(state.players[0]?.money).toBe(0);
    expect(state.row.slice(0, 6)).toEqual(before.slice(1));
    expect(state.row[6]).not.toBe(0);
    say(state, 0, { type: 'build', building: 'ranch', parcel: 0 });
    expect(onParcel(state.town, 0)).toBe('ranch');
  });

  it('B9.4 red: or kept', () => {
    const state = choosing(RED, { map: '.0 .', players: [{ money: 9 }] });
    take(state, RED);
    say(state, 0, tile(1));
    say(state, 0, DECLINE);
    expect(state.players[0]?.tiles).toEqual([codeOf('mine')]);
  });

  it('B9.21 red: without $5, or if the player does not want to, nothing happens', () => {
    const poor = choosing(RED, { players: [{ money: 4 }] });
    take(poor, RED);
    expect(asked(poor)).toEqual(['1 takeCharacter']);
    const state = choosing(RED, { players: [{ money: 5 }] });
    take(state, RED);
    expect(refusal(state, 0, { type: 'takeTile', place: placeOf('salary') })).toBe('notInRow B5.5');
    say(state, 0, DECLINE);
    expect(state.players[0]?.money).toBe(5);
    expect(asked(state)).toEqual(['1 takeCharacter']);
  });

  it('B9.4 yellow: the price of a space that is not won stays', () => {
    const state = holding(YELLOW, { players: [0, { money: 12, cowboys: 1, roads: 0 }, 0] });
    say(state, 1, place('tile12'));
    say(state, 1, { type: 'takeTile', place: placeOf('tile12') });
    expect(state.players[1]?.money).toBe(0);
    passAll(state, []);
  });
});
