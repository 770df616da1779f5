/** Where the card of an explanation lies. */
import { describe, expect, it } from 'vitest';
import { placeBeside } from '../src/shell/explain-place.ts';

describe('the card beside an element', () => {
  const card = { width: 300, height: 120 };

  it.each([
    ['a button at the top', { left: 500, top: 20, width: 80, height: 40 }, { width: 1280, height: 800 }],
    ['the last row of a phone', { left: 330, top: 600, width: 30, height: 40 }, { width: 360, height: 640 }],
    [
      'a tall panel on a low screen',
      { left: 0, top: 0, width: 300, height: 360 },
      { width: 740, height: 360 },
    ],
    [
      'a tall panel on its right',
      { left: 440, top: 0, width: 300, height: 360 },
      { width: 740, height: 360 },
    ],
  ])('stays in the window and off the element: %s', (_, element, room) => {
    const { left, top } = placeBeside(element, card, room);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + card.width).toBeLessThanOrEqual(room.width);
    expect(top + card.height).toBeLessThanOrEqual(room.height);
    const apart =
      left >= element.left + element.width ||
      left + card.width <= element.left ||
      top >= element.top + element.height ||
      top + card.height <= element.top;
    expect(apart).toBe(true);
  });

  it('leaves the question and its answer in sight', () => {
    const element = { left: 1000, top: 300, width: 80, height: 40 };
    const below = { left: 960, top: 350, width: 280, height: 60 };
    const above = { left: 960, top: 200, width: 280, height: 80 };
    const measured = { ...card, left: 0, top: 0 };
    const { left, top } = placeBeside(element, measured, { width: 1280, height: 800 }, [below, above]);
    for (const box of [element, below, above])
      expect(
        left >= box.left + box.width ||
          left + card.width <= box.left ||
          top >= box.top + box.height ||
          top + card.height <= box.top,
      ).toBe(true);
  });
});
