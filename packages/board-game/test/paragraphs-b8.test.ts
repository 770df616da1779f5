/** B8.11 to B8.13 in play: schools, the city hall and its occupant, the station. */
import { describe, expect, it } from 'vitest';
import { incomeOf } from '../src/appraise/income.ts';
import { NOWHERE, placeOf } from '../src/placing/places.ts';
import type { State } from '../src/state/state.ts';
import { codeOf, NOBODY, onParcel } from '../src/town/town.ts';
import {
  asked,
  eventsOf,
  keepMoney,
  PASS,
  place,
  refusal,
  type Scene,
  say,
  scene,
  takeCharacter,
} from './playing.ts';

const POOR = { money: 0, roads: 0, points: 0, revolvers: 1 };

/** The city hall on parcel 0; each seat has a saloon beside a house and not beside the hall. */
const TOWN = `
  Y  .  .  .  .  .
  .  .  .  .  .  .
  S0 h  .  S1 h  .`;

function hallScene(cowboys: readonly number[], given: Scene = {}): State {
  return scene({ map: TOWN, ...given, players: cowboys.map((count) => ({ ...POOR, cowboys: count })) });
}

describe('B8.12 the city hall in play', () => {
  it('B8.12 the occupant has the bonus in the same round and stays over its end', () => {
    const state = hallScene([1, 0, 0]);
    const events = say(state, 0, place(0));
    expect(eventsOf(events, 'cityHallWon')).toEqual([{ type: 'cityHallWon', seat: 0 }]);
    expect(eventsOf(events, 'buildingPaid').map(({ income }) => income)).toEqual([10, 5]);
    keepMoney(state);
    expect([state.round, state.occupant, state.cowboysAt[0]]).toEqual([2, 0, 1]);
    expect(incomeOf(state, 16)).toBe(10);
  });

  it('B14.11 the occupant counts among the ten cowboys', () => {
    const state = hallScene([1, 0, 0]);
    say(state, 0, place(0));
    const player = state.players[0];
    expect((player?.cowboys ?? 0) + (player?.supply ?? 0)).toBe(9);
  });

  it('B8.12 a contest is a duel at the start of building income, the old occupant taking part', () => {
    const state = hallScene([1, 0, 0]);
    say(state, 0, place(0));
    keepMoney(state);
    for (const seat of [...state.chooseOrder]) {
      takeCharacter(state, seat, (['banker', 'settler', 'captain'] as const)[seat] ?? 'banker');
    }
    for (const [seat, player] of state.players.entries()) {
      Object.assign(player, {
        ...POOR,
        cowboys: seat === 1 ? 1 : 0,
        supply: seat === 0 ? 9 : seat === 1 ? 9 : 10,
      });
    }
    if (asked(state)[0] === '0 placeCowboy') say(state, 0, PASS);
    const events = say(state, 1, place(0), [1, 6]);
    const [duel] = eventsOf(events, 'duelDecided');
    expect([duel?.place, duel?.winner, duel?.entries.map(({ seat }) => seat).sort()]).toEqual([0, 1, [0, 1]]);
    expect(eventsOf(events, 'buildingPaid').map(({ income }) => income)).toEqual([5, 10]);
    expect(state.occupant).toBe(1);
  });

  it('B14.11 the loser of the city hall takes the cowboy back', () => {
    const state = hallScene([1, 1, 1], { characters: ['banker', 'settler', 'captain'] });
    say(state, 0, place(0));
    say(state, 1, place(0));
    say(state, 2, place('gaming'), [3, 3, 6, 1]);
    // Gaming comes first, then the duel: 6 against 1.
    expect(state.occupant).toBe(0);
    expect(state.players[1]?.cowboys).toBe(1 + 4);
  });

  it('B4.2 the occupant of earlier rounds needs no second cowboy there', () => {
    const state = hallScene([1, 0, 0]);
    state.cowboysAt[0] = 1;
    state.occupant = 0;
    expect(refusal(state, 0, place(0))).toBe('alreadyThere B4.3');
  });

  it('B14.11 the white cowboy may take an empty city hall for the round', () => {
    const state = hallScene([1, 0, 0], { characters: ['sheriff', 'settler', 'captain'] });
    say(state, 0, { type: 'placeCowboy', place: 0, with: 'white' });
    const events = say(state, 0, PASS);
    expect(eventsOf(events, 'buildingPaid')[0]?.income).toBe(10);
    keepMoney(state);
    expect([state.occupant, state.cowboysAt[0], state.white]).toEqual([NOBODY, 0, NOWHERE]);
    const player = state.players[0];
    expect((player?.cowboys ?? 0) + (player?.supply ?? 0)).toBe(10);
  });

  it('B8.12 where no road serves an unowned free parcel, the placer first lays one from the general supply', () => {
    const state = scene({ map: 'h .0\n.0 .0', roads: ['0,0 1,0'], all: POOR, players: [1, 0, 0] });
    state.row[6] = 0;
    state.bag.fill(0);
    state.bag[codeOf('cityHall')] = 1;
    say(state, 0, PASS);
    const first = state.chooseOrder[0] ?? -1;
    expect(asked(state)).toEqual([`${first} placeCityHall`]);
    expect(refusal(state, first, { type: 'placeCityHall', parcel: 2 })).toBe('parcelNotServed B5.6');
    const events = say(state, first, { type: 'layTownRoad', edge: 1 });
    expect(eventsOf(events, 'townRoadLaid')).toEqual([{ type: 'townRoadLaid', by: first, edge: 1 }]);
    expect(eventsOf(events, 'cityHallPlaced')).toEqual([{ type: 'cityHallPlaced', by: first, parcel: 2 }]);
    expect(onParcel(state.town, 2)).toBe('cityHall');
    expect(asked(state)[0]).toMatch(/takeCharacter$/);
  });

  it('B14.11 no unowned free parcel at all: out of the game', () => {
    const row = new Array(8).fill('.0').join(' ');
    const state = scene({
      map: new Array(8).fill(row).join('\n'),
      roads: ['0,0 1,0'],
      all: POOR,
      players: [1, 0, 0],
    });
    state.row[6] = 0;
    state.bag.fill(0);
    state.bag[codeOf('cityHall')] = 1;
    const events = say(state, 0, PASS);
    expect(eventsOf(events, 'cityHallUnplaced')).toHaveLength(1);
    expect(state.cityHall).toBe(NOWHERE);
    expect(asked(state)[0]).toMatch(/takeCharacter$/);
  });
});

