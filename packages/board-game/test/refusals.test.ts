/** What a player could try and may not, where no other test tries it. */
import { describe, expect, it } from 'vitest';
import { boardGame } from '../src/game.ts';
import { PLACE_COUNT, placeOf, ROW_PLACES } from '../src/placing/places.ts';
import { advance } from '../src/play.ts';
import type { Player, State } from '../src/state/state.ts';
import { push } from '../src/state/table.ts';
import { edgeBetween } from '../src/town/geometry.ts';
import { codeOf } from '../src/town/town.ts';
import { holding } from './characters/holding.ts';
import { asked, DECLINE, newGame, PASS, passAll, place, refusal, say, scene } from './playing.ts';

const STILL = { roads: 0, money: 0, cowboys: 0 };
const edge = (x1: number, y1: number, x2: number, y2: number) => edgeBetween([x1, y1], [x2, y2]) ?? -1;

function alone(player: Partial<Player>, map = '.', roads: readonly string[] = ['1,1 2,1']): State {
  return scene({ map, roads, players: [{ ...STILL, ...player }, { ...STILL, money: 12 }, STILL] });
}

describe('placing', () => {
  it('B4.1 not without a cowboy, B9.1 not the white one of another person, B9.11 no token, B9.19 no dynamite', () => {
    const state = scene({ characters: ['sheriff', 'settler', 'captain'], players: [{ cowboys: 0 }] });
    expect(refusal(state, 0, place('gaming'))).toBe('noCowboyLeft B4.1');
    say(state, 0, PASS);
    expect(refusal(state, 1, { ...place('gaming'), with: 'white' } as const)).toBe('noWhiteCowboy B9.1');
    expect(refusal(state, 1, { ...place('gaming'), with: 'token' } as const)).toBe('noTokenLeft B9.11');
    expect(refusal(state, 1, { ...place('gaming'), with: 'dynamite' } as const)).toBe('noDynamite B9.19');
  });

  it('B9.19 no dynamite where there can be no duel', () => {
    const state = scene({ players: [{ dynamite: 1 }] });
    expect(refusal(state, 0, { ...place('salary'), with: 'dynamite' } as const)).toBe('noDuelHere B9.19');
  });

  it('B4.1 only the seat that is asked, and nothing once the game is over', () => {
    const state = scene({ round: 4, players: [STILL, STILL, { ...STILL, cowboys: 1 }] });
    expect(refusal(state, 0, PASS)).toBe('notYourDecision B4.1');
    passAll(state, [2]);
    expect(boardGame.result(state)).toBeDefined();
    expect(refusal(state, 0, PASS)).toBe('gameOver B12.4');
  });

  it('B14.11 the occupant of the city hall is not taken back', () => {
    const state = scene({ options: { variants: { kitCarson: true } }, map: 'Y' });
    state.cityHall = 0;
    state.occupant = 0;
    state.cowboysAt[0] = 1;
    expect(refusal(state, 0, { type: 'takeBack', place: 0 })).toBe('occupantStays B14.11');
  });

  it('B10.6 no horse that is not there', () => {
    const state = scene({
      options: { variants: { kitCarson: true, horses: true } },
      players: [{ horses: 0 }],
    });
    expect(refusal(state, 0, { type: 'putHorse', corral: 1 })).toBe('noHorse B10.6');
    expect(refusal(state, 0, { type: 'takeHorse', corral: 1 })).toBe('noHorse B10.6');
  });

  it('B5.11 no road without one in the reserve', () => {
    const state = scene({ players: [{ roads: 0 }], map: '.', roads: ['1,1 2,1'] });
    expect(refusal(state, 0, { type: 'layRoad', edge: edge(2, 1, 3, 1) })).toBe('noRoadInReserve B5.11');
  });
});

