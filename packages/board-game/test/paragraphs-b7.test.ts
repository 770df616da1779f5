/** B7.3, B7.4: attacks. */
import { describe, expect, it } from 'vitest';
import { codeOf, onParcel } from '../src/town/town.ts';
import { asked, eventsOf, place, say, scene } from './playing.ts';

/** Seat 1's saloon on parcel 0 earns $15; seat 0 has one beside it that earns the same. */
const MAP = 'S1 h S0\nh  h h\n. h';

const POOR = { money: 0, roads: 0, points: 0, revolvers: 1 };

describe('B7.3 attacks', () => {
  it('B7.3 a cowboy on an opponent’s building takes half its income, rounded down', () => {
    const state = scene({ map: MAP, all: POOR, players: [1, 0, 0] });
    const events = say(state, 0, place(0));
    expect(eventsOf(events, 'buildingPaid')).toEqual([
      { type: 'buildingPaid', seat: 0, building: 'saloon', parcel: 2, income: 15, factor: 1, kept: 15 },
      {
        type: 'buildingPaid',
        seat: 1,
        building: 'saloon',
        parcel: 0,
        income: 15,
        factor: 1,
        kept: 8,
        attacker: 0,
        taken: 7,
      },
    ]);
    expect(state.players.map(({ money }) => money)).toEqual([22, 8, 0]);
  });

  it('B7.3 several cowboys duel first; if the owner wins, nothing is taken', () => {
    const state = scene({ map: MAP, all: POOR, players: [1, 1, 1] });
    say(state, 0, place(0));
    say(state, 1, place(0));
    const events = say(state, 2, place(0), [2, 6, 3]);
    const [duel] = eventsOf(events, 'duelDecided');
    expect([duel?.place, duel?.winner]).toEqual([0, 1]);
    expect(eventsOf(events, 'buildingPaid')[1]).toMatchObject({ parcel: 0, kept: 15 });
    expect(state.players.map(({ money }) => money)).toEqual([15, 15, 0]);
  });

  it('B7.3 the winner among several attackers takes the half', () => {
    const state = scene({ map: MAP, all: POOR, players: [1, 0, 1] });
    say(state, 0, place(0));
    const events = say(state, 2, place(0), [2, 6]);
    expect(eventsOf(events, 'buildingPaid')[1]).toMatchObject({ attacker: 2, taken: 7, kept: 8 });
  });

  it('B7.3 a defender no one attacked returns to the general supply', () => {
    const state = scene({ map: MAP, all: POOR, players: [{ cowboys: 2, points: 0 }, 0, 0] });
    say(state, 0, place(2));
    say(state, 0, place('points5'));
    expect(asked(state)).toEqual(['0 buyPoints']);
    expect([state.players[0]?.cowboys, state.players[0]?.supply]).toEqual([0, 10]);
  });

  it('B7.3 the earliest in end order names the next of several waiting duels', () => {
    const state = scene({ map: MAP, all: POOR, players: [2, 2, 0] });
    say(state, 0, place(0));
    say(state, 1, place(0));
    say(state, 0, place(2));
    say(state, 1, place(2));
    expect(asked(state)).toEqual(['0 chooseDuel']);
    const events = say(state, 0, { type: 'chooseDuel', place: 2 }, [6, 1, 6, 1]);
    expect(eventsOf(events, 'duelDecided').map(({ place: at, winner }) => [at, winner])).toEqual([
      [2, 0],
      [0, 0],
    ]);
    expect(state.players.map(({ money }) => money)).toEqual([22, 8, 0]);
  });

  it('B7.4 a church built beside a building already attacked sends the attacker home', () => {
    const state = scene({
      map: '. S1 .1 . h',
      roads: ['0,1 1,1 2,1 3,1 4,1'],
      all: POOR,
      players: [1, { cowboys: 0, tiles: [codeOf('church')] }, 0],
    });
    say(state, 0, place(1));
    expect(asked(state)).toEqual(['1 buildKeptTiles']);
    say(state, 1, { type: 'build', building: 'church', parcel: 2 });
    const events = say(state, 1, { type: 'setHouse', parcel: 0 });
    expect(onParcel(state.town, 2)).toBe('church');
    expect(eventsOf(events, 'attackersCleared')).toEqual([
      { type: 'attackersCleared', seat: 0, parcel: 1, rule: 'B7.4' },
    ]);
    expect(eventsOf(events, 'duelDecided')).toEqual([]);
    expect(eventsOf(events, 'buildingPaid')).toContainEqual(
      expect.objectContaining({ parcel: 1, income: 10, kept: 10 }),
    );
  });
});
