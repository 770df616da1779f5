import { drawTown } from '@carson/testkit/board';
import { describe, expect, it } from 'vitest';
import { incomeAt } from './income-at.ts';

describe('B8.4 bank', () => {
  it('B8.4 B13.4 one mine, one adjacent house and an own adjacent hotel: $12', () => {
    const town = drawTown(`
      h B0 T0
      .  .  .  .  m0`);
    expect(incomeAt(town, [1, 0])).toBe(12);
  });

  it('counts the mines of its owner anywhere, not ranches and not those of others', () => {
    expect(incomeAt(drawTown('B0 . m0 m0 m1 . R0'), [0, 0])).toBe(6);
  });

  it('B8.12 its step is $3', () => {
    expect(incomeAt(drawTown('B0 h'), [0, 0], { occupant: 0 })).toBe(6);
  });

  it('B7.5 earns $45 at most', () => {
    const town = drawTown(`
      H H H
      H B0 H
      H H H`);
    expect(incomeAt(town, [1, 1])).toBe(45);
    expect(incomeAt(drawTown('H H H\nH B0 H\nH h .'), [1, 1])).toBe(39);
  });
});
