import { describe, expect, it } from 'vitest';
import { designBacks } from '../scripts/design/backs.ts';
import { DECK_SEED } from '../scripts/design/recipes.ts';
import { BACKS } from '../src/deck/index.ts';
import { CHARACTER_IDS, SUITS } from '../src/ids.ts';

describe('the backs of the characters', () => {
  it('C1.5 there is a different order of all six suits for every character', () => {
    expect(BACKS).toHaveLength(CHARACTER_IDS.length);
    expect(new Set(BACKS.map((back) => back.order.join())).size).toBe(CHARACTER_IDS.length);
    for (const { order } of BACKS) expect([...order].sort()).toEqual([...SUITS].sort());
  });

  it.each(SUITS)('C1.5 %s stands in every rank equally often, give or take one', (suit) => {
    const even = BACKS.length / SUITS.length;
    for (const rank of SUITS.keys()) {
      const times = BACKS.filter((back) => back.order[rank] === suit).length;
      expect([Math.floor(even), Math.ceil(even)]).toContain(times);
    }
  });

  it('C1.5 four backs have a skull', () => {
    expect(BACKS.filter((back) => back.skull)).toHaveLength(4);
  });

  it('C3.7 among the backs that settle ties a suit beats another at most twice more than it loses', () => {
    const settling = BACKS.filter((back) => !back.skull);
    for (const suit of SUITS) {
      for (const other of SUITS.filter((one) => one !== suit)) {
        const wins = settling.filter(({ order }) => order.indexOf(suit) < order.indexOf(other)).length;
        // 17 backs: 9 to 8 at most. An even number may also end 10 to 8.
        expect(wins - (settling.length - wins)).toBeLessThanOrEqual(2);
      }
    }
  });

  it('C1.5 the kept design makes the kept backs', () => {
    expect(BACKS).toEqual(designBacks(DECK_SEED));
  });
});
