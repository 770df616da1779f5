/** The viewport of the map: zoomed and moved by fingers, wheel, keys or a button. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../../../parts/button.tsx';
import { useKeys } from '../../../parts/keys.ts';
import { words } from '../../../words/words.ts';
import { mapScale, selected } from '../selection/selection.ts';
import { listenForGestures, spotOf } from './gestures.ts';
import { CLOSE, KEY_STEP, type Spot, type Viewport, WHOLE, zoomedAbout } from './zoom.ts';

interface MapWindowProps {
  readonly children: ComponentChildren;
  /** Whether a chosen parcel is shown from near where the screen is small: what it pays stands beside it. */
  readonly showsNear: boolean;
  /** The parcels being shown: where the map does not fit, they come into sight. */
  readonly told: readonly number[];
}

export function MapWindow({ children, showsNear, told }: MapWindowProps): JSX.Element {
  const { zoom } = words.value.boardTable;
  const glass = useRef<HTMLDivElement>(null);
  const close = mapScale.value > WHOLE;
  const look = (viewport: Viewport): void => {
    if (glass.current === null) return;
    mapScale.value = viewport.scale;
    glass.current.style.setProperty('--scale', `${viewport.scale}`);
    glass.current.scrollTo({ left: viewport.left, top: viewport.top, behavior: 'instant' });
  };
  const zoomTo = (next: number, at: Spot = middleOf(glass.current)): void =>
    look(zoomedAbout(viewportOf(glass.current, mapScale.peek()), at, next));
  useEffect(() => {
    if (glass.current === null) return undefined;
    const element = glass.current;
    mapScale.value = WHOLE;
    return listenForGestures({ element, viewport: () => viewportOf(element, mapScale.peek()), look });
  }, []);
  useZoomKeys((factor) => zoomTo(mapScale.peek() * factor));
  const isNear = useNear(showsNear, (near) => zoomTo(near ? CLOSE : WHOLE));
  useEffect(() => {
    const place = isNear.current ? 'center' : 'nearest';
    glass.current?.querySelector('.chosen')?.scrollIntoView({ block: place, inline: place });
  }, [selected.value, close]);
  useEffect(() => {
    glass.current?.querySelector('.parcel-told')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [told]);
  return (
    <div class="town-window">
      <div
        class="town-glass"
        data-close={close}
        ref={glass}
        onDblClick={(event) => zoomTo(close ? WHOLE : CLOSE, spotOf(event.currentTarget, event))}
      >
        {children}
      </div>
      <Button
        class="button-icon town-zoom"
        icon={close ? 'icon-zoom-out' : 'icon-zoom-in'}
        aria-pressed={close}
        aria-label={close ? zoom.out : zoom.in}
        title={`${close ? zoom.out : zoom.in} (${close ? '−' : '+'})`}
        onClick={() => zoomTo(close ? WHOLE : CLOSE)}
      />
    </div>
  );
}

const SMALL = '(max-width: 820px), (max-height: 500px)';

/** Comes near once, with the first parcel that is chosen, and goes back when the question is over. */
function useNear(showsNear: boolean, look: (near: boolean) => void): { readonly current: boolean } {
  const isNear = useRef(false);
  const wanted = showsNear && selected.value?.kind === 'parcel' && matchMedia(SMALL).matches;
  useEffect(() => {
    if (wanted === isNear.current) return;
    isNear.current = wanted;
    look(wanted);
  }, [wanted]);
  return isNear;
}

function viewportOf(glass: HTMLElement | null, scale: number): Viewport {
  return { scale, left: glass?.scrollLeft ?? 0, top: glass?.scrollTop ?? 0 };
}

function middleOf(glass: HTMLElement | null): Spot {
  return { x: (glass?.clientWidth ?? 0) / 2, y: (glass?.clientHeight ?? 0) / 2 };
}

function useZoomKeys(zoomBy: (factor: number) => void): void {
  useKeys((key) => {
    if (key === '+' || key === '=') zoomBy(KEY_STEP);
    else if (key === '-') zoomBy(1 / KEY_STEP);
    else return false;
    return true;
  });
}
