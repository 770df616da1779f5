/** What stands on the tiles: how many there are (B1.2), what building one takes (B5.6) and what it counts (B7.2). */
import { describe, expect, it } from 'vitest';
import { BUILDINGS } from '../../src/content/buildings/index.ts';
import type { BuildingId } from '../../src/ids.ts';

interface Facts {
  readonly count: number;
  readonly houses: number;
  readonly needsRoad: boolean;
  readonly revolvers: number;
  readonly houseValue: number;
  readonly expansion: boolean;
}

/** Most buildings: with a road and one house, without revolvers and house value, from the base game. */
const USUAL = { houses: 1, needsRoad: true, revolvers: 0, houseValue: 0, expansion: false };
const BESIDE_NOTHING = { houses: 0, needsRoad: false, revolvers: 1 };

const FACTS: readonly (readonly [BuildingId, string, Partial<Facts>])[] = [
  ['mine', 'B8.1', { count: 6, ...BESIDE_NOTHING }],
  ['ranch', 'B8.2', { count: 6, ...BESIDE_NOTHING, houseValue: 1 }],
  ['drugstore', 'B8.3', { count: 4 }],
  ['bank', 'B8.4', { count: 4 }],
  ['saloon', 'B8.5', { count: 3 }],
  ['hotel', 'B8.6', { count: 3, houseValue: 2 }],
  ['church', 'B8.7', { count: 2, houseValue: 1 }],
  ['prison', 'B8.8', { count: 2, revolvers: 2 }],
  ['blacksmith', 'B8.9', { count: 2, expansion: true }],
  ['generalStore', 'B8.10', { count: 2, expansion: true }],
  ['school', 'B8.11', { count: 2, houses: 3, houseValue: 1, expansion: true }],
  ['cityHall', 'B8.12', { count: 1, houses: 0, houseValue: 1, expansion: true }],
  ['station', 'B8.13', { count: 1, houses: 0, houseValue: 2, expansion: true }],
];

describe('the facts of the buildings', () => {
  it.each(FACTS)('%s, %s: %j', (id, rule, facts) => {
    const { count, houses, needsRoad, revolvers, houseValue, expansion, rule: cited } = BUILDINGS[id];
    expect({ count, houses, needsRoad, revolvers, houseValue, expansion }).toEqual({ ...USUAL, ...facts });
    expect(cited).toBe(rule);
  });

  it('B1.2 are those of every building', () => {
    expect(FACTS.map(([id]) => id).sort()).toEqual(Object.keys(BUILDINGS).sort());
  });
});
