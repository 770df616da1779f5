import type { JSX } from 'preact';
import { overlay } from '../app/overlays.ts';
import { Art } from '../art/art.tsx';
import { words } from '../words/words.ts';

export function SettingsButton(): JSX.Element {
  const { settings } = words.value.shell.home;
  return (
    <button
      type="button"
      class="button button-quiet button-icon"
      aria-label={settings}
      title={settings}
      onClick={() => {
        overlay.value = { kind: 'settings' };
      }}
    >
      <Art name="icon-settings" />
    </button>
  );
}
