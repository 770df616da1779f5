/** Positions drawn by hand, and what a friend at the table would say of a move in them. */
import {
  boardGame,
  CHARACTER_IDS,
  type Command,
  codeOf,
  edgeBetween,
  placeOf,
  type State,
  type Step,
} from '@carson/board-game';
import { seedRandom } from '@carson/engine';
import { drawTown } from '@carson/testkit/board';
import { describe, expect, it } from 'vitest';
import { groundsFor } from '../src/board/grounds/index.ts';
import { BEGINNING } from '../src/board/weights.ts';
import { boardTable } from './board-tables.ts';

interface Position {
  readonly map?: string;
  readonly roads?: readonly string[];
  readonly step: Step;
  readonly round?: number;
  readonly horses?: boolean;
  readonly players?: readonly Partial<State['players'][number]>[];
  /** Seats with a cowboy on a place. */
  readonly cowboys?: readonly { readonly place: number; readonly seats: readonly number[] }[];
  readonly endOrder?: readonly number[];
}

function stateOf({ map, roads = [], step, round = 2, horses, players = [], ...given }: Position): State {
  const state = boardGame.setup(
    boardTable({ seats: 4, ...(horses === true ? { variants: { horses: true } } : {}) }),
    'drawn',
  );
  const town = drawTown(map ?? '.', ...roads);
  for (const key of ['on', 'owner', 'outlaw', 'roads', 'roadEnds'] as const)
    state.town[key].splice(0, Number.POSITIVE_INFINITY, ...town[key]);
  state.players.forEach((player, seat) => {
    Object.assign(player, { money: 20, cowboys: 3, revolvers: 1, character: seat, ...players[seat] });
  });
  for (const { place, seats } of given.cowboys ?? [])
    state.cowboysAt[place] = seats.reduce((mask, seat) => mask | (1 << seat), 0);
  return Object.assign(state, {
    round,
    chooseOrder: [0, 1, 2, 3],
    turnOrder: [0, 1, 2, 3],
    endOrder: given.endOrder ?? [],
    steps: [step],
  });
}

function told(position: Position, option: Command): string[] {
  const state = stateOf(position);
  expect(boardGame.check(state, 0, option), JSON.stringify(option)).toBeUndefined();
  const known = boardGame.imagine(boardGame.view(state, 0), seedRandom('known'));
  return groundsFor({ state: known, seat: 0, weights: BEGINNING }, option).map(({ key, params }) =>
    [key, ...Object.entries(params).map(([name, value]) => `${name} ${value}`)].join(', '),
  );
}

const PLACING: Step = { kind: 'placing', at: 0 };
const place = (id: string): Command => ({ type: 'placeCowboy', place: placeOf(id) });
const power = (character: (typeof CHARACTER_IDS)[number], side: 0 | 1): number =>
  2 * CHARACTER_IDS.indexOf(character) + side;

describe('what is said of land and buildings', () => {
  it('B8.1 a mine between three mountains', () => {
    const position: Position = {
      map: `
        M .0 .
        M M  .`,
      step: { kind: 'keptTiles', at: 0, closed: [] },
      players: [{ tiles: [codeOf('mine')] }],
    };
    expect(told(position, { type: 'build', building: 'mine', parcel: 1 })).toEqual([
      'earns, money 9, rounds 3, house 0, mountain 9, pasture 0',
      'gives, count 1, thing revolver',
      'endPoints, points 2',
    ]);
  });

  it('B7.1, B12.2 a mountain beside one’s own mine, which a rival’s mine lives on too', () => {
    const position: Position = {
      map: `
        m1 M m0
        .  . .`,
      step: { kind: 'parcels', stage: 'buying', chooser: -1, at: 0 },
      cowboys: [{ place: 1, seats: [0] }],
    };
    expect(told(position, { type: 'buyParcel', parcel: 1 })).toEqual([
      'rivalLess, money 3, rounds 3, seat 1',
      'endPoints, points 2',
      'costs, money 4',
    ]);
  });

  it('B5.11 a road that reaches a parcel of one’s own, and one that comes nearer', () => {
    const position: Position = {
      map: `
        . . . .0 .
        . . . . .`,
      roads: ['0,0 1,0 2,0'],
      step: { kind: 'roadWindow', at: 0 },
      players: [{ roads: 3 }],
    };
    const road = (from: number): Command => ({
      type: 'layRoad',
      edge: edgeBetween([from, 0], [from + 1, 0]) ?? -1,
    });
    expect(told(position, road(2))).toEqual(['reaches, parcel 3']);
    expect(told({ ...position, roads: ['0,0 1,0'] }, road(1))).toEqual(['towards, parcel 3, count 1']);
    expect(told(position, { type: 'done' })).toEqual(['keeps, count 3, thing road']);
  });
});

