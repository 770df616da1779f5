import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { movementTime } from '../../../app/settings.ts';
import type { Box } from './city-frame.ts';

interface Seen {
  readonly of: number;
  readonly window: Box;
  readonly rect: Rect;
}

interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Animates the picture of a city when its place or size changes. */
export function useSmoothZoom(map: RefObject<HTMLElement | null>, of: number, window: Box): void {
  const last = useRef<Seen | undefined>(undefined);
  useLayoutEffect(() => {
    const duration = movementTime();
    const before = last.current;
    last.current = undefined;
    // Where nothing moves, nothing is measured: it would lay the page out twice per move.
    if (map.current === null || duration === 0) return;
    const rect = restOf(map.current);
    last.current = { of, window, rect };
    if (before?.of === of && before.rect.width > 0 && rect.width > 0)
      glide(map.current, { before, now: last.current, duration });
  });
}

/** Returns its final place, even while it is moving. */
function restOf(map: HTMLElement): Rect {
  const { x = 0, y = 0 } = map.parentElement?.getBoundingClientRect() ?? {};
  return { x: x + map.offsetLeft, y: y + map.offsetTop, width: map.offsetWidth };
}

interface Glide {
  readonly before: Seen;
  readonly now: Seen;
  readonly duration: number;
}

/** A parcel begins where it was, as large as it was. */
function glide(map: HTMLElement, { before, now, duration }: Glide): void {
  const unitBefore = before.rect.width / before.window.width;
  const unit = now.rect.width / now.window.width;
  const dx = before.rect.x + (now.window.x - before.window.x) * unitBefore - now.rect.x;
  const dy = before.rect.y + (now.window.y - before.window.y) * unitBefore - now.rect.y;
  if (Math.abs(dx) + Math.abs(dy) + Math.abs(unitBefore - unit) < 2) return;
  const from = `translate(${dx}px, ${dy}px) scale(${unitBefore / unit})`;
  map.animate(
    [
      { transform: from, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    {
      duration,
      easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
    },
  );
}
