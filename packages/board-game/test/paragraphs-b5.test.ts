/** B5: resolving, space by space. */
import { describe, expect, it } from 'vitest';
import { strengthOf } from '../src/duel/strength.ts';
import { boardGame } from '../src/game.ts';
import type { BuildingId } from '../src/ids.ts';
import { placeOf, ROW_PLACES } from '../src/placing/places.ts';
import type { Player, State } from '../src/state/state.ts';
import { edgeBetween, parcelAt } from '../src/town/geometry.ts';
import { codeOf, NOBODY, onParcel, ownerOf } from '../src/town/town.ts';
import {
  asked,
  DECLINE,
  eventsOf,
  optionsOf,
  PASS,
  place,
  refusal,
  type Scene,
  say,
  scene,
  TAKE_AMMUNITION,
} from './playing.ts';

const STREET = '0,1 1,1 2,1 3,1 4,1 5,1 6,1 7,1 8,1';

/** Seat 0 alone has cowboys, so its last one brings on what follows. */
function alone(changes: Partial<Player>, given: Scene = {}): State {
  return scene({
    map: '.',
    roads: [STREET],
    ...given,
    players: [
      { roads: 0, ...changes },
      { cowboys: 0, roads: 0, money: 0 },
      { cowboys: 0, roads: 0, money: 0 },
    ],
  });
}

function rowOf(...ids: readonly (BuildingId | undefined)[]): number[] {
  return ids.map((id) => codeOf(id));
}

function setRow(state: State, ...ids: readonly (BuildingId | undefined)[]): void {
  state.row.splice(0, 7, ...rowOf(...ids));
}

describe('B5.0 acting and declining', () => {
  it('B5.0 a cowboy that acted goes to the general supply, one that lost to the personal reserve', () => {
    const state = scene({ players: [1, 1, 0] });
    say(state, 0, place('threeRoads'));
    say(state, 1, place('threeRoads'), [6, 1]);
    expect([state.players[0]?.cowboys, state.players[0]?.supply]).toEqual([0, 10]);
    expect([state.players[1]?.cowboys, state.players[1]?.supply]).toEqual([1, 9]);
  });

  it('B5.0 a player may decline what the cowboy won, and the cowboy still goes to the general supply', () => {
    const state = alone({ cowboys: 2, money: 10 });
    say(state, 0, place(20));
    say(state, 0, place('points5'));
    expect(asked(state)).toEqual(['0 buyParcel']);
    say(state, 0, DECLINE);
    expect(asked(state)).toEqual(['0 buyPoints']);
    expect([state.players[0]?.money, ownerOf(state.town, 20), state.players[0]?.supply]).toEqual([
      10, -1, 10,
    ]);
  });

  it('B5.0 the winner of the ammunition may leave the token on its space, which makes no one stronger', () => {
    const state = scene({ all: { revolvers: 1 }, players: [2, 2, 0] });
    for (const at of ['ammunition', 'threeRoads']) {
      say(state, 0, place(at));
      say(state, 1, place(at), at === 'threeRoads' ? [6, 1] : []);
    }
    expect(asked(state)).toEqual(['0 takeAmmunition']);
    expect(optionsOf(state, 0)).toEqual(expect.arrayContaining([TAKE_AMMUNITION, DECLINE]));
    const events = say(state, 0, DECLINE, [1, 6]);
    expect(eventsOf(events, 'declined')).toEqual([
      { type: 'declined', seat: 0, what: 'ammunition', place: placeOf('ammunition'), forced: false },
    ]);
    const [duel] = eventsOf(events, 'duelDecided');
    expect(duel?.entries.map(({ strength }) => strength.ammunition)).toEqual([0, 0]);
    expect([state.ammunition, state.players[0]?.supply]).toEqual([NOBODY, 9]);
  });
});

