import { describe, expect, it } from 'vitest';
import { isBridgeSite } from '../../src/appraise/roads.ts';
import { boardGame } from '../../src/game.ts';
import type { OptionsInput } from '../../src/setup/options.ts';
import { edgeBetween, parcelAt } from '../../src/town/geometry.ts';
import { BOARD_COURSE, whyNoCourse } from '../../src/town/river.ts';
import { onParcel, type Town } from '../../src/town/town.ts';
import { newGame, place, refusal, say, scene } from '../playing.ts';

const count = (town: Town, id: string) => town.on.filter((_, parcel) => onParcel(town, parcel) === id).length;

function drawn(...parcels: number[]): OptionsInput {
  return { seats: 2, variants: { river: { course: 'drawn', parcels } } };
}

function refused(options: OptionsInput): string {
  const read = boardGame.readOptions(options);
  return read.ok ? 'accepted' : read.refusal.code;
}

describe('B10.2 the Carson River', () => {
  it("B10.2 the board's river: ten parcels from the north edge to the south edge, six mountains", () => {
    const { state } = newGame({ seats: 2, variants: { river: { course: 'board' } } });
    expect(BOARD_COURSE).toHaveLength(10);
    expect(whyNoCourse(BOARD_COURSE)).toBeUndefined();
    expect([count(state.town, 'river'), count(state.town, 'mountain')]).toEqual([10, 6]);
  });

  it('B10.2 a drawn course of 6 to 15 parcels from edge to edge', () => {
    const row = [0, 1, 2, 3, 4, 5, 6, 7].map((x) => parcelAt(x, 3));
    expect(refused(drawn(...row))).toBe('accepted');
    expect(refused(drawn(...row.slice(0, 5)))).toBe('riverLength');
    expect(refused(drawn(...row.slice(0, 7)))).toBe('riverNotEdgeToEdge');
    expect(refused(drawn(...row.toSpliced(3, 1)))).toBe('riverBroken');
    expect(refused(drawn(...row.slice(0, 4), ...row.slice(2)))).toBe('riverTwice');
  });

  it('B10.2 a drawn course is the river of the game', () => {
    const row = [0, 1, 2, 3, 4, 5, 6, 7].map((x) => parcelAt(x, 3));
    const { town } = newGame(drawn(...row)).state;
    expect(row.map((parcel) => onParcel(town, parcel))).toEqual(row.map(() => 'river'));
    expect(count(town, 'river')).toBe(8);
  });

  it('B10.2 six parcels are the shortest river, fifteen the longest, from one edge to another', () => {
    const along = (...corners: readonly (readonly [number, number])[]) =>
      corners.flatMap(([x, y], at) => {
        const [fromX, fromY] = corners[at - 1] ?? [x, y];
        const steps = Math.abs(x - fromX) + Math.abs(y - fromY);
        const step = (n: number) =>
          parcelAt(fromX + Math.sign(x - fromX) * n, fromY + Math.sign(y - fromY) * n);
        return at === 0 ? [parcelAt(x, y)] : Array.from({ length: steps }, (_, n) => step(n + 1));
      });
    const rivers = [
      along([0, 2], [2, 2], [2, 0]),
      along([0, 3], [2, 3], [2, 0]),
      along([0, 6], [3, 6], [3, 5], [4, 5], [4, 6], [6, 6], [6, 0]),
      along([0, 3], [1, 3], [1, 1], [2, 1], [2, 3], [4, 3], [4, 1], [5, 1], [5, 3], [7, 3]),
    ];
    expect(rivers.map(({ length }) => length)).toEqual([5, 6, 15, 16]);
    expect(refused(drawn(...along([1, 0], [1, 3], [4, 3], [4, 0])))).toBe('riverNotEdgeToEdge');
    expect(refused(drawn(...along([0, 0], [0, 3], [4, 3], [4, 0])))).toBe('accepted');
    expect(rivers.map((parcels) => refused(drawn(...parcels)))).toEqual([
      'riverLength',
      'accepted',
      'accepted',
      'riverLength',
    ]);
  });

  it('B10.2 six mountains with every course, drawn or random, nine without a river', () => {
    const row = [0, 1, 2, 3, 4, 5, 6, 7].map((x) => parcelAt(x, 3));
    expect(count(newGame(drawn(...row)).state.town, 'mountain')).toBe(6);
    for (let game = 0; game < 10; game++) {
      const { state } = newGame({ seats: 2, variants: { river: { course: 'random' } } }, `course ${game}`);
      expect(count(state.town, 'mountain')).toBe(6);
    }
    expect(count(newGame({ seats: 2 }).state.town, 'mountain')).toBe(9);
  });

  it('B10.2 a random course is a river too, by the seed', () => {
    for (let game = 0; game < 30; game++) {
      const { events } = newGame({ seats: 2, variants: { river: { course: 'random' } } }, `river ${game}`);
      const set = events.find((event) => event.type === 'riverSet');
      expect(set?.type === 'riverSet' ? whyNoCourse(set.parcels) : 'no river').toBeUndefined();
    }
  });

  it('B10.2 river parcels are never claimed, bought or built on', () => {
    const { state } = newGame({ seats: 2, variants: { river: { course: 'board' } } });
    const seat = boardGame.owed(state)[0]?.seat ?? 0;
    const river = BOARD_COURSE[0] ?? 0;
    expect(refusal(state, seat, { type: 'claimParcel', parcel: river })).toBe('parcelNeverOwned B10.2');
    const placing = scene({ map: '~ .' });
    expect(refusal(placing, placing.turnOrder[0] ?? 0, place(0))).toBe('parcelNotForCowboys B4.2');
  });

  it('B10.2 a bridge is laid as two roads from one reserve', () => {
    const state = scene({ map: '. .\n~ ~\n. .', roads: ['1,0 1,1'], players: [{ roads: 1 }] });
    const bridge = edgeBetween([1, 1], [1, 2]) ?? 0;
    expect(isBridgeSite(state.town, bridge)).toBe(true);
    expect(refusal(state, 0, { type: 'layRoad', edge: bridge })).toBe('bridgeNeedsTwoRoads B10.2');
    const rich = scene({ map: '. .\n~ ~\n. .', roads: ['1,0 1,1'], players: [{ roads: 2 }] });
    say(rich, 0, { type: 'layRoad', edge: bridge });
    expect(rich.players[0]?.roads).toBe(0);
  });

  it('B10.2 a building touched by a bridge scores 3 instead of 2', () => {
    const state = scene({ map: 'T0 .\n~ ~\nT0 .', roads: ['1,0 1,1 1,2'] });
    const property = boardGame.score(state)[0]?.lines.find(({ id }) => id === 'property');
    expect(property?.points).toBe(6);
  });

  it('B9.20 Gold rush brings the river and six mountains', () => {
    const { state } = newGame({ seats: 2, roster: { by: 'preset', preset: 'goldRush' } });
    expect([count(state.town, 'river'), count(state.town, 'mountain')]).toEqual([10, 6]);
  });
});
