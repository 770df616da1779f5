import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSharing } from '../src/sharing.ts';

const plain = fc.jsonValue({ maxDepth: 4 });

describe('what stays equal from one moment to the next', () => {
  it('changes no value', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const copy = structuredClone(after);
        expect(createSharing()(before, after)).toEqual(copy);
        expect(after).toEqual(copy);
      }),
    );
  });

  it('is the same object, as a whole or in parts', () => {
    const before = { town: { owner: [1, 2] }, seats: [{ money: 4 }, { money: 5 }], row: [1, 2], boosts: [] };
    expect(createSharing()(before, structuredClone(before))).toBe(before);
    const after = { ...structuredClone(before), seats: [{ money: 4 }, { money: 9 }], row: [1] };
    const kept = createSharing()(before, after);
    expect(kept).toEqual(after);
    expect(kept.town).toBe(before.town);
    expect(kept.boosts).toBe(before.boosts);
    expect(kept.seats[0]).toBe(before.seats[0]);
    expect(kept.row).toBe(after.row);
  });

  /** Values that are easily taken for each other. */
  const NEARLY_EQUAL: readonly (readonly [unknown, unknown])[] = [
    [{}, null],
    [{}, 0],
    [[], {}],
    [[], { length: 0 }],
    [[1], { 0: 1 }],
    [[1], { 0: 1, length: 1 }],
    [[1, 2], [1]],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { b: 1 }],
    [0, false],
    ['', []],
  ];

  it.each(NEARLY_EQUAL.flatMap(([one, other]) => [0, 1, 2, 3].map((depth) => ({ one, other, depth }))))(
    'is not what is only nearly equal: $one and $other, $depth deep',
    ({ one, other, depth }) => {
      const at = (value: unknown): unknown =>
        Array.from({ length: depth }).reduce((inner) => ({ inner, beside: 1 }), value);
      expect(createSharing()(at(one), at(other))).toStrictEqual(at(other));
      expect(createSharing()(at(other), at(one))).toStrictEqual(at(one));
    },
  );

  it('is taken apart down to the entries of lists; below, a part is equal as a whole or not at all', () => {
    const before = { town: { house: { door: ['red'], roof: 1 }, well: { deep: 1 } } };
    const after = { town: { house: { door: ['red'], roof: 2 }, well: { deep: 1 } } };
    const { house } = after.town;
    const kept = createSharing()(before, after);
    expect(kept.town.well).toBe(before.town.well);
    expect(kept.town.house).toBe(house);
    expect(kept.town.house.door).not.toBe(before.town.house.door);
    const entry = [4, [3]];
    const older = [[[1], [2, [3]]]];
    const lists = createSharing()(older, [[[1], entry]]);
    expect(lists).toEqual([[[1], [4, [3]]]]);
    expect(lists[0]?.[0]).toBe(older[0]?.[0]);
    expect(lists[0]?.[1]).toBe(entry);
  });

  it('is nothing where every part is new: then the newer value is returned as it is', () => {
    const newer = { a: 2, b: { c: 3 } };
    expect(createSharing()({ a: 1, b: { c: 2 } }, newer)).toBe(newer);
    const list = [{ c: 3 }];
    expect(createSharing()([{ c: 2 }], list)).toBe(list);
  });

  it('is found once for values that share parts', () => {
    const keep = createSharing();
    const older = [{ money: 1 }];
    const newer = [{ money: 1 }, { money: 2 }];
    const [one, other] = [1, 2].map((viewer) => keep({ viewer, seats: older }, { viewer, seats: newer }));
    expect(one?.seats[0]).toBe(older[0]);
    expect(other?.seats).toBe(one?.seats);
  });

  it('does not take a member that is gone for one that is undefined', () => {
    expect(createSharing()({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 });
    expect('b' in createSharing()({ a: 1, b: 2 }, { a: 1 })).toBe(false);
  });
});
