import type { JSX } from 'preact';
import { goTo, type Route } from '../app/route.ts';
import { Art } from '../art/art.tsx';
import { words } from '../words/words.ts';
import { backLabel } from './back-label.ts';
import { closeOverlay } from './overlays.ts';

interface EndActionsProps {
  readonly leaveTo: Route;
  readonly rematch: (() => void) | undefined;
  readonly replay: () => void;
}

/** What people want when a game is over. */
export function EndActions({ leaveTo, rematch, replay }: EndActionsProps): JSX.Element {
  const { shell } = words.value;
  return (
    <>
      <button
        type="button"
        class="button"
        onClick={() => {
          closeOverlay();
          goTo(leaveTo);
        }}
      >
        <Art name="icon-home" />
        {backLabel(leaveTo, words.value)}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => {
          closeOverlay();
          replay();
        }}
      >
        <Art name="icon-eye" />
        {words.value.stage.replay}
      </button>
      {rematch !== undefined && (
        <button
          type="button"
          class="button button-main"
          onClick={() => {
            closeOverlay();
            rematch();
          }}
        >
          <Art name="icon-play" />
          {shell.table.rematch}
        </button>
      )}
    </>
  );
}