describe('B8.11 B8.13 schools and the station in play', () => {
  function buying(tile: 'school' | 'station', given: Scene): State {
    const state = scene({ ...given, all: POOR, players: [{ money: 9, cowboys: 1 }, 0, 0] });
    state.row[0] = codeOf(tile);
    say(state, 0, place('tile3'));
    say(state, 0, { type: 'takeTile', place: placeOf('tile3') });
    return state;
  }

  it('B8.11 B14.28 a school comes with three houses, one by one; its second may top its first', () => {
    const state = buying('school', {
      map: 'M  M  M\nM  .  M\n.0 M  M',
      roads: ['1,1 2,1 2,2 1,2 1,1'],
    });
    say(state, 0, { type: 'build', building: 'school', parcel: 16 });
    expect(onParcel(state.town, 16)).toBeUndefined();
    say(state, 0, { type: 'setHouse', parcel: 9 });
    expect(onParcel(state.town, 9)).toBe('house');
    const events = say(state, 0, { type: 'setHouse', parcel: 9 });
    expect(eventsOf(events, 'houseSet')).toEqual([{ type: 'houseSet', seat: 0, parcel: 9, second: true }]);
    // There is no place for the third: no building, and the houses are gone again.
    expect(eventsOf(events, 'buildCancelled')).toEqual([
      { type: 'buildCancelled', seat: 0, building: 'school', houses: [9, 9] },
    ]);
    expect([onParcel(state.town, 9), onParcel(state.town, 16)]).toEqual([undefined, undefined]);
    expect(state.players[0]?.tiles).toEqual([codeOf('school')]);
  });

  it('B8.11 with three places the school stands', () => {
    const state = buying('school', { map: '. .0 .', roads: ['0,1 1,1 2,1 3,1'] });
    say(state, 0, { type: 'build', building: 'school', parcel: 1 });
    for (const parcel of [0, 2, 3]) say(state, 0, { type: 'setHouse', parcel });
    expect([0, 1, 2, 3].map((parcel) => onParcel(state.town, parcel))).toEqual([
      'house',
      'school',
      'house',
      'house',
    ]);
  });

  it('B8.13 the station needs the line of roads and no house', () => {
    const line = '0,1 1,1 2,1 3,1 4,1 5,1 6,1 7,1 8,1';
    const short = buying('station', { map: '.0', roads: [line.slice(0, -4)] });
    expect(asked(short)).not.toContain('0 buildOrKeep');
    const state = buying('station', { map: '.0', roads: [line] });
    say(state, 0, { type: 'build', building: 'station', parcel: 0 });
    expect(onParcel(state.town, 0)).toBe('station');
    expect(asked(state)).not.toContain('0 setHouse');
  });
});
