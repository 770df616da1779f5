import { canonicalJson } from '@carson/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('canonicalJson', () => {
  it('sorts keys at every depth and leaves out those that hold undefined', () => {
    expect(canonicalJson({ b: 1, a: { d: [], c: undefined, B: 2 } })).toBe('{"a":{"B":2,"d":[]},"b":1}');
  });

  it('takes no object for another one that begins with the same key', () => {
    const others = Array.from({ length: 20 }, (_, at) => ({ first: 1, [`key ${at}`]: at }));
    for (const value of [{ first: 1 }, ...others, { first: 1, 'key 3': 3, last: 0 }, ...others]) {
      expect(canonicalJson(value)).toBe(JSON.stringify(value));
    }
  });

  it('keeps the order of lists and writes a missing entry as null', () => {
    expect(canonicalJson([3, undefined, null, 'x', true])).toBe('[3,null,null,"x",true]');
  });

  it('does not depend on the order in which keys were set', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const reversed = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(reversed)).toBe(canonicalJson(value));
      }),
    );
  });

  it('is JSON that reads back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain = JSON.parse(JSON.stringify(value));
        expect(JSON.parse(canonicalJson(plain))).toEqual(plain);
      }),
    );
  });

  it.each([
    ['a function', () => 1],
    ['a symbol', Symbol('s')],
    ['a big integer', 1n],
    ['NaN', Number.NaN],
    ['infinity', { deep: [Number.POSITIVE_INFINITY] }],
    ['a map', new Map([[1, 2]])],
    ['a date', new Date(0)],
    ['a class', new (class Thing {})()],
  ])('refuses what is not plain data: %s', (_name, value) => {
    expect(() => canonicalJson(value)).toThrow('not plain data');
  });

  it('tells minus zero and zero to be the same number', () => {
    expect(canonicalJson(-0)).toBe(canonicalJson(0));
  });
});