describe('B5.1 to B5.3', () => {
  it('B5.1 Salary pays $4 for each cowboy there, without a duel', () => {
    const state = scene({ players: [{ cowboys: 2, money: 0 }, { cowboys: 1, money: 0 }, 0] });
    say(state, 0, place('salary'));
    say(state, 1, place('salary'));
    const events = say(state, 0, place('salary'));
    expect(eventsOf(events, 'duelDecided')).toEqual([]);
    expect(state.players.slice(0, 2).map(({ money }) => money)).toEqual([8, 4]);
  });

  it('B5.2 ammunition adds three to the strength until the end of the round', () => {
    const state = alone({ cowboys: 3, revolvers: 1, money: 9 });
    for (const at of ['ammunition', 'strengthPoints', 'points5']) say(state, 0, place(at));
    say(state, 0, TAKE_AMMUNITION);
    expect(asked(state)).toEqual(['0 buyPoints']);
    expect([state.ammunition, strengthOf(state, 0), state.players[0]?.points]).toEqual([0, 4, 2]);
    say(state, 0, DECLINE);
    expect(asked(state)).toEqual(['1 takeCharacter']);
    expect(state.ammunition).toBe(NOBODY);
  });

  it('B5.3 three roads for the winner, one for each cowboy on the single road', () => {
    const state = scene({ all: { roads: 0 }, players: [3, 1, 0] });
    say(state, 0, place('threeRoads'));
    say(state, 1, place('oneRoad'));
    say(state, 0, place('oneRoad'));
    say(state, 0, place('oneRoad'));
    expect(state.players.map(({ roads }) => roads)).toEqual([5, 1, 0]);
  });
});

describe('B5.4 parcels', () => {
  it('B5.4 the winner pays the price and places a title', () => {
    const state = alone({ cowboys: 1, money: 10 }, { map: 'h h S1\n. . M' });
    say(state, 0, place(9));
    const events = say(state, 0, { type: 'buyParcel', parcel: 9 });
    expect(eventsOf(events, 'parcelBought')).toEqual([
      { type: 'parcelBought', seat: 0, parcel: 9, price: 5 },
    ]);
    expect([state.players[0]?.money, state.players[0]?.titles, ownerOf(state.town, 9)]).toEqual([5, 11, 0]);
  });

  it('B5.4 of two parcels that were won one may be too expensive', () => {
    const state = alone({ cowboys: 2, money: 3 }, { map: 'h h S1\n. . M' });
    for (const parcel of [9, 40]) say(state, 0, place(parcel));
    expect(asked(state)).toEqual(['0 buyParcel']);
    expect(refusal(state, 0, { type: 'buyParcel', parcel: 9 })).toBe('notEnoughMoney B5.4');
    expect(refusal(state, 0, { type: 'buyParcel', parcel: 40 })).toBe('allowed');
  });

  it('B5.4 must decline without the money or without a title left', () => {
    for (const poor of [{ money: 0 }, { money: 9, titles: 0 }]) {
      const state = alone({ cowboys: 1, ...poor });
      const events = say(state, 0, place(20));
      expect(eventsOf(events, 'declined')).toContainEqual({
        type: 'declined',
        seat: 0,
        what: 'parcel',
        forced: true,
      });
      expect(ownerOf(state.town, 20)).toBe(-1);
    }
  });

  it('B5.4 the earliest in end order among the duellists decides in which sequence they are fought', () => {
    const state = scene({ map: '.', players: [2, 3, 1] });
    say(state, 0, place(20));
    say(state, 1, place(20));
    say(state, 2, place(30));
    say(state, 0, PASS);
    say(state, 1, place(30));
    // Seat 2 is out of cowboys and passes second; seat 0, the first to pass, is in a duel.
    say(state, 1, PASS);
    expect(state.endOrder).toEqual([0, 2, 1]);
    expect(asked(state)).toEqual(['0 chooseDuel']);
    expect(optionsOf(state, 0).filter(({ type }) => type === 'chooseDuel')).toEqual([
      { type: 'chooseDuel', place: 20 },
      { type: 'chooseDuel', place: 30 },
    ]);
    const events = say(state, 0, { type: 'chooseDuel', place: 30 }, [1, 6, 1, 6]);
    expect(eventsOf(events, 'duelDecided').map(({ place: at }) => at)).toEqual([30, 20]);
  });
});

