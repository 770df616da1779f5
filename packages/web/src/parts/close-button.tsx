import type { JSX } from 'preact';
import { words } from '../words/words.ts';
import { Button } from './button.tsx';

interface CloseButtonProps {
  /** Where "close" alone would not say what. */
  readonly label?: string | undefined;
  readonly onClick: () => void;
}

export function CloseButton({ label, onClick }: CloseButtonProps): JSX.Element {
  return (
    <Button
      class="button-quiet button-icon"
      icon="icon-close"
      aria-label={label ?? words.value.shell.settings.close}
      onClick={onClick}
    />
  );
}
