import { describe, expect, it } from 'vitest';
import { appealOf } from '../src/deck/appeal.ts';
import { CHARACTER_APPEAL, TERRAIN } from '../src/deck/index.ts';
import { CHARACTER_IDS } from '../src/ids.ts';

describe('appeal', () => {
  it('C1.4 runs from 1 to 9 over the deck, and every value occurs', () => {
    const values = new Set(TERRAIN.map((card) => card.appeal));
    expect([...values].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('C1.4 follows from the content alone, wherever on the card it stands', () => {
    for (const { parcels, appeal } of TERRAIN) {
      const [nw, ne, sw, se] = parcels;
      expect(appealOf([se, nw, ne, sw])).toBe(appeal);
      expect(appealOf([ne, nw, se, sw])).toBe(appeal);
    }
  });

  it('C1.4 a neighbour that scores on the same card makes it more appealing', () => {
    const alone = appealOf(['mine', 'empty', 'empty', 'empty']);
    const beside = appealOf(['mine', 'mountain', 'empty', 'empty']);
    const stranger = appealOf(['hotel', 'mountain', 'empty', 'empty']);
    expect(beside - alone).toBeGreaterThan(stranger - appealOf(['hotel', 'empty', 'empty', 'empty']));
  });

  it('C1.4 outlaws repel, unless their card brings the law', () => {
    expect(appealOf(['house', 'bank', 'outlaws', 'empty'])).toBeLessThan(
      appealOf(['house', 'bank', 'empty', 'empty']),
    );
    expect(appealOf(['prison', 'outlaws', 'empty', 'empty'])).toBe(
      appealOf(['prison', 'empty', 'empty', 'empty']),
    );
  });

  it('C8.1 a mine card and a prison card of appeal 7 exist in one Era, a ranch card of less', () => {
    const seven = TERRAIN.filter((card) => card.era === 2 && card.appeal === 7);
    expect(seven.some((card) => card.parcels.includes('mine'))).toBe(true);
    expect(seven.some((card) => card.parcels.includes('prison'))).toBe(true);
    const ranches = TERRAIN.filter((card) => card.era === 2 && card.parcels.includes('ranch'));
    expect(ranches.some((card) => card.appeal < 7)).toBe(true);
  });

  it('C1.5 every character has an appeal, a whole number from 1 to 9', () => {
    expect(Object.keys(CHARACTER_APPEAL).sort()).toEqual([...CHARACTER_IDS].sort());
    for (const appeal of Object.values(CHARACTER_APPEAL)) {
      expect(Number.isInteger(appeal) && appeal >= 1 && appeal <= 9).toBe(true);
    }
  });
});