describe('B5.5 to B5.8 buildings', () => {
  it('B5.5 the spaces are resolved from $12 down to $3, each at its price', () => {
    const state = alone({ cowboys: 7, money: 60 }, { map: '.0' });
    setRow(state, 'hotel', 'bank', 'saloon', 'church', 'prison', 'ranch', 'mine');
    for (const at of ['tile3', 'tile4', 'tile5', 'tile6', 'tile8', 'tile10', 'tile12'])
      say(state, 0, place(at));
    const paid: number[] = [];
    for (const price of [12, 10, 8, 6, 5, 4, 3]) {
      expect(asked(state)).toEqual(['0 takeTile']);
      const before = state.players[0]?.money ?? 0;
      say(state, 0, { type: 'takeTile', place: placeOf(`tile${price}`) });
      paid.push(before - (state.players[0]?.money ?? 0));
      if (asked(state)[0] === '0 buildOrKeep') say(state, 0, DECLINE);
    }
    expect(paid).toEqual([12, 10, 8, 6, 5, 4, 3]);
    expect(state.players[0]?.tiles).toHaveLength(7);
  });

  it('B5.5 built at once or kept', () => {
    const state = alone({ cowboys: 1, money: 20, revolvers: 1 }, { map: '.0 .0' });
    setRow(state, 'ranch');
    say(state, 0, place('tile3'));
    say(state, 0, { type: 'takeTile', place: placeOf('tile3') });
    expect(asked(state)).toEqual(['0 buildOrKeep']);
    say(state, 0, { type: 'build', building: 'ranch', parcel: 1 });
    expect([onParcel(state.town, 1), state.players[0]?.revolvers, state.players[0]?.tiles]).toEqual([
      'ranch',
      2,
      [],
    ]);
  });

  it('B5.6 adds one house: on an own or unowned served free parcel without asking', () => {
    const state = alone({ cowboys: 1, money: 20 }, { map: '.0 .0 . .1 h M' });
    setRow(state, 'hotel');
    say(state, 0, place('tile3'));
    say(state, 0, { type: 'takeTile', place: placeOf('tile3') });
    say(state, 0, { type: 'build', building: 'hotel', parcel: 0 });
    expect(asked(state)).toEqual(['0 setHouse']);
    const set = (parcel: number) => refusal(state, 0, { type: 'setHouse', parcel });
    expect(set(0)).toBe('houseBesideBuilding B5.6');
    expect(set(3)).toBe('consentNeeded B5.6');
    expect([set(4), set(5)]).toEqual(['notEnclosed B5.7', 'parcelNotFree B5.6']);
    expect(set(40)).toBe('parcelNotServed B8.14');
    expect([set(1), set(2)]).toEqual(['allowed', 'allowed']);
    say(state, 0, { type: 'setHouse', parcel: 2 });
    expect([onParcel(state.town, 0), onParcel(state.town, 2)]).toEqual(['hotel', 'house']);
  });

  it("B5.6 another player's parcel is asked for and answered in the game", () => {
    const state = alone({ cowboys: 1, money: 20 }, { map: '.0 .1 .2' });
    setRow(state, 'hotel');
    say(state, 0, place('tile3'));
    say(state, 0, { type: 'takeTile', place: placeOf('tile3') });
    say(state, 0, { type: 'build', building: 'hotel', parcel: 0 });
    expect(say(state, 0, { type: 'askConsent', parcel: 1 })).toEqual([
      { type: 'consentAsked', seat: 0, owner: 1, parcel: 1 },
    ]);
    expect(asked(state)).toEqual(['1 answerConsent']);
    expect(boardGame.owed(state)[0]?.rule).toBe('B14.29');
    say(state, 1, { type: 'answerConsent', agree: false });
    expect(asked(state)).toEqual(['0 setHouse']);
    expect(refusal(state, 0, { type: 'askConsent', parcel: 1 })).toBe('consentRefused B14.29');
    say(state, 0, { type: 'askConsent', parcel: 2 });
    say(state, 2, { type: 'answerConsent', agree: true });
    say(state, 0, { type: 'setHouse', parcel: 2 });
    expect([onParcel(state.town, 0), onParcel(state.town, 2), ownerOf(state.town, 2)]).toEqual([
      'hotel',
      'house',
      2,
    ]);
  });

  it('B5.6 a player without a place for the house may first lay roads, and builds nothing without them', () => {
    const refusedBy = (roads: number) => {
      const state = alone({ cowboys: 1, money: 20, roads }, { map: '.0 .1 M M M M M M\nM M M M M M M M' });
      setRow(state, 'hotel');
      say(state, 0, place('tile3'));
      say(state, 0, { type: 'takeTile', place: placeOf('tile3') });
      say(state, 0, { type: 'build', building: 'hotel', parcel: 0 });
      say(state, 0, { type: 'askConsent', parcel: 1 });
      return { state, events: say(state, 1, { type: 'answerConsent', agree: false }) };
    };
    expect(eventsOf(refusedBy(0).events, 'buildCancelled')).toHaveLength(1);
    const { state, events } = refusedBy(1);
    expect(eventsOf(events, 'buildCancelled')).toEqual([]);
    expect(asked(state)).toEqual(['0 setHouse']);
    say(state, 0, { type: 'layRoad', edge: edgeBetween([0, 1], [0, 2]) ?? -1 });
    say(state, 0, { type: 'setHouse', parcel: parcelAt(0, 2) });
    expect([onParcel(state.town, 0), onParcel(state.town, parcelAt(0, 2))]).toEqual(['hotel', 'house']);
  });

  it('B13.7 Green puts the house on the last parcel, Blue makes a townhouse, Orange keeps the bank', () => {
    const [green, blue, orange] = [0, 1, 2];
    const around = '.0 .1 M\n. h M\n.2 M M';
    const state = scene({
      map: `${around}`,
      roads: ['1,1 2,1 2,2 1,2 1,1'],
      all: { money: 20, roads: 0 },
      players: [1, 1, 1],
    });
    setRow(state, undefined, undefined, 'bank', undefined, 'drugstore', 'saloon');
    say(state, green, place('tile10'));
    say(state, blue, place('tile8'));
    say(state, orange, place('tile5'));
    say(state, green, { type: 'takeTile', place: placeOf('tile10') });
    say(state, green, { type: 'build', building: 'saloon', parcel: 0 });
    expect(optionsOf(state, green)).toContainEqual({ type: 'setHouse', parcel: 8 });
    say(state, green, { type: 'setHouse', parcel: 8 });
    say(state, blue, { type: 'takeTile', place: placeOf('tile8') });
    say(state, blue, { type: 'build', building: 'drugstore', parcel: 1 });
    say(state, blue, { type: 'setHouse', parcel: 9 });
    expect(onParcel(state.town, 9)).toBe('townhouse');
    expect(onParcel(state.town, 1)).toBe('drugstore');
    const events = say(state, orange, { type: 'takeTile', place: placeOf('tile5') });
    expect(eventsOf(events, 'tileKept')).toEqual([{ type: 'tileKept', seat: orange, building: 'bank' }]);
    expect(state.players[orange]?.tiles).toEqual([codeOf('bank')]);
  });

  it('B5.8 after the $3 space each player may build tiles in hand, in turn order', () => {
    const state = scene({
      map: '.0 .0 .1',
      players: [
        { cowboys: 1, tiles: [codeOf('ranch'), codeOf('mine')] },
        { cowboys: 0, tiles: [codeOf('ranch')] },
        { cowboys: 0, tiles: [] },
      ],
    });
    say(state, 0, place('oneRoad'));
    expect(asked(state)).toEqual(['0 buildKeptTiles']);
    say(state, 0, { type: 'build', building: 'ranch', parcel: 0 });
    expect(asked(state)).toEqual(['0 buildKeptTiles']);
    expect(refusal(state, 0, { type: 'build', building: 'hotel', parcel: 1 })).toBe('noSuchTileInHand B5.8');
    say(state, 0, { type: 'build', building: 'mine', parcel: 1 });
    expect(asked(state)).toEqual(['1 buildKeptTiles']);
  });
});

