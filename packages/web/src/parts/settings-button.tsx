import type { JSX } from 'preact';
import { overlay } from '../app/overlays.ts';
import { Art } from '../art/art.tsx';
import { words } from '../words/words.ts';

/** `game` is the one on the table. */
export function SettingsButton({ game }: { readonly game?: string }): JSX.Element {
  const { heading } = words.value.shell.settings;
  return (
    <button
      type="button"
      class="button button-quiet button-icon"
      aria-label={heading}
      title={heading}
      onClick={() => {
        overlay.value = { kind: 'settings', ...(game === undefined ? {} : { game }) };
      }}
    >
      <Art name="icon-settings" />
    </button>
  );
}
