/** What the parts of the set-up page have in common. */
import type { ComponentChildren, JSX } from 'preact';
import type { Plan } from './plan.ts';

export interface PartProps {
  readonly plan: Plan;
  readonly onChange: (patch: Partial<Plan>) => void;
}

interface ToggleProps {
  readonly on: boolean;
  readonly onToggle: () => void;
  readonly children: ComponentChildren;
}

export function Toggle({ on, onToggle, children }: ToggleProps): JSX.Element {
  return (
    <button type="button" class="button toggle" aria-pressed={on} onClick={onToggle}>
      {children}
    </button>
  );
}
