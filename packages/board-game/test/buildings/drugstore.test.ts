import { drawTown } from '@carson/testkit/board';
import { describe, expect, it } from 'vitest';
import { incomeAt, partsAt } from './income-at.ts';

describe('B8.3 drugstore', () => {
  it('B8.3 B13.4 an adjacent own ranch counts both ways: with it and three adjacent houses, $15', () => {
    const town = drawTown(`
      h  h  .
      h0 D0 R0`);
    expect(incomeAt(town, [1, 1])).toBe(15);
    expect(partsAt(town, [1, 1])).toEqual([
      { source: 'house', amount: 3, parcels: [0], rule: 'B8.3' },
      { source: 'house', amount: 3, parcels: [1], rule: 'B8.3' },
      { source: 'house', amount: 3, parcels: [8], rule: 'B8.3' },
      { source: 'house', amount: 3, parcels: [10], rule: 'B8.3' },
      { source: 'owned', amount: 3, parcels: [10], rule: 'B8.3' },
    ]);
  });

  it('B8.3 counts the ranches of its owner anywhere, not those of others', () => {
    const town = drawTown(`
      D0 .  .  R0
      .  .  R1 .
      R0`);
    expect(incomeAt(town, [0, 0])).toBe(6);
  });

  it("B7.1 another player's ranch beside it gives nothing", () => {
    expect(incomeAt(drawTown('D0 R1'), [0, 0])).toBe(0);
  });

  it('B8.12 its step is $3', () => {
    expect(incomeAt(drawTown('D0 h'), [0, 0], { occupant: 0 })).toBe(6);
    expect(incomeAt(drawTown('D0 h'), [0, 0], { occupant: 1 })).toBe(3);
    expect(incomeAt(drawTown('D0'), [0, 0], { occupant: 0 })).toBe(3);
  });

  it('B7.5 earns $33 at most, the city hall included', () => {
    const town = drawTown(`
      H H H
      H D0 H
      . R0 .`);
    expect(incomeAt(town, [1, 1])).toBe(33);
    expect(partsAt(town, [1, 1], { occupant: 0 }).slice(-2)).toEqual([
      { source: 'hallStep', amount: 3, parcels: [9], rule: 'B8.12' },
      { source: 'cap', amount: -6, parcels: [9], rule: 'B7.5' },
    ]);
    expect(incomeAt(drawTown('H H H\nH D0 H\n. . .'), [1, 1])).toBe(30);
  });
});
