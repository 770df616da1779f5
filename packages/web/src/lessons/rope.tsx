/** A rope from the card to the thing to touch. It lies above the table and takes no click. */
import { useSignal } from '@preact/signals';
import type { JSX, RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Box, isBeside, loopPath, ropePath } from './rope-path.ts';

interface RopeProps {
  readonly card: RefObject<HTMLElement | null>;
  readonly find: () => Element | undefined;
}

export function Rope({ card, find }: RopeProps): JSX.Element | null {
  const ends = useEnds(card, find);
  if (ends === undefined) return null;
  const rope = ropePath(ends.card, ends.target);
  const loop = loopPath(ends.target);
  return (
    <svg class="rope" aria-hidden="true">
      {!isBeside(ends.card, ends.target) && (
        <g class="rope-throw">
          <Strand path={rope.path} />
        </g>
      )}
      <g class="rope-loop" style={{ transformOrigin: `${ends.target.x}px ${ends.target.y}px` }}>
        <Strand path={loop} />
        <circle class="rope-knot" cx={rope.knot.x} cy={rope.knot.y} r={7} />
      </g>
    </svg>
  );
}

function Strand({ path }: { readonly path: string }): JSX.Element {
  return (
    <>
      <path class="rope-edge" d={path} />
      <path class="rope-fibre" d={path} />
      <path class="rope-twist" d={path} />
    </>
  );
}

interface Ends {
  readonly card: Box;
  readonly target: Box;
}

/** Where both ends are, measured again whenever something on the page may have moved. */
function useEnds(card: RefObject<HTMLElement | null>, find: () => Element | undefined): Ends | undefined {
  const ends = useSignal<Ends | undefined>(undefined);
  useEffect(() => {
    let frame = 0;
    let held: Element | undefined;
    const measure = (): void => {
      frame = 0;
      const target = find();
      const from = card.current;
      if (target !== held) target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      held = target;
      const next =
        target === undefined || from === null ? undefined : { card: boxOf(from), target: boxOf(target) };
      if (JSON.stringify(next) !== JSON.stringify(ends.peek())) ends.value = next;
    };
    const soon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { subtree: true, childList: true, attributes: true });
    for (const moved of MOVED) addEventListener(moved, soon, { capture: true, passive: true });
    soon();
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      for (const moved of MOVED) removeEventListener(moved, soon, { capture: true });
    };
  }, []);
  return ends.value;
}

const MOVED = ['resize', 'scroll', 'transitionend', 'animationend', 'load'] as const;

function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width, height };
}
