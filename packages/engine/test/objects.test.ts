import { expect, it } from 'vitest';
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
