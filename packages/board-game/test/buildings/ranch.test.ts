import { drawTown } from '@carson/testkit/board';
import { describe, expect, it } from 'vitest';
import { incomeAt, partsAt } from './income-at.ts';

describe('B8.2 ranch', () => {
  it('B8.2 earns $1 per adjacent free parcel, owned or not', () => {
    const town = drawTown(`
      .  .1 .0
      .  R0 h
      M  S1 .!`);
    expect(incomeAt(town, [1, 1])).toBe(5);
  });

  it('counts fewer neighbours at the border of the map', () => {
    expect(incomeAt(drawTown('R0'), [0, 0])).toBe(3);
    expect(incomeAt(drawTown('. R0'), [1, 0])).toBe(5);
  });

  it('B8.2 earns at least $1', () => {
    const town = drawTown(`
      R0 h
      M  H`);
    expect(incomeAt(town, [0, 0])).toBe(1);
    expect(partsAt(town, [0, 0])).toEqual([{ source: 'least', amount: 1, parcels: [0], rule: 'B8.2' }]);
  });

  it('B14.2 an outlaw halves the least dollar too', () => {
    expect(incomeAt(drawTown('R0! h\nM H'), [0, 0])).toBe(0);
  });

  it('B10.2 counts river parcels as free', () => {
    const town = drawTown(`
      ~ R0 h
      ~ ~  M`);
    expect(incomeAt(town, [1, 0])).toBe(3);
  });

  it('B10.3 a bare parcel with an outlaw still feeds it', () => {
    expect(incomeAt(drawTown('R0 .!\nM M'), [0, 0])).toBe(1);
  });
});
