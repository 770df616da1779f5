import { seedRandom } from '@carson/engine';
import { randomPosition, townOf } from '@carson/testkit/board';
import { describe, expect, it } from 'vitest';
import { fullIncome, type IncomePart, incomeOf } from '../src/appraise/income.ts';
import { PARCELS } from '../src/town/geometry.ts';

describe('the parts of an income', () => {
  it('B14.2 add up to it, wherever and whatever', () => {
    const random = seedRandom('parts of incomes');
    for (let i = 0; i < 300; i++) {
      const given = randomPosition(random);
      const occupant = Object.keys(given.players).indexOf(given.cityHallOccupant ?? '');
      const position = { town: townOf(given), round: given.round, occupant };
      for (const parcel of PARCELS) {
        const parts: IncomePart[] = [];
        const amount = incomeOf(position, parcel, parts);
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
        expect(amount).toBe(incomeOf(position, parcel));
        expect(amount).toBeLessThanOrEqual(fullIncome(position, parcel));
        expect(parts.every((part) => part.amount !== 0 && part.parcels.length > 0)).toBe(true);
      }
    }
  });
});
