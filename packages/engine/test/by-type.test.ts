import { expect, it } from 'vitest';
import { byType } from '../src/by-type.ts';

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
