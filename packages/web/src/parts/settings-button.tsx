import type { JSX } from 'preact';
import { overlay } from '../app/overlays.ts';
import { words } from '../words/words.ts';
import { Button } from './button.tsx';

/** `game` is the one on the table. */
export function SettingsButton({ game }: { readonly game?: string }): JSX.Element {
  const { heading } = words.value.shell.settings;
  return (
    <Button
      class="button-quiet button-icon"
      icon="icon-settings"
      label={heading}
      onClick={() => {
        overlay.value = { kind: 'settings', ...(game === undefined ? {} : { game }) };
      }}
    />
  );
}
