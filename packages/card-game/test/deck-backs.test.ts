import { describe, expect, it } from 'vitest';
import { designBacks } from '../scripts/design/backs.ts';
import { DECK_SEED } from '../scripts/design/recipes.ts';
import { BACKS } from '../src/deck/index.ts';
import { CHARACTER_IDS, SUITS } from '../src/ids.ts';

describe('the backs of the characters', () => {
  it('C1.5 there are 21 different orders of all six suits, one for every character', () => {
    expect(CHARACTER_IDS).toHaveLength(21);
    expect(BACKS).toHaveLength(21);
    expect(new Set(BACKS.map((back) => back.order.join())).size).toBe(21);
    for (const { order } of BACKS) expect([...order].sort()).toEqual([...SUITS].sort());
  });

  it.each(SUITS)('C1.5 %s stands in every rank three or four times', (suit) => {
    for (const rank of SUITS.keys()) {
      const times = BACKS.filter((back) => back.order[rank] === suit).length;
      expect([3, 4]).toContain(times);
    }
  });

  it('C1.5 four backs have a skull', () => {
    expect(BACKS.filter((back) => back.skull)).toHaveLength(4);
  });

  it('C3.7 among the backs that settle ties no suit beats another more than once more than it loses', () => {
    const settling = BACKS.filter((back) => !back.skull);
    for (const suit of SUITS) {
      for (const other of SUITS.filter((one) => one !== suit)) {
        const wins = settling.filter(({ order }) => order.indexOf(suit) < order.indexOf(other)).length;
        expect([8, 9]).toContain(wins);
      }
    }
  });

  it('C1.5 the kept design makes the kept backs', () => {
    expect(BACKS).toEqual(designBacks(DECK_SEED));
  });
});
