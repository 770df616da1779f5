import type { GameCommand } from '@carson/engine';
import type { ComponentChildren, JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import { commandKey } from '../../parts/command-key.ts';

interface ConfirmProps {
  readonly command: GameCommand | undefined;
  readonly act: (command: GameCommand) => void;
  readonly children: ComponentChildren;
}

export function Confirm({ command, act, children }: ConfirmProps): JSX.Element {
  return (
    <button
      type="button"
      class="button button-main confirm"
      aria-disabled={command === undefined}
      onClick={() => command !== undefined && act(command)}
      data-answer
      data-target={command && commandKey(command)}
    >
      <Art name="icon-confirm" />
      {children}
    </button>
  );
}