describe('resolving', () => {
  it('B5.4 only a duel that waits can be chosen', () => {
    const state = scene({ players: [2, 2, 0], map: '.' });
    for (const parcel of [20, 30]) for (const seat of [0, 1]) say(state, seat, place(parcel));
    expect(asked(state)[0]).toMatch(/chooseDuel/);
    const chooser = state.endOrder.find((seat) => seat < 2) ?? 0;
    expect(refusal(state, chooser, { type: 'chooseDuel', place: 40 })).toBe('noDuelWaits B5.4');
    expect(refusal(state, chooser, { type: 'buyParcel', parcel: 40 })).toBe('notAskedNow');
    expect(refusal(state, chooser, { type: 'buyParcel', parcel: 40 })).toBe('notAskedNow');
  });

  it('B5.4 no title left: what was won must be declined', () => {
    const twelve = '.0 .0 .0 .0 .0 .0 .0 .0\n.0 .0 .0 . . . . .';
    const state = alone({ cowboys: 2, money: 9 }, twelve);
    say(state, 0, place(20));
    say(state, 0, place(21));
    say(state, 0, { type: 'buyParcel', parcel: 20 });
    expect(state.players[0]?.titles).toBe(0);
    expect(state.town.owner[21]).toBe(-1);
  });

  it('B5.5 the tile of the space that was won, no other', () => {
    const state = alone({ cowboys: 1, money: 12 });
    say(state, 0, place('tile12'));
    expect(refusal(state, 0, { type: 'takeTile', place: ROW_PLACES[0] ?? 0 })).toBe(
      'otherSpaceOfTheRow B5.5',
    );
  });

  it('B5.8 "may build at once" means that one tile', () => {
    const state = alone({ cowboys: 1, money: 12, tiles: [codeOf('mine')] }, '.0 .0');
    say(state, 0, place('tile3'));
    say(state, 0, { type: 'takeTile', place: placeOf('tile3') });
    expect(asked(state)).toEqual(['0 buildOrKeep']);
    expect(refusal(state, 0, { type: 'build', building: 'mine', parcel: 0 })).toBe('onlyThatTile B5.8');
  });

  it('B5.6 no building where its house has no place', () => {
    const state = alone({ tiles: [codeOf('hotel'), codeOf('ranch')] }, '.0 h1\nh1 h1', ['1,0 1,1']);
    for (const parcel of [2, 10]) state.town.on[parcel] = codeOf('mountain');
    passThrough(state);
    expect(refusal(state, 0, { type: 'build', building: 'hotel', parcel: 0 })).toBe('noPlaceForHouse B5.6');
  });

  it('B14.28 a build that was given up is not tried again in the same window', () => {
    const state = alone({ tiles: [codeOf('hotel'), codeOf('ranch')] }, '.0 .0 .0');
    passThrough(state);
    say(state, 0, { type: 'build', building: 'hotel', parcel: 0 });
    expect(refusal(state, 0, { type: 'askConsent', parcel: 1 })).toBe('noConsentNeeded B5.6');
    say(state, 0, { type: 'setHouse', parcel: 1 }).at(0);
    expect(state.town.on[1]).not.toBe(0);
    const again = alone({ tiles: [codeOf('hotel'), codeOf('ranch')] }, '.0 .0 .0');
    passThrough(again);
    say(again, 0, { type: 'build', building: 'hotel', parcel: 0 });
    say(again, 0, { type: 'cancelBuild' });
    expect(refusal(again, 0, { type: 'build', building: 'hotel', parcel: 0 })).toBe(
      'buildAlreadyCancelled B14.28',
    );
  });

  it('B14.29 consent: a named parcel, yes or no, once per parcel per build', () => {
    const state = alone({ tiles: [codeOf('hotel')] }, '.0 .1 .1', ['1,0 1,1 2,1']);
    for (const parcel of [8, 9, 10, 11]) state.town.on[parcel] = codeOf('mountain');
    passThrough(state);
    say(state, 0, { type: 'build', building: 'hotel', parcel: 0 });
    expect(refusal(state, 0, { type: 'setHouse', parcel: 1 })).toBe('consentNeeded B5.6');
    say(state, 0, { type: 'askConsent', parcel: 1 });
    expect(asked(state)).toEqual(['1 answerConsent']);
    say(state, 1, { type: 'answerConsent', agree: false });
    expect(refusal(state, 0, { type: 'askConsent', parcel: 1 })).toBe('consentRefused B14.29');
    say(state, 0, { type: 'askConsent', parcel: 2 });
    say(state, 1, { type: 'answerConsent', agree: true });
    say(state, 0, { type: 'setHouse', parcel: 2 });
    expect([state.town.on[0], state.town.on[2]]).toEqual([codeOf('hotel'), codeOf('house')]);
  });

  it('B5.10 a purchase of points is of at least one', () => {
    const state = alone({ cowboys: 1, money: 12 });
    say(state, 0, place('points5'));
    expect(refusal(state, 0, { type: 'buyPoints', points: 0 })).toBe('noPointsBought B5.10');
  });
});

