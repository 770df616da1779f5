/** B6: duels. */
import { describe, expect, it } from 'vitest';
import { placeOf } from '../src/placing/places.ts';
import { asked, eventsOf, passAll, place, say, scene, TAKE_AMMUNITION } from './playing.ts';

describe('B6 duels', () => {
  it('B6.1 B13.1 Orange 6, Green 6, Blue 3; Orange passed before Green and wins', () => {
    const [orange, green, blue] = [0, 1, 2];
    const parcel = 20;
    const state = scene({
      map: '.',
      all: { money: 10 },
      players: [
        { cowboys: 1, revolvers: 1 },
        { cowboys: 2, revolvers: 2 },
        { cowboys: 1, revolvers: 1 },
      ],
    });
    for (const seat of [orange, green, blue]) say(state, seat, place(parcel));
    // Orange and Blue have no cowboy left, so Orange's pass comes first; Green follows.
    const events = passAll(state, [green], [5, 3, 2]);
    expect(state.endOrder).toEqual([orange, green, blue]);
    expect(eventsOf(events, 'duelDecided')).toEqual([
      {
        type: 'duelDecided',
        place: parcel,
        winner: orange,
        byEndOrder: true,
        outlaw: 0,
        entries: [
          {
            seat: orange,
            shown: [5],
            strength: { revolvers: 1, cowboys: 0, ammunition: 0, character: 0, horses: 0, total: 1 },
            total: 6,
          },
          {
            seat: green,
            shown: [3],
            strength: { revolvers: 2, cowboys: 1, ammunition: 0, character: 0, horses: 0, total: 3 },
            total: 6,
          },
          {
            seat: blue,
            shown: [2],
            strength: { revolvers: 1, cowboys: 0, ammunition: 0, character: 0, horses: 0, total: 1 },
            total: 3,
          },
        ],
      },
    ]);
    expect([green, blue].map((seat) => state.players[seat]?.cowboys)).toEqual([2, 1]);
    expect(asked(state)).toEqual([`${orange} buyParcel`]);
  });

  it('B6.1 the highest total wins; without a tie the end order does not matter', () => {
    const state = scene({
      players: [
        { cowboys: 1, revolvers: 1 },
        { cowboys: 1, revolvers: 2 },
        { cowboys: 0, revolvers: 1 },
      ],
    });
    say(state, 0, place('ammunition'));
    const events = say(state, 1, place('ammunition'), [3, 4]);
    const [duel] = eventsOf(events, 'duelDecided');
    expect([duel?.winner, duel?.byEndOrder, duel?.entries.map(({ total }) => total)]).toEqual([
      1,
      false,
      [4, 6],
    ]);
    expect(asked(state)).toEqual(['1 takeAmmunition']);
  });

  it('B6.2 a loser’s cowboy returns at once and adds to strength in the duels that follow', () => {
    const state = scene({ all: { revolvers: 1 }, players: [2, 2, 0] });
    say(state, 0, place('ammunition'));
    say(state, 1, place('ammunition'));
    say(state, 0, place('threeRoads'));
    const [first] = eventsOf(say(state, 1, place('threeRoads'), [6, 1]), 'duelDecided');
    expect(first?.winner).toBe(0);
    const [second] = eventsOf(say(state, 0, TAKE_AMMUNITION, [1, 6]), 'duelDecided');
    expect(second?.entries.map(({ strength }) => strength.cowboys)).toEqual([0, 1]);
    expect(second?.entries.map(({ strength }) => strength.ammunition)).toEqual([3, 0]);
    expect(second?.winner).toBe(1);
  });

  it('B6.3 every die, total and tie-break is told, in order', () => {
    const state = scene({ players: [1, 1, 0] });
    say(state, 0, place('gaming'));
    const events = say(state, 1, place('gaming'), [2, 2, 6, 5]);
    const types = events.map(({ type }) => type);
    expect(types.indexOf('duelOpened')).toBeLessThan(types.indexOf('diceThrown'));
    expect(types.indexOf('diceThrown')).toBeLessThan(types.indexOf('duelDecided'));
    expect(eventsOf(events, 'diceThrown')[0]?.shown).toEqual([[2], [2]]);
    expect(eventsOf(events, 'gamed')).toEqual([
      { type: 'gamed', seat: 0, place: placeOf('gaming'), black: 6, white: 5, money: 11 },
    ]);
  });
});
