import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyDifference, type Difference, differenceOf, newShared } from '../src/difference.ts';
import { fingerprint, fingerprintOfChange, placeOf } from '../src/fingerprint.ts';

const plain = fc.jsonValue({ maxDepth: 4 });
/** Without members that every object has by birth: a value that has one is told whole. */
const ours = plain.filter(
  (value) => !/"(__|to|valueOf|constructor|hasOwn|isProto|property)/.test(JSON.stringify(value)),
);
const sent = (difference: Difference | undefined): Difference | undefined =>
  difference === undefined ? undefined : JSON.parse(JSON.stringify(difference));
/** As it comes over a line. JSON knows no -0. */
const received = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('the difference of two values', () => {
  it('makes the newer one of the older one', () => {
    fc.assert(
      fc.property(plain, plain, (before, after) => {
        const [older, newer] = [received(before), received(after)];
        expect(applyDifference(older, sent(differenceOf(older, newer)))).toEqual(newer);
      }),
    );
  });

  it('tells that a member is gone which every object has by birth', () => {
    expect(applyDifference({ toString: 0 }, differenceOf({ toString: 0 }, {}))).toEqual({});
  });

  it('is none where nothing changed, and counts what is undefined as absent', () => {
    fc.assert(
      fc.property(ours, (value) => {
        expect(differenceOf(value, structuredClone(value))).toBeUndefined();
      }),
    );
    expect(differenceOf({ a: undefined }, {})).toBeUndefined();
    expect(differenceOf({}, { a: undefined })).toBeUndefined();
    expect(differenceOf({ a: 1 }, { a: undefined })).toEqual({ a: [] });
  });

  it('tells only what changed, and leaves the rest the same object', () => {
    const before = { town: { parcels: [1, 2, 3, 4, 5, 6], roads: [[1], [2], [3]] }, seats: [{ money: 4 }] };
    const after = { town: { parcels: [1, 2, 3, 9, 5, 6], roads: [[1], [2], [3]] }, seats: [{ money: 4 }] };
    const difference = differenceOf(before, after);
    expect(difference).toEqual({ town: { parcels: { 3: [9] } } });
    const made = applyDifference(before, difference) as typeof before;
    expect(made).toEqual(after);
    expect(made.seats).toBe(before.seats);
    expect(made.town.roads).toBe(before.town.roads);
  });

  it('keeps what did not change in the members of a list, however many of them changed in part', () => {
    const before = [1, 2, 3].map((seat) => ({ seat, city: [seat], bid: 0 }));
    const after = before.map((member) => ({ ...structuredClone(member), bid: 5 }));
    const made = applyDifference(before, differenceOf(before, after)) as typeof before;
    expect(made).toEqual(after);
    for (const [at, { city }] of made.entries()) expect(city).toBe(before[at]?.city);
    expect(differenceOf([[1], [2], [3]], [[4], [5], [3]])).toEqual([[[4], [5], [3]]]);
  });

  it('tells how lists become shorter and longer', () => {
    expect(differenceOf([1, 2, 3, 4], [1, 2, 3])).toEqual({ length: [3] });
    expect(differenceOf([1, 2, 3], [1, 2, 3, 4])).toEqual({ 3: [4] });
    expect(differenceOf([1, 2], [])).toEqual([[]]);
    expect(applyDifference([1, 2], [[]])).toEqual([]);
  });

  it('does not fit a value that is not there', () => {
    expect(() => applyDifference(undefined, { a: [1] })).toThrow();
  });
});

describe('the fingerprint of a value', () => {
  it('is shared by equal values, whatever the order of their members', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(fingerprint(received(value))).toBe(fingerprint(value));
      }),
    );
    expect(fingerprint({ a: 1, b: [2] })).toBe(fingerprint({ b: [2], a: 1 }));
    expect(fingerprint({ a: 1, b: undefined })).toBe(fingerprint({ a: 1 }));
  });

  it('follows from the one before and from what differs', () => {
    fc.assert(
      fc.property(plain, plain, fc.boolean(), (before, after, isShared) => {
        const shared = isShared ? newShared() : undefined;
        const difference = differenceOf(before, after, shared);
        const print = fingerprintOfChange({ before, after, difference }, undefined, shared);
        expect((fingerprint(before) + print) | 0).toBe(fingerprint(after));
      }),
    );
  });

  it('follows where the same difference stands in two places', () => {
    const [older, newer] = [{ lines: [1, 2, 3, 4] }, { lines: [1, 2, 5] }];
    const [before, after] = [
      { view: older, scores: older },
      { view: newer, scores: newer },
    ];
    const shared = newShared();
    const difference = differenceOf(older, newer, shared);
    const print = ['view', 'scores'].reduce(
      (sum, member) =>
        sum + fingerprintOfChange({ before: older, after: newer, difference }, placeOf(member), shared),
      fingerprint(before),
    );
    expect(print | 0).toBe(fingerprint(after));
  });

  it('tells almost all different values apart', () => {
    const values = [
      ...Array.from({ length: 2_000 }, (_, at) => at),
      ...Array.from({ length: 2_000 }, (_, at) => [at]),
      ...Array.from({ length: 2_000 }, (_, at) => ({ a: at })),
      ...Array.from({ length: 2_000 }, (_, at) => ({ a: { b: [0, at] } })),
      ...Array.from({ length: 2_000 }, (_, at) => `${at}`),
      ...Array.from({ length: 40 }, (_, at) => [at % 2 === 0, at / 7, null].slice(at % 3)),
    ];
    expect(new Set(values.map((value) => fingerprint(value))).size).toBeGreaterThanOrEqual(
      new Set(values.map((value) => JSON.stringify(value) + typeof value)).size - 3,
    );
  });
});
