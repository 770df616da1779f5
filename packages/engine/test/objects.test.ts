import { expect, it } from 'vitest';
import { known } from '../src/known.ts';
import { fromKeys, keysOf, withoutUndefined } from '../src/objects.ts';

it('lists the keys of an object in their order', () => {
  expect(keysOf({ b: 1, a: 2 })).toEqual(['b', 'a']);
});

it('makes one value for each key, in their order', () => {
  let next = 1;
  expect(fromKeys(['b', 'a'], (key) => `${key}${next++}`)).toEqual({ b: 'b1', a: 'a2' });
});

it('leaves out what is undefined, and nothing else', () => {
  expect(Object.entries(withoutUndefined({ a: 0, b: undefined, c: '', d: false }))).toEqual([
    ['a', 0],
    ['c', ''],
    ['d', false],
  ]);
});

it('returns what is known to be there, zero and no too; its absence is a bug', () => {
  expect([known(0, 'a number'), known(false, 'a flag')]).toEqual([0, false]);
  expect(() => known(undefined, 'a number')).toThrow();
});
