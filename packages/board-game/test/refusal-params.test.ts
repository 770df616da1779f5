/** The numbers and names that a refusal carries: the page makes its sentence of them. */
import { readdirSync, readFileSync } from 'node:fs';
import type { Refusal } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import type { Command } from '../src/command.ts';
import { boardGame } from '../src/game.ts';
import { type Player, playerOf, type State } from '../src/state/state.ts';
import { parcelAt } from '../src/town/geometry.ts';
import { choosing, holding, take } from './characters/holding.ts';
import { newGame, PARAMETERS, PASS, passAll, place, say, scene } from './playing.ts';

const STILL = { roads: 0, money: 0, cowboys: 0 };

function paramsOf(state: State, seat: number, command: Command): Refusal['params'] | undefined {
  return boardGame.check(state, seat, command)?.params;
}

function paramsOfOptions(options: unknown): Refusal['params'] | undefined {
  const read = boardGame.readOptions(options);
  return read.ok ? undefined : read.refusal.params;
}

describe('the parameters of refusals', () => {
  it('B4.1 name the seat that is not asked, the command and the question', () => {
    const state = scene();
    expect(paramsOf(state, 1, PASS)).toMatchObject({ seat: 1 });
    expect(paramsOf(state, 0, { type: 'spend', amount: 1 })).toMatchObject({
      command: 'spend',
      asked: 'placeCowboy',
    });
  });

  it('B5.4 B5.10 B9.2 B9.6 name the price and the money, what is wanted and what there is', () => {
    const land = scene({ map: 'h h S1\n. . M', players: [{ ...STILL, cowboys: 2, money: 3 }, STILL, STILL] });
    for (const parcel of [9, 40]) say(land, 0, place(parcel));
    expect(paramsOf(land, 0, { type: 'buyParcel', parcel: 9 })).toMatchObject({ price: 5, money: 3 });

    const market = scene({ players: [{ ...STILL, cowboys: 1, money: 9 }, STILL, STILL] });
    say(market, 0, place('points4'));
    expect(paramsOf(market, 0, { type: 'buyPoints', points: 3 })).toMatchObject({ price: 12, money: 9 });

    const players = [{ money: 12, roads: 0 }, { roads: 0 }, { roads: 0 }];
    const banker = holding({ character: 'banker', side: 'red' }, { players });
    passAll(banker, [0, 1, 2]);
    expect(paramsOf(banker, 0, { type: 'buyPoints', points: 7 })).toMatchObject({ price: 25, money: 12 });

    const captain = { character: 'captain', side: 'yellow' } as const;
    const hiring = (player: Partial<Player>) => {
      const state = choosing(captain, { players: [player] });
      take(state, captain);
      return paramsOf(state, 0, { type: 'choose', choice: 'two' });
    };
    expect(hiring({ money: 8, cowboys: 9 })).toMatchObject({ count: 2, supply: 1 });
    expect(hiring({ money: 2, cowboys: 3 })).toMatchObject({ price: 4, money: 2 });
  });

  it('B11.3 name what is due, the limit and the money', () => {
    const state = scene({
      characters: ['hiredGun', 'banker', 'captain'],
      players: [{ ...STILL, money: 28 }, { ...STILL, cowboys: 1 }, STILL],
    });
    say(state, 1, PASS);
    expect(paramsOf(state, 0, { type: 'spend', amount: 7 })).toMatchObject({ due: 8, limit: 20 });
    expect(paramsOf(state, 0, { type: 'spend', amount: 29 })).toMatchObject({ price: 29, money: 28 });
  });

  it('B14.25 name the cowboys there are and those that are needed', () => {
    const heroes = { character: 'heroes', side: 'red' } as const;
    const state = choosing(heroes, { players: [{ cowboys: 1 }] });
    take(state, heroes);
    expect(paramsOf(state, 0, { type: 'choose', choice: 'two' })).toMatchObject({ cowboys: 1, needed: 2 });
  });

  it('B10.1 name the part of the kit and its range, what is over, the money and the most of it', () => {
    const { state } = newGame({ seats: 3, variants: { newBeginning: true } });
    const kit = (cowboys: number, parcels: number, revolvers: number, roads: number) =>
      paramsOf(state, 0, { type: 'fillKit', cowboys, parcels, revolvers, roads });
    expect(kit(7, 2, 1, 1)).toMatchObject({ what: 'cowboys', least: 1, most: 6 });
    expect(kit(3, 2, 1, 5)).toMatchObject({ what: 'roads', least: 0, most: 4 });
    expect(kit(6, 4, 3, 4)).toMatchObject({ over: 12 });
    expect(kit(1, 0, 0, 0)).toMatchObject({ money: 32, most: 30 });
  });

  it('B10.5 name how often pieces may be taken back', () => {
    const state = scene({ options: { variants: { kitCarson: true } }, players: [{ cowboys: 2 }] });
    say(state, 0, place(20));
    playerOf(state, 0).takenBack = 20;
    expect(paramsOf(state, 0, { type: 'takeBack', place: 20 })).toMatchObject({ most: 20 });
  });

  it('B10.2 name the length of a river and its bounds, and the parcel that breaks it', () => {
    const river = (...parcels: number[]) =>
      paramsOfOptions({ seats: 2, variants: { river: { course: 'drawn', parcels } } });
    const row = [0, 1, 2, 3, 4, 5, 6, 7].map((x) => parcelAt(x, 3));
    expect(river(...row.slice(0, 5))).toMatchObject({ length: 5, least: 6, most: 15 });
    expect(river(...row.toSpliced(3, 1))).toMatchObject({ parcel: parcelAt(4, 3) });
    expect(river(...row.slice(0, 4), ...row.slice(2))).toMatchObject({ parcel: parcelAt(2, 3) });
  });

  it('B1.2 B2.7 B9.15 name the building, the character, its side and how many are needed', () => {
    const seven = ['banker', 'grocer', 'settler', 'captain', 'hiredGun', 'indian', 'sheriff'];
    const hand = (ids: readonly string[], side: string | undefined = 'yellow') =>
      paramsOfOptions({
        seats: 3,
        roster: {
          by: 'hand',
          characters: ids.map((character) => (side === '' ? { character } : { character, side })),
        },
      });
    expect(hand(seven)).toBeUndefined();
    expect(hand(seven.slice(1))).toMatchObject({ size: 6, needed: 7 });
    expect(hand(['streetBoy', ...seven.slice(1)])).toMatchObject({ size: 7, needed: 8 });
    expect(hand([...seven.slice(1), 'grocer'])).toMatchObject({ character: 'grocer' });
    expect(hand(seven, '')).toMatchObject({ character: 'banker' });
    expect(hand(['cowboy', ...seven.slice(1)])).toMatchObject({ character: 'cowboy', side: 'yellow' });
    expect(paramsOfOptions({ seats: 2, buildings: ['school', 'school'] })).toMatchObject({
      building: 'school',
    });
  });

  it('are listed for every refusal that has some', () => {
    const folder = new URL('../src/', import.meta.url);
    const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => readFileSync(new URL(path, folder), 'utf8'))
      .join('\n');
    const codes = [...source.matchAll(/refusal\('(\w+)', [^)]*?\{/g)].map(([, code = '']) => code);
    const options = /^(river|character(?!s)|roster|side|building)/;
    expect(codes.filter((code) => PARAMETERS[code] === undefined && !options.test(code))).toEqual([]);
  });
});
