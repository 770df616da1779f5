/**
 * Animation is the difference of two pictures: the browser is shown the page before and after, and
 * whatever carries the same transition name goes from its old place to its new one.
 */
import { effect } from '@preact/signals';
import { options } from 'preact';
import { movementTime } from '../app/settings.ts';

let running: ViewTransition | undefined;

effect(() => document.documentElement.style.setProperty('--motion', `${movementTime()}ms`));

/** Any click or key ends a movement at once. */
for (const kind of ['pointerdown', 'keydown']) {
  addEventListener(kind, () => running?.skipTransition(), { capture: true });
}

export function settle(apply: () => void): void {
  if (movementTime() === 0 || document.hidden || document.startViewTransition === undefined) {
    apply();
    return;
  }
  running?.skipTransition();
  const transition = document.startViewTransition(() => drawNow(apply));
  running = transition;
  // One that is cut short never becomes ready, and that is no fault.
  transition.ready.catch(() => undefined);
  void transition.finished.finally(() => {
    if (running === transition) running = undefined;
  });
}

/** Applies a change and draws it before returning, instead of in the next frame. */
function drawNow(apply: () => void): void {
  const later = options.debounceRendering;
  const drawing: (() => void)[] = [];
  options.debounceRendering = (draw) => drawing.push(draw);
  apply();
  options.debounceRendering = later as NonNullable<typeof later>;
  for (const draw of drawing) draw();
}
