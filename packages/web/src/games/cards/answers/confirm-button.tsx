import type { Command } from '@carson/card-game';
import type { ComponentChildren, JSX } from 'preact';
import { Button } from '../../../parts/button.tsx';
import { commandKey } from '../../../parts/command-key.ts';

interface ConfirmButtonProps {
  readonly command: Command | undefined;
  readonly act: (command: Command) => void;
  readonly explained: string | undefined;
  readonly children: ComponentChildren;
}

export function ConfirmButton({ command, act, explained, children }: ConfirmButtonProps): JSX.Element {
  return (
    <Button
      class="button-main confirm"
      icon="icon-confirm"
      text={children}
      aria-disabled={command === undefined}
      onClick={() => command !== undefined && act(command)}
      data-answer
      data-explain={explained}
      data-target={command && commandKey(command)}
    />
  );
}
