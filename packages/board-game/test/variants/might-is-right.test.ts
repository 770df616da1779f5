import { describe, expect, it } from 'vitest';
import { boardGame } from '../../src/game.ts';
import { playerOf, type State, UNKNOWN } from '../../src/state/state.ts';
import { asked, eventsOf, newGame, optionsOf, place, refusal, say, scene } from '../playing.ts';

const OPTIONS = { variants: { mightIsRight: true } } as const;
const tiles = (...values: number[]) => ({ type: 'playTiles', tiles: values }) as const;
const sum = (hand: readonly number[]) => hand.reduce((total, count) => total + count, 0);

/** Seats 0 and 1 on three roads, equally strong, with these hands. */
function duel(first: readonly number[], second: readonly number[], dynamite = 0): State {
  const state = scene({
    options: OPTIONS,
    all: { roads: 0 },
    players: [
      { cowboys: 1, revolvers: 1, hand: first, dynamite },
      { cowboys: 1, revolvers: 1, hand: second },
      { cowboys: 0, money: 12 },
    ],
  });
  say(state, 0, dynamite > 0 ? ({ ...place('threeRoads'), with: 'dynamite' } as const) : place('threeRoads'));
  say(state, 1, place('threeRoads'));
  return state;
}

describe('B10.4 Might is Right', () => {
  it('B10.4 two players: each the six tiles and $15', () => {
    const { state } = newGame({ seats: 2, ...OPTIONS });
    for (const player of state.players) expect(player).toMatchObject({ hand: [1, 1, 1, 1, 1, 1], money: 15 });
  });

  it('B10.4 three to five: six each of the shuffled sets; six players: five sets, five tiles each', () => {
    for (const [seats, size] of [
      [3, 6],
      [5, 6],
      [6, 5],
    ] as const) {
      const { state } = newGame({ seats, ...OPTIONS });
      expect(state.players.map(({ hand }) => sum(hand))).toEqual(state.players.map(() => size));
      for (let value = 0; value < 6; value++) {
        expect(sum(state.players.map(({ hand }) => hand[value] ?? 0))).toBe(Math.min(seats, 5));
      }
    }
  });

  it("B10.4 starting money $30 minus the total of one's tiles, announced", () => {
    const { state, events } = newGame({ seats: 4, ...OPTIONS });
    for (const [seat, { hand, money }] of state.players.entries()) {
      const total = hand.reduce((all, count, value) => all + count * value, 0);
      expect(money).toBe(30 - total);
      expect(eventsOf(events, 'handDealt')[seat]).toMatchObject({ seat, total, money });
    }
  });

  it('B10.4 chosen secretly and revealed together, then discarded', () => {
    const state = duel([1, 0, 0, 0, 0, 1], [0, 1, 1, 0, 0, 0]);
    expect(asked(state)).toEqual(['0 playTiles', '1 playTiles']);
    expect(say(state, 0, tiles(5))).toEqual([{ type: 'tilesChosen', seat: 0, place: 66 }]);
    expect(JSON.stringify(boardGame.view(state, 1).steps)).not.toContain('[5]');
    expect(boardGame.view(state, 1).players[0]).toMatchObject({ handSize: 2 });
    expect(boardGame.view(state, 1).players[0]).not.toHaveProperty('hand');
    const events = say(state, 1, tiles(2));
    expect(eventsOf(events, 'duelDecided')).toMatchObject([
      { winner: 0, entries: [{ shown: [5] }, { shown: [2] }] },
    ]);
    expect(state.discards).toEqual([0, 0, 1, 0, 0, 1]);
    expect(state.players[0]?.hand).toEqual([1, 0, 0, 0, 0, 0]);
  });

  it('B9.19 B10.4 with dynamite one or two of the tiles in hand are offered, and nothing else', () => {
    const offered = (hand: readonly number[], dynamite: number) =>
      optionsOf(duel(hand, [1, 1, 1, 1, 1, 1], dynamite), 0).flatMap((option) =>
        option.type === 'playTiles' ? [option.tiles.join('+')] : [],
      );
    expect(offered([0, 2, 1, 0, 0, 1], 0)).toEqual(['1', '2', '5']);
    expect(offered([0, 2, 1, 0, 0, 1], 1)).toEqual(['1', '2', '5', '1+1', '1+2', '1+5', '2+5']);
  });

  it('B10.4 only tiles in hand, one of them', () => {
    const state = duel([1, 0, 0, 0, 0, 1], [0, 1, 1, 0, 0, 0]);
    expect(refusal(state, 0, tiles(3))).toBe('tilesNotInHand B10.4');
    expect(refusal(state, 0, tiles(0, 5))).toBe('oneTileOnly B10.4');
  });

  it('B10.4 out of tiles: right after that duel three are drawn from the discarded ones', () => {
    const state = duel([0, 0, 0, 0, 0, 1], [1, 1, 0, 0, 0, 0]);
    state.discards[3] = 4;
    const events = say(state, 1, tiles(1));
    expect(eventsOf(events, 'tilesDrawn')).toEqual([{ type: 'tilesDrawn', seat: 0, count: 3 }]);
    expect(sum(state.players[0]?.hand ?? [])).toBe(3);
  });

  it('B10.4 the sum of a hand with tiles drawn stays unknown when one is played, a known one shrinks by it', () => {
    const state = duel([0, 0, 1, 1, 0, 0], [0, 1, 0, 0, 0, 1]);
    for (const [seat, handSum] of [UNKNOWN, 6].entries()) playerOf(state, seat).handSum = handSum;
    say(state, 0, tiles(3));
    say(state, 1, tiles(5));
    expect(state.players.slice(0, 2).map(({ handSum }) => handSum)).toEqual([UNKNOWN, 1]);
  });

  it('B10.4 the tiles that the last duelists revealed are discarded before anyone draws', () => {
    const state = duel([0, 0, 0, 0, 1, 0], [0, 0, 1, 0, 0, 1]);
    state.discards.fill(0);
    expect(eventsOf(say(state, 1, tiles(5)), 'tilesDrawn')).toEqual([
      { type: 'tilesDrawn', seat: 0, count: 2 },
    ]);
    expect(state.players[0]?.hand).toEqual([0, 0, 0, 0, 1, 1]);
  });

  it('B9.19 with dynamite one may play two tiles; B14.33 with one tile left, one', () => {
    const state = duel([1, 0, 0, 2, 0, 0], [0, 0, 0, 0, 1, 1], 1);
    expect(refusal(state, 0, tiles(3, 3))).toBe('allowed');
    expect(refusal(state, 0, tiles(0, 3))).toBe('allowed');
    expect(refusal(state, 0, tiles(3))).toBe('allowed');
    say(state, 0, tiles(3, 3));
    expect(eventsOf(say(state, 1, tiles(5)), 'duelDecided')).toMatchObject([{ winner: 0 }]);
    const last = duel([0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 1, 1], 1);
    expect(asked(last)).toEqual(['1 playTiles']);
  });

  it('B10.4 fights with outlaws use tiles too; gaming uses dice', () => {
    const state = scene({
      map: '.!',
      options: { variants: { mightIsRight: true, outlaws: true } },
      all: { roads: 0 },
      players: [{ cowboys: 1, revolvers: 5, hand: [1, 0, 0, 0, 0, 1] }, 1, { cowboys: 0, money: 12 }],
    });
    state.outlawStrength = 9;
    say(state, 0, place(0));
    say(state, 1, place('gaming'), [2, 3]);
    expect(asked(state)).toEqual(['0 playTiles']);
    expect(eventsOf(say(state, 0, tiles(5)), 'outlawRemoved')).toHaveLength(1);
  });
});
