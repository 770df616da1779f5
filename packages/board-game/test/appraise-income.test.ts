import { drawTown } from '@carson/testkit/board';
import { describe, expect, it } from 'vitest';
import { attackersShare } from '../src/appraise/income.ts';
import { isAttackable } from '../src/appraise/protection.ts';
import { BUILDINGS } from '../src/content/buildings/index.ts';
import { BUILDING_IDS } from '../src/ids.ts';
import { fullIncomeAt, incomeAt, partsAt } from './buildings/income-at.ts';

describe('B7 building income', () => {
  it('B7.1 on an unowned parcel a house serves everyone, on an owned one its owner only', () => {
    const town = drawTown(`
      S0 h  S1
      .  h1 .`);
    expect([incomeAt(town, [0, 0]), incomeAt(town, [2, 0])]).toEqual([5, 10]);
  });

  it('B7.1 a neighbour is a neighbour over corners, and no one is two steps away', () => {
    expect(incomeAt(drawTown('h . .\n. S0 .\n. . h'), [1, 1])).toBe(10);
    expect(incomeAt(drawTown('h . S0'), [2, 0])).toBe(0);
  });

  it('B7.1 the map does not wrap around', () => {
    expect(incomeAt(drawTown('. . . . . . . h\nS0 . . . . . . h'), [0, 1])).toBe(0);
  });

  it('B7.2 house values of everything that can be on a parcel', () => {
    const cells = 'h H M ~ . R0 m0 D0 B0 S0 T0 C0 P0 K0 G0 L0 Y N0'.split(' ');
    const values = cells.map((cell) => incomeAt(drawTown(`S0 ${cell}`), [0, 0]) / 5);
    expect(values).toEqual([1, 2, 0, 0, 0, 1, 0, 0, 0, 0, 2, 1, 0, 0, 0, 1, 1, 2]);
  });

  it('B8.12 an empty city hall gives no one anything, not even a building of no one', () => {
    expect(incomeAt(drawTown('S h'), [0, 0])).toBe(5);
  });

  it('B7.3 an attacker takes half, rounded down', () => {
    expect([0, 1, 2, 15, 18, 33].map(attackersShare)).toEqual([0, 0, 1, 7, 9, 16]);
  });

  it('B7.4 who cannot be attacked', () => {
    const attackable = BUILDING_IDS.filter((id) => BUILDINGS[id].attackable);
    expect(attackable).toEqual([
      'ranch',
      'mine',
      'drugstore',
      'bank',
      'saloon',
      'hotel',
      'blacksmith',
      'generalStore',
    ]);
    const bare = drawTown('. h0 M1 ~');
    expect([0, 1, 2, 3].some((parcel) => isAttackable(bare, parcel))).toBe(false);
  });

  it("B7.4 another player's church, and a church two steps away, protect nothing", () => {
    const town = drawTown('S0 C1 . . C0 . S0');
    expect([0, 6].map((parcel) => isAttackable(town, parcel))).toEqual([true, true]);
  });

  it('B7.5 the maximum of each kind', () => {
    const caps = BUILDING_IDS.map((id) => BUILDINGS[id].earnings?.cap).filter((cap) => Number.isFinite(cap));
    expect(caps).toEqual([33, 45, 55, 40, 33]);
  });
});

describe('B14.2 one income formula', () => {
  it('B14.2 the city hall step comes before the cap', () => {
    expect(incomeAt(drawTown('H H H\nH S0 H\n. . .'), [1, 1], { occupant: 0 })).toBe(55);
    expect(incomeAt(drawTown('H H H\nH S0 H\nh . .'), [1, 1], { occupant: 0 })).toBe(55);
  });

  it('B14.2 the outlaw halves what is left after the cap, rounded down', () => {
    const town = drawTown('H H H\nH S0! H\nH h .');
    expect(incomeAt(town, [1, 1])).toBe(27);
    expect(partsAt(town, [1, 1]).slice(-2)).toEqual([
      { source: 'cap', amount: -10, parcels: [9], rule: 'B7.5' },
      { source: 'outlaw', amount: -28, parcels: [9], rule: 'B10.3' },
    ]);
  });

  it('B14.2 the outlaw halves the city hall step too', () => {
    expect(incomeAt(drawTown('D0! h'), [0, 0], { occupant: 0 })).toBe(3);
  });

  it('B10.3 an outlaw does not touch the income of neighbours', () => {
    expect(incomeAt(drawTown('S0 h!\nT0! .'), [0, 0])).toBe(15);
  });

  it('B14.9 what outlaws compare is not halved, has the city hall bonus and the round', () => {
    const town = drawTown('K0! h');
    expect(fullIncomeAt(town, [0, 0], { round: 3, occupant: 0 })).toBe(20);
    expect(incomeAt(town, [0, 0], { round: 3, occupant: 0 })).toBe(10);
  });

  it('B13.9 the incomes behind the outlaws of the printed example', () => {
    const saloonAndStore = drawTown('S0! G1 h\n h  C1 h');
    expect(fullIncomeAt(saloonAndStore, [1, 0], { round: 2 })).toBeGreaterThan(
      fullIncomeAt(saloonAndStore, [0, 0], { round: 2 }),
    );
    const smith = drawTown('h C0 B0\n. K1! R0');
    const [bank, ranch, own, house, church] = [
      [2, 0],
      [2, 1],
      [1, 1],
      [0, 0],
      [1, 0],
    ].map(([x = 0, y = 0]) => fullIncomeAt(smith, [x, y], { round: 2 }));
    expect([own, house, church]).toEqual([10, 0, 0]);
    expect(Math.max(bank ?? 0, ranch ?? 0)).toBeLessThan(10);
  });
});