describe('B5.9 and B5.10 income and points', () => {
  it('B5.9 $2 per parcel owned, $2 per point of strength, two dice', () => {
    const state = alone({ cowboys: 3, money: 0, revolvers: 3 }, { map: '.0 .0 M0' });
    for (const at of ['parcelIncome', 'strengthIncome']) say(state, 0, place(at));
    const events = say(state, 0, place('gaming'), [3, 5]);
    const gained = eventsOf(events, 'moneyGained').filter(({ source }) => source === 'space');
    expect(gained.map(({ amount }) => amount)).toEqual([6, 6, 8]);
  });

  it('B5.1 to B5.10 what a seat gets or declines names its space, also after a space that gives nothing', () => {
    const state = alone({ cowboys: 10, money: 0, points: 0, revolvers: 5 }, { map: '.0' });
    const spaces = [
      ...['salary', 'ammunition', 'threeRoads', 'oneRoad', 'tile8', 'parcelIncome'],
      ...['gaming', 'parcelPoints', 'strengthPoints', 'points5'],
    ];
    const placed = spaces.flatMap((at) => say(state, 0, place(at)));
    const events = [...placed, ...say(state, 0, TAKE_AMMUNITION, [1, 2]), ...say(state, 0, DECLINE)];
    const told = events.flatMap((event) =>
      'seat' in event && 'place' in event ? [[event.type, event.place]] : [],
    );
    expect(told.filter(([type]) => type !== 'cowboyPlaced')).toEqual([
      ['moneyGained', placeOf('salary')],
      ['ammunitionGained', placeOf('ammunition')],
      ['roadsGained', placeOf('threeRoads')],
      ['roadsGained', placeOf('oneRoad')],
      ['declined', placeOf('tile8')],
      ['moneyGained', placeOf('parcelIncome')],
      ['gamed', placeOf('gaming')],
      ['moneyGained', placeOf('gaming')],
      ['pointsGained', placeOf('strengthPoints')],
      ['declined', placeOf('points5')],
    ]);
  });

  it('B5.10 half the parcels, a point per building, half the strength, all rounded down', () => {
    const state = alone({ cowboys: 3, points: 0, revolvers: 5 }, { map: '.0 h0 C0' });
    for (const at of ['parcelPoints', 'buildingPoints', 'strengthPoints']) say(state, 0, place(at));
    expect(state.players[0]?.points).toBe(1 + 1 + 2);
  });

  it('B5.10 points are bought at $2, $3, $4, $5, in this order, any number', () => {
    const state = alone({ cowboys: 4, points: 0, money: 20 });
    for (const at of ['points5', 'points4', 'points3', 'points2']) say(state, 0, place(at));
    for (const [points, left] of [
      [2, 16],
      [1, 13],
      [1, 9],
      [1, 4],
    ]) {
      expect(asked(state)).toEqual(['0 buyPoints']);
      say(state, 0, { type: 'buyPoints', points: points ?? 0 });
      expect(state.players[0]?.money).toBe(left);
    }
    expect(state.players[0]?.points).toBe(5);
  });

  it('B5.10 never more than the money allows', () => {
    const state = alone({ cowboys: 1, money: 9 });
    say(state, 0, place('points4'));
    expect(refusal(state, 0, { type: 'buyPoints', points: 3 })).toBe('notEnoughMoney B5.10');
    expect(optionsOf(state, 0).filter(({ type }) => type === 'buyPoints')).toHaveLength(2);
  });
});

