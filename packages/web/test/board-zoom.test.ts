import { describe, expect, it } from 'vitest';
import { parcelAfter } from '../src/games/board/map/walk.ts';
import {
  CLOSEST,
  dragged,
  pinched,
  type Spot,
  type Viewport,
  WHOLE,
  wheeled,
  zoomedAbout,
} from '../src/games/board/map/zoom.ts';

const VIEWPORT: Viewport = { scale: 1.5, left: 40, top: 90 };

/** Where on the map a spot of the window is, in units of the whole map at scale 1. */
function under({ scale, left, top }: Viewport, { x, y }: Spot): Spot {
  return { x: (left + x) / scale, y: (top + y) / scale };
}

function expectSame(a: Spot, b: Spot): void {
  expect(a.x).toBeCloseTo(b.x);
  expect(a.y).toBeCloseTo(b.y);
}

describe('the map behind its window', () => {
  it('keeps under a spot whatever lies there while it grows', () => {
    const spot = { x: 120, y: 30 };
    for (const scale of [1, 1.2, 2, 3.4]) {
      const grown = zoomedAbout(VIEWPORT, spot, scale);
      expect(grown.scale).toBe(scale);
      expectSame(under(grown, spot), under(VIEWPORT, spot));
    }
  });

  it('is never smaller than its window nor larger than anyone needs', () => {
    const spot = { x: 10, y: 10 };
    expect(zoomedAbout(VIEWPORT, spot, 0.2).scale).toBe(WHOLE);
    expect(zoomedAbout(VIEWPORT, spot, 99).scale).toBe(CLOSEST);
  });

  it('stays under both fingers of a pinch, however they move', () => {
    const from = [
      { x: 100, y: 100 },
      { x: 160, y: 180 },
    ] as const;
    const to = [
      { x: 90, y: 40 },
      { x: 180, y: 160 },
    ] as const;
    const after = pinched(VIEWPORT, from, to);
    expect(after.scale).toBeCloseTo(VIEWPORT.scale * 1.5);
    expectSame(under(after, to[0]), under(VIEWPORT, from[0]));
    expectSame(under(after, to[1]), under(VIEWPORT, from[1]));
  });

  it('survives two fingers on one spot', () => {
    const spot = { x: 50, y: 50 };
    const after = pinched(VIEWPORT, [spot, spot], [spot, { x: 90, y: 50 }]);
    expect(after.scale).toBe(CLOSEST);
    expect(Number.isFinite(after.left)).toBe(true);
  });

  it('follows the hand that pulls it', () => {
    const after = dragged(VIEWPORT, { x: 80, y: 80 }, { x: 20, y: 95 });
    expectSame(under(after, { x: 20, y: 95 }), under(VIEWPORT, { x: 80, y: 80 }));
    expect(after.scale).toBe(VIEWPORT.scale);
  });

  it('grows when the wheel turns away, shrinks when it turns back, and comes back to the same', () => {
    const spot = { x: 70, y: 60 };
    const grown = wheeled(VIEWPORT, spot, -120);
    expect(grown.scale).toBeGreaterThan(VIEWPORT.scale);
    const back = wheeled(grown, spot, 120);
    expect(back.scale).toBeCloseTo(VIEWPORT.scale);
    expect(back.left).toBeCloseTo(VIEWPORT.left);
    expect(back.top).toBeCloseTo(VIEWPORT.top);
  });
});

describe('the arrow keys on the map', () => {
  it('go from parcel to parcel and stop at the edge', () => {
    expect(parcelAfter(0, 'ArrowRight')).toBe(1);
    expect(parcelAfter(0, 'ArrowDown')).toBe(8);
    expect(parcelAfter(0, 'ArrowLeft')).toBe(0);
    expect(parcelAfter(0, 'ArrowUp')).toBe(0);
    expect(parcelAfter(63, 'ArrowRight')).toBe(63);
    expect(parcelAfter(63, 'ArrowUp')).toBe(55);
  });

  it('leave every other key alone', () => {
    expect(parcelAfter(9, 'Enter')).toBeUndefined();
    expect(parcelAfter(9, 'n')).toBeUndefined();
  });
});
