/** Where the card of an explanation lies. */
import { describe, expect, it } from 'vitest';
import { type Box, placeBeside } from '../src/shell/explain/explain-place.ts';

describe('the card beside an element', () => {
  const card = { width: 300, height: 120 };
  const isOver = ({ left, top }: { readonly left: number; readonly top: number }, box: Box): boolean =>
    left < box.left + box.width &&
    left + card.width > box.left &&
    top < box.top + box.height &&
    top + card.height > box.top;

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
    expect(isOver({ left, top }, element)).toBe(false);
  });

  it('leaves the question and its answer in sight', () => {
    const element = { left: 1000, top: 300, width: 80, height: 40 };
    const below = { left: 960, top: 350, width: 280, height: 60 };
    const above = { left: 960, top: 200, width: 280, height: 80 };
    const measured = { ...card, left: 0, top: 0 };
    const { left, top } = placeBeside(element, measured, { width: 1280, height: 800 }, [below, above]);
    expect([element, below, above].filter((box) => isOver({ left, top }, box))).toEqual([]);
  });

  it('finds the one free corner of a low screen', () => {
    const element = { left: 60, top: 40, width: 60, height: 40 };
    const question = { left: 400, top: 60, width: 330, height: 40 };
    const confirm = { left: 400, top: 300, width: 330, height: 50 };
    const strip = { left: 0, top: 130, width: 390, height: 220 };
    const boxes = [element, question, confirm, strip];
    const { left, top } = placeBeside(element, card, { width: 740, height: 360 }, boxes.slice(1));
    expect(boxes.filter((box) => isOver({ left, top }, box))).toEqual([]);
  });
});