describe('what is said of placing', () => {
  it('B5.1 salary pays, and no one fights for it', () => {
    expect(told({ step: PLACING }, place('salary'))).toEqual(['moneyThere, money 4', 'noDuel']);
  });

  it('B5.9, B6.1 strength without the cowboy that is placed, and the odds against who is there', () => {
    const position: Position = {
      step: PLACING,
      cowboys: [{ place: placeOf('strengthIncome'), seats: [1] }],
      players: [
        { cowboys: 3, revolvers: 2 },
        { cowboys: 1, revolvers: 1 },
      ],
    };
    // 4 against 2, the tie open: 1 - (1 + 2 + 3 + half of 4) / 36 of the throws.
    expect(told(position, place('strengthIncome'))).toEqual([
      'moneyThere, money 8',
      `duel, percent ${Math.round((100 * (36 - 6 - 2)) / 36)}, own 4, theirs 2`,
    ]);
    const passed = { ...position, endOrder: [1] };
    expect(told(passed, place('strengthIncome'))).toContain('duel, percent 72, own 4, theirs 2');
  });

  it('B7.3 an attack takes half the income', () => {
    const position: Position = { map: 'M m1 M', step: PLACING };
    expect(told(position, { type: 'placeCowboy', place: 1 })).toEqual(['raid, money 3, seat 1', 'alone']);
  });

  it('B5.10 the cheapest points that are still sold', () => {
    expect(told({ step: PLACING, round: 2 }, place('points3'))).toEqual([
      'cheapestPoints',
      'alone',
      'pointPrice, money 3',
    ]);
    expect(told({ step: PLACING, round: 2 }, place('points4'))[0]).toBe('pointPrice, money 4');
  });

  it('B4.4 passing first wins ties and chooses first; in the last round only the ties are left', () => {
    expect(told({ step: PLACING }, { type: 'pass' })).toEqual([
      'passesBefore, count 3',
      'keeps, count 3, thing cowboy',
    ]);
    expect(told({ step: PLACING, round: 4, endOrder: [2] }, { type: 'pass' })).toEqual([
      'tiesBefore, count 2',
    ]);
  });
});

describe('what is said of money', () => {
  it('B5.10, B11.3 points that leave no more than may be kept', () => {
    const position: Position = {
      step: { kind: 'market', seat: 0, place: placeOf('points3') },
      players: [{ money: 32, power: power('indian', 0) }],
    };
    expect(told(position, { type: 'buyPoints', points: 4 })).toEqual(['limit, money 20', 'leaves, money 20']);
    expect(told(position, { type: 'decline' })).toEqual(['keepsMoney, money 32']);
  });

  it('B9.19 dynamite in a mine', () => {
    const position: Position = {
      map: 'M m0 M',
      step: { kind: 'declare', at: 0, ranches: 0 },
      players: [{ dynamite: 1 }],
    };
    expect(told(position, { type: 'blastMine', parcel: 1 })).toEqual(['moreNow, money 12']);
    expect(told(position, { type: 'done' })).toEqual(['keeps, count 1, thing dynamite']);
  });

  it('B10.6 a horse in the corral that pays', () => {
    const position: Position = {
      step: { kind: 'horse', seat: 0 },
      horses: true,
      players: [{ horses: 1 }],
    };
    expect(told(position, { type: 'putHorse', corral: 4 })).toEqual(['corral, corral 4', 'hats, count 3']);
    expect(told(position, { type: 'putHorse', corral: 5 })).toEqual(['hats, count 5']);
  });
});

describe('what is said of people and duels', () => {
  it('B3.2 who takes the lowest number places first', () => {
    const position: Position = {
      step: { kind: 'characters', at: 0 },
      players: [{ character: -1 }, { character: -1 }, { character: -1 }, { character: -1 }],
    };
    expect(told(position, { type: 'takeCharacter', character: 'sheriff' })).toEqual([
      'power, character sheriff, side yellow',
      'turnAfter, count 0',
    ]);
  });

  it('B9.10 a lost duel may be won by another throw', () => {
    const step: Step = {
      kind: 'duel',
      place: placeOf('gaming'),
      seats: [1, 0],
      outlaw: 0,
      stage: 'thrown',
      shown: [[5], [2]],
      open: 1,
    };
    const position: Position = {
      step,
      endOrder: [1, 0, 2, 3],
      players: [
        { cowboys: 2, revolvers: 1, power: power('gunsmith', 1) },
        { cowboys: 1, revolvers: 1 },
      ],
    };
    // 3 and a 2 against 2 and a 5: a 5 or a 6 wins, a tie is the other's.
    expect(told(position, { type: 'throwAgain', die: 0 })).toEqual([
      'losing, own 5, theirs 7',
      'newThrow, percent 33',
    ]);
    expect(told(position, { type: 'decline' })).toEqual(['losing, own 5, theirs 7']);
  });

  it('B5.2 ammunition', () => {
    expect(told({ step: { kind: 'takeAmmunition', seat: 0 } }, { type: 'takeAmmunition' })).toEqual([
      'stronger, strength 3',
    ]);
  });
});
