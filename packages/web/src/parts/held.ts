/** What can wait while the effect of a move is drawn. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useStable } from './use-stable.ts';

export interface Holding<Parts> {
  readonly isLate: (before: Parts, after: Parts) => boolean;
  /** Waits for its turn, and then draws. */
  readonly soon: (draw: () => void) => void;
  /** Called while the page is still as it was painted. */
  readonly beforeDrawing?: () => void;
}

interface Held {
  /** What was drawn last, where it stays for now. */
  readonly held: JSX.Element | undefined;
  /** Waits no longer. */
  readonly draw: () => void;
  /** Takes what is drawn where nothing is held. */
  readonly keep: (panel: JSX.Element) => JSX.Element;
}

/** Keeps what was drawn last where `isLate` says so; when its turn comes the latest is drawn, however many came between. */
export function useHeld<Parts>(parts: Parts, { isLate, soon, beforeDrawing }: Holding<Parts>): Held {
  const drawn = useRef<{ readonly parts: Parts; readonly panel: JSX.Element } | undefined>(undefined);
  const isDue = useRef(false);
  const frames = useSignal(0);
  const last = frames.value >= 0 && !isDue.current ? drawn.current : undefined;
  const held = last !== undefined && isLate(last.parts, parts) ? last.panel : undefined;
  const isHeld = held !== undefined;
  const draw = useStable(() => {
    if (!isHeld) return;
    beforeDrawing?.();
    isDue.current = true;
    frames.value++;
  });
  useLayoutEffect(() => {
    if (isHeld) soon(draw);
  }, [isHeld]);
  const keep = (panel: JSX.Element): JSX.Element => {
    isDue.current = false;
    drawn.current = { parts, panel };
    return panel;
  };
  return { held, draw, keep };
}
