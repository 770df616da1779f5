/** Listens for two fingers, a dragging mouse, and a wheel with Ctrl. One finger scrolls by itself. */
import { dragged, pinched, type Spot, type TwoSpots, type Viewport, WHOLE, wheeled } from './zoom.ts';

interface Glass {
  readonly element: HTMLElement;
  readonly viewport: () => Viewport;
  readonly look: (viewport: Viewport) => void;
}

export function listenForGestures(glass: Glass): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  listenForPinch(glass, signal);
  listenForPull(glass, signal);
  glass.element.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      glass.look(wheeled(glass.viewport(), spotOf(glass.element, event), event.deltaY));
    },
    { signal, passive: false },
  );
  return () => ending.abort();
}

function listenForPinch({ element, viewport, look }: Glass, signal: AbortSignal): void {
  let start: { readonly viewport: Viewport; readonly fingers: TwoSpots } | undefined;
  const onTouch = ({ touches }: TouchEvent): void => {
    const fingers = twoFingers(element, touches);
    start = fingers === undefined ? undefined : { viewport: viewport(), fingers };
  };
  for (const kind of ['touchstart', 'touchend', 'touchcancel'] as const)
    element.addEventListener(kind, onTouch, { signal, passive: true });
  element.addEventListener(
    'touchmove',
    (event) => {
      const fingers = twoFingers(element, event.touches);
      if (start === undefined || fingers === undefined) return;
      if (event.cancelable) event.preventDefault();
      look(pinched(start.viewport, start.fingers, fingers));
    },
    { signal, passive: false },
  );
}

/** How far a mouse moves before a click becomes a pull. */
const PULL = 5;

function listenForPull({ element, viewport, look }: Glass, signal: AbortSignal): void {
  let start: { readonly viewport: Viewport; readonly at: Spot; readonly pointer: number } | undefined;
  let pulled = false;
  element.addEventListener(
    'pointerdown',
    (event) => {
      pulled = false;
      const mayPull = event.pointerType === 'mouse' && event.button === 0 && viewport().scale > WHOLE;
      start = mayPull
        ? { viewport: viewport(), at: spotOf(element, event), pointer: event.pointerId }
        : undefined;
    },
    { signal },
  );
  element.addEventListener(
    'pointermove',
    (event) => {
      if (start === undefined) return;
      const to = spotOf(element, event);
      if (!pulled && Math.hypot(to.x - start.at.x, to.y - start.at.y) < PULL) return;
      pulled = true;
      element.setPointerCapture(start.pointer);
      look(dragged(start.viewport, start.at, to));
    },
    { signal },
  );
  for (const kind of ['pointerup', 'pointercancel'] as const)
    element.addEventListener(
      kind,
      () => {
        start = undefined;
      },
      { signal },
    );
  /** The click that ends a pull chooses nothing. */
  element.addEventListener('click', (event) => pulled && event.stopPropagation(), { signal, capture: true });
}

function twoFingers(element: HTMLElement, touches: TouchList): TwoSpots | undefined {
  const [first, second] = [touches[0], touches[1]];
  if (first === undefined || second === undefined) return undefined;
  return [spotOf(element, first), spotOf(element, second)];
}

export function spotOf(
  element: HTMLElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Spot {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