describe('incomes', () => {
  function declaring(player: Partial<Player>, map: string): State {
    const state = alone(player, map);
    advance({ state, log: undefined });
    passThrough(state);
    expect(asked(state)).toEqual(['0 declareIncome']);
    return state;
  }

  it("B9.19 dynamite for one mine of one's own, once", () => {
    const state = declaring({ dynamite: 2 }, 'M m0 . m1 T0 m0');
    expect(refusal(state, 0, { type: 'blastMine', parcel: 3 })).toBe('notYourBuilding B14.1');
    expect(refusal(state, 0, { type: 'blastMine', parcel: 4 })).toBe('dynamiteNeedsMine B9.19');
    say(state, 0, { type: 'blastMine', parcel: 1 });
    expect(refusal(state, 0, { type: 'blastMine', parcel: 1 })).toBe('alreadyMultiplied B14.2');
    expect(refusal(state, 0, { type: 'doubleRanch', parcel: 1 })).toBe('noHorseInCorral B10.6');
    expect(refusal(state, 0, { type: 'doubleKind', building: 'hotel' })).toBe('noDoubling B9.3');
  });

  it('B10.6 a horse of corral 3 for a ranch only', () => {
    const state = declaring({ corrals: [0, 0, 1, 0, 0] }, 'R0 . T0');
    expect(refusal(state, 0, { type: 'doubleRanch', parcel: 2 })).toBe('horseNeedsRanch B10.6');
  });
});

describe('duels', () => {
  it('B9.10 a die that was not thrown cannot be thrown again', () => {
    const state = holding({ character: 'gunsmith', side: 'red' }, { players: [1, 1, 0] });
    say(state, 0, place('threeRoads'));
    say(state, 1, place('threeRoads'), [1, 2]);
    expect(refusal(state, 0, { type: 'throwAgain', die: 1 })).toBe('noSuchDie B9.10');
  });
});

describe('the city hall', () => {
  function placer(map: string, roads: readonly string[]): State {
    const state = scene({ map, roads, options: { buildings: ['cityHall'] } });
    push(state, { kind: 'hallSite', seat: 0 });
    return state;
  }

  it('B8.12 a served site comes before a road of the general supply', () => {
    const state = placer('.', ['1,1 2,1']);
    expect(refusal(state, 0, { type: 'layTownRoad', edge: edge(2, 1, 3, 1) })).toBe(
      'siteAlreadyServed B8.12',
    );
    expect(refusal(state, 0, { type: 'placeCityHall', parcel: 60 })).toBe('parcelNotServed B5.6');
  });

  it('B14.11 one road not enough: more, but no bridge', () => {
    const state = placer('.0 .0 .0\n.0 .0 .0\n~ ~ ~ ~\n. . .', ['1,1 1,2']);
    expect(refusal(state, 0, { type: 'layTownRoad', edge: edge(1, 2, 1, 3) })).toBe(
      'noBridgeForTheTown B14.11',
    );
    say(state, 0, { type: 'layTownRoad', edge: edge(1, 1, 2, 1) });
    expect(asked(state)).toEqual(['0 placeCityHall']);
    say(state, 0, { type: 'layTownRoad', edge: edge(2, 1, 3, 1) });
    say(state, 0, { type: 'placeCityHall', parcel: 3 });
    expect(state.cityHall).toBe(3);
    expect(state.players[0]?.points).toBe(0);
  });

  /** What the game does by itself before anyone is asked. */
  function goneOn(state: State): readonly string[] {
    const events: string[] = [];
    advance({ state, log: (event) => events.push(event.type) });
    return events;
  }

  it('B14.11 no unowned free parcel at all: out of the game', () => {
    const state = placer('.', ['1,1 2,1']);
    state.town.owner.fill(1);
    expect(goneOn(state)).toContain('cityHallUnplaced');
    expect(state.cityHall).toBe(-1);
  });

  it('B10.3 nor one but under an outlaw: no road would help', () => {
    const state = placer('.!', ['1,1 2,1']);
    state.town.owner.fill(1, 1);
    expect(goneOn(state)).toContain('cityHallUnplaced');
  });

  it('B14.11 nor one but beyond a river: no bridge for the town', () => {
    const state = placer('.0 ~\n.0 ~\n~ ~', ['0,1 1,1']);
    for (const parcel of state.town.owner.keys())
      if (parcel < 7 || parcel % 8 < 7) state.town.owner[parcel] = 1;
    state.town.owner[63] = -1;
    for (const parcel of [0, 8]) state.town.owner[parcel] = 0;
    expect(goneOn(state)).toContain('cityHallUnplaced');
  });
});

