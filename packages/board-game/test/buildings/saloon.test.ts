import { drawTown } from '@carson/testkit/board';
import { describe, expect, it } from 'vitest';
import { incomeAt } from './income-at.ts';

describe('B8.5 saloon', () => {
  it('B13.3 three adjacent houses $15; with one of three owned by an opponent $10', () => {
    const town = drawTown(`
      h  h  .  h1 h
      .  S0 .  S0 .
      h  .  .  .  h`);
    expect(incomeAt(town, [1, 1])).toBe(15);
    expect(incomeAt(town, [3, 1])).toBe(10);
  });

  it('B7.2 a townhouse, an own hotel and an own station are worth two houses each', () => {
    expect(incomeAt(drawTown('H  S0'), [1, 0])).toBe(10);
    expect(incomeAt(drawTown('T0 S0'), [1, 0])).toBe(10);
    expect(incomeAt(drawTown('N0 S0'), [1, 0])).toBe(10);
  });

  it('B7.2 an own ranch, church, school and any city hall are worth one', () => {
    expect(incomeAt(drawTown('R0 S0'), [1, 0])).toBe(5);
    expect(incomeAt(drawTown('C0 S0'), [1, 0])).toBe(5);
    expect(incomeAt(drawTown('L0 S0'), [1, 0])).toBe(5);
    expect(incomeAt(drawTown('Y  S0'), [1, 0])).toBe(5);
  });

  it.each(['M', '.', '~', 'm0', 'D0', 'B0', 'S0', 'P0', 'K0', 'G0'])(
    'B7.2 %s beside it is worth nothing',
    (cell) => {
      expect(incomeAt(drawTown(`${cell} S0`), [1, 0])).toBe(0);
    },
  );

  it.each(['T1', 'N1', 'R1', 'C1', 'L1', 'H1', 'h1'])(
    'B7.1 %s of another player serves its owner only',
    (cell) => {
      expect(incomeAt(drawTown(`${cell} S0`), [1, 0])).toBe(0);
    },
  );

  it('B8.12 its step is $5', () => {
    expect(incomeAt(drawTown('S0 h'), [0, 0], { occupant: 0 })).toBe(10);
  });

  it('B7.5 earns $55 at most', () => {
    expect(incomeAt(drawTown('H H H\nH S0 H\nH . .'), [1, 1])).toBe(55);
    expect(incomeAt(drawTown('H H H\nH S0 H\n. . .'), [1, 1])).toBe(50);
  });
});
