/** Random play is only worth what it met: over many games everything in the box occurs. */
import { readFileSync } from 'node:fs';
import { below, type Random, seedRandom } from '@carson/engine';
import { countKind, neverOccurred } from '@carson/testkit';
import { describe, expect, it } from 'vitest';
import { POWERS } from '../src/content/characters/index.ts';
import { boardGame } from '../src/game.ts';
import { BUILDING_IDS } from '../src/ids.ts';
import { anyTable, restless } from './any-table.ts';

const source = (path: string) => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8');
const named = (path: string, pattern: RegExp) =>
  [...source(path).matchAll(pattern)].map(([, name]) => name ?? '');

/** Too rare for chance; B7.4, B8.12 and B14.11 have tests of their own for them. */
const RARE_EVENTS = ['attackersCleared', 'townRoadLaid', 'cityHallUnplaced'];
const RARE_COMMANDS = ['layTownRoad'];

describe('over many random games', () => {
  const met = {
    events: new Map<string, number>(),
    commands: new Map<string, number>(),
    powers: new Map<string, number>(),
    built: new Map<string, number>(),
  };
  const random = seedRandom('occurrences');
  for (let game = 0; game < 400; game++) playOne(game, random);

  function playOne(game: number, chance: Random): void {
    const options = boardGame.readOptions(anyTable(chance));
    if (!options.ok) throw new Error(options.refusal.code);
    const state = boardGame.setup(options.value, `occurrence ${game}`, (event) =>
      countKind(met.events, event.type),
    );
    for (;;) {
      const owed = boardGame.owed(state);
      const owing = owed[below(chance, Math.max(1, owed.length))];
      if (owing === undefined) return;
      const command = restless(chance, boardGame.options(state, owing.seat));
      countKind(met.commands, command.type);
      boardGame.play(state, owing.seat, command, (event) => {
        countKind(met.events, event.type);
        if (event.type === 'buildingBuilt') countKind(met.built, event.building);
        if (event.type === 'cityHallPlaced') countKind(met.built, 'cityHall');
      });
      for (const { power } of state.players) if (power >= 0) countKind(met.powers, String(power));
    }
  }

  it('every kind of event occurs', () => {
    const all = named('event.ts', /type: '(\w+)'/g).filter((type) => !RARE_EVENTS.includes(type));
    expect(neverOccurred(met.events, all)).toEqual([]);
  });

  it('every kind of command occurs', () => {
    const all = named('command.ts', /(?:literal|bare|onParcel)\('(\w+)'\)/g);
    expect(
      neverOccurred(
        met.commands,
        all.filter((type) => !RARE_COMMANDS.includes(type)),
      ),
    ).toEqual([]);
  });

  it('every side of every character occurs', () => {
    expect(
      neverOccurred(
        met.powers,
        POWERS.map((_, index) => String(index)),
      ),
    ).toEqual([]);
  });

  it('every building but the station is built; its line of eight roads is too long for chance', () => {
    expect(neverOccurred(met.built, BUILDING_IDS)).toEqual(neverOccurred(met.built, ['station']));
  });
});