describe('what does not exist', () => {
  it('a parcel, an edge, a place or a corral off the board is refused at the door', () => {
    const refused = [
      { type: 'buyParcel', parcel: 64 },
      { type: 'buyParcel', parcel: 0.5 },
      { type: 'layRoad', edge: 144 },
      { type: 'takeBack', place: PLACE_COUNT },
      { type: 'putHorse', corral: 6 },
    ].map((json) => {
      const read = boardGame.readCommand(json);
      return read.ok ? 'accepted' : read.refusal.code;
    });
    expect(refused).toEqual(new Array(5).fill('malformed'));
  });
});

describe('options of a table', () => {
  const code = (json: unknown) => {
    const read = boardGame.readOptions(json);
    return read.ok ? 'accepted' : `${read.refusal.code} ${read.refusal.rule ?? ''}`.trim();
  };
  const hand = (...ids: readonly string[]) => ({
    seats: 3,
    roster: { by: 'hand', characters: ids.map((character) => ({ character, side: 'yellow' })) },
  });
  const SEVEN = ['sheriff', 'banker', 'grocer', 'chineseWorker', 'settler', 'captain', 'hiredGun'];

  it('B1.1 two to six seats', () => {
    expect([1, 2, 6, 7].map((seats) => code({ seats }))).toEqual([
      'malformed',
      'accepted',
      'accepted',
      'malformed',
    ]);
  });

  it('B2.7 seven different characters, eight with the Street Boy, each with its side', () => {
    expect(code(hand(...SEVEN))).toBe('accepted');
    expect(code(hand(...SEVEN.slice(1)))).toBe('rosterSize B2.7');
    expect(code(hand('streetBoy', ...SEVEN.slice(1)))).toBe('rosterSize B2.7');
    expect(code(hand('streetBoy', ...SEVEN))).toBe('accepted');
    expect(code(hand('banker', ...SEVEN.slice(1)))).toBe('characterTwice B2.7');
    const sideless = {
      seats: 3,
      roster: { by: 'hand', characters: SEVEN.map((character) => ({ character })) },
    };
    expect(code(sideless)).toBe('sideMissing B2.7');
  });

  it('B1.2 each expansion building once, and only those', () => {
    expect(code({ seats: 2, buildings: ['school', 'school'] })).toBe('buildingTwice B1.2');
    expect(code({ seats: 2, buildings: ['bank'] })).toBe('malformed');
    const { state } = newGame({ seats: 2, buildings: ['school', 'station'] });
    expect(state.rules.tiles.reduce((sum, count) => sum + count, 0)).toBe(33);
  });

  it('B2.7 at random: seven, or eight with the Street Boy, the same for the same seed', () => {
    for (let game = 0; game < 40; game++) {
      const { state } = newGame({ seats: 2, roster: { by: 'lot' } }, `lot ${game}`);
      const streetBoy = state.roster.some(({ character }) => character === 0);
      expect(state.roster).toHaveLength(streetBoy ? 8 : 7);
      expect(newGame({ seats: 2, roster: { by: 'lot' } }, `lot ${game}`).state.roster).toEqual(state.roster);
    }
  });
});

/** A seat that is asked something before the incomes declines. */
function passThrough(state: State): void {
  while (/placeCowboy|buyParcel|takeTile/.test(asked(state)[0] ?? '')) {
    const [owed] = boardGame.owed(state);
    if (owed === undefined) return;
    say(state, owed.seat, owed.kind === 'placeCowboy' ? PASS : DECLINE);
  }
}
