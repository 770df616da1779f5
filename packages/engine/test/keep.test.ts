import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keeper } from '../src/keep.ts';

const plain = fc.jsonValue({ maxDepth: 4 });

describe('what stays equal from one moment to the next', () => {
  it('changes no value', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const copy = structuredClone(after);
        expect(keeper()(before, after)).toEqual(copy);
        expect(after).toEqual(copy);
      }),
    );
  });

  it('is the same object, as a whole or in parts', () => {
    const before = { town: { owner: [1, 2] }, seats: [{ money: 4 }, { money: 5 }], row: [1, 2], boosts: [] };
    expect(keeper()(before, structuredClone(before))).toBe(before);
    const after = { ...structuredClone(before), seats: [{ money: 4 }, { money: 9 }], row: [1] };
    const kept = keeper()(before, after);
    expect(kept).toEqual(after);
    expect(kept.town).toBe(before.town);
    expect(kept.boosts).toBe(before.boosts);
    expect(kept.seats[0]).toBe(before.seats[0]);
    expect(kept.row).toBe(after.row);
  });

  it('is found once for values that share parts', () => {
    const keep = keeper();
    const older = [{ money: 1 }];
    const newer = [{ money: 1 }, { money: 2 }];
    const [one, other] = [1, 2].map((viewer) => keep({ viewer, seats: older }, { viewer, seats: newer }));
    expect(one?.seats[0]).toBe(older[0]);
    expect(other?.seats).toBe(one?.seats);
  });

  it('does not take a member that is gone for one that is undefined', () => {
    expect(keeper()({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 });
    expect('b' in keeper()({ a: 1, b: 2 }, { a: 1 })).toBe(false);
  });
});
