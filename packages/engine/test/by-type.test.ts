import { expect, it } from 'vitest';
import { byType, callByType, type SomeByType } from '../src/by-type.ts';

type Shape =
  | { readonly type: 'square'; readonly side: number }
  | { readonly type: 'bar'; readonly width: number; readonly height: number };

const area = byType<Shape, [number], number>({
  square: ({ side }, scale) => side * side * scale,
  bar: ({ width, height }, scale) => width * height * scale,
});

it('calls the entry of the type, with everything that is given along', () => {
  expect(area({ type: 'square', side: 3 }, 1)).toBe(9);
  expect(area({ type: 'bar', width: 2, height: 5 }, 2)).toBe(20);
});

it('calls no entry where the table has none', () => {
  const widths: SomeByType<Shape, [number], number> = { bar: ({ width }, scale) => width * scale };
  expect(callByType(widths, { type: 'bar', width: 2, height: 5 }, 3)).toBe(6);
  expect(callByType(widths, { type: 'square', side: 3 }, 3)).toBeUndefined();
});
