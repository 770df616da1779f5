import type { Command } from '@carson/card-game';
import type { ComponentChildren, JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { commandKey } from '../../../parts/command-key.ts';

interface ConfirmProps {
  readonly command: Command | undefined;
  readonly act: (command: Command) => void;
  /** The mark of what the answer names. */
  readonly explained: string | undefined;
  readonly children: ComponentChildren;
}

export function Confirm({ command, act, explained, children }: ConfirmProps): JSX.Element {
  return (
    <button
      type="button"
      class="button button-main confirm"
      aria-disabled={command === undefined}
      onClick={() => command !== undefined && act(command)}
      data-answer
      data-explain={explained}
      data-target={command && commandKey(command)}
    >
      <Art name="icon-confirm" />
      {children}
    </button>
  );
}
