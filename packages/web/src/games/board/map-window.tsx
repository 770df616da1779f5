/** The map behind glass: on a small screen it can be drawn twice as large and moved about. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Art } from '../../art/art.tsx';
import { words } from '../../words/words.ts';
import { selected } from './model.ts';

interface Focus {
  /** Where on the map, from 0 to 1. */
  readonly x: number;
  readonly y: number;
}

const CENTRE: Focus = { x: 0.5, y: 0.5 };

export function MapWindow({ children }: { readonly children: ComponentChildren }): JSX.Element {
  const { zoom } = words.value.boardTable;
  const glass = useRef<HTMLDivElement>(null);
  const focus = useSignal<Focus | undefined>(undefined);
  const close = focus.value !== undefined;
  useEffect(() => {
    if (focus.value !== undefined && glass.current !== null) moveTo(glass.current, focus.value);
  }, [focus.value]);
  useEffect(() => {
    glass.current?.querySelector('.chosen')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected.value, close]);
  return (
    <div class="town-window">
      <div
        class="town-glass"
        data-close={close}
        ref={glass}
        onDblClick={(event) => {
          focus.value = close ? undefined : focusAt(event);
        }}
      >
        {children}
      </div>
      <button
        type="button"
        class="button button-icon town-zoom"
        aria-pressed={close}
        aria-label={close ? zoom.out : zoom.in}
        title={close ? zoom.out : zoom.in}
        onClick={() => {
          focus.value = close ? undefined : CENTRE;
        }}
      >
        <Art name={close ? 'icon-zoom-out' : 'icon-zoom-in'} />
      </button>
    </div>
  );
}

function focusAt({
  currentTarget,
  clientX,
  clientY,
}: MouseEvent & { readonly currentTarget: HTMLDivElement }): Focus {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

function moveTo(glass: HTMLDivElement, { x, y }: Focus): void {
  glass.scrollTo({
    left: glass.scrollWidth * x - glass.clientWidth / 2,
    top: glass.scrollHeight * y - glass.clientHeight / 2,
  });
}