describe('B5.11 roads', () => {
  it('B5.11 are laid from the reserve at any own decision, and the decision stays', () => {
    const state = scene({ map: '.', roads: ['3,3 4,3'], players: [{ roads: 1, cowboys: 3 }] });
    const edge = edgeBetween([4, 3], [5, 3]) ?? -1;
    expect(refusal(state, 0, { type: 'layRoad', edge: edge + 2 })).toBe('roadNotJoined B5.11');
    expect(refusal(state, 1, { type: 'layRoad', edge })).not.toBe('allowed');
    const events = say(state, 0, { type: 'layRoad', edge });
    expect(events).toContainEqual({ type: 'roadLaid', seat: 0, edge, bridge: false });
    expect(asked(state)).toEqual(['0 placeCowboy']);
    expect(state.players[0]?.roads).toBe(0);
    expect(refusal(state, 0, { type: 'layRoad', edge: edge + 1 })).toMatch(/^noRoad/);
  });

  it('B5.11 a road can serve the parcel that is to be built on', () => {
    const state = alone({ cowboys: 1, money: 20 }, { map: '. .\n. .\n. .0', roads: ['0,1 1,1'] });
    const player = state.players[0];
    if (player === undefined) throw new Error('no seat 0');
    player.roads = 1;
    setRow(state, 'hotel');
    say(state, 0, place('tile3'));
    say(state, 0, { type: 'takeTile', place: ROW_PLACES[0] ?? -1 });
    const building = { type: 'build', building: 'hotel', parcel: parcelAt(1, 2) } as const;
    expect(refusal(state, 0, building)).toBe('parcelNotServed B5.6');
    say(state, 0, { type: 'layRoad', edge: edgeBetween([1, 1], [1, 2]) ?? -1 });
    expect(refusal(state, 0, building)).toBe('allowed');
  });
});
