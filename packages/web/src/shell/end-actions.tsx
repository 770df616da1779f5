import type { JSX } from 'preact';
import { closeOverlay } from '../app/overlays.ts';
import { goTo, type Route } from '../app/route.ts';
import { Art } from '../art/art.tsx';
import { backLabel } from '../parts/back-label.ts';
import { words } from '../words/words.ts';

interface EndActionsProps {
  readonly leaveTo: Route;
  readonly rematch: (() => void) | undefined;
  readonly replay: () => void;
  /** The others have asked for another game already. */
  readonly offer: string | undefined;
}

/** What people want when a game is over. */
export function EndActions({ leaveTo, rematch, replay, offer }: EndActionsProps): JSX.Element {
  const { shell } = words.value;
  return (
    <>
      {offer !== undefined && (
        <p class="end-offer" role="status">
          {offer}
        </p>
      )}
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
