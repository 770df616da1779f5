import type { ComponentChildren, JSX } from 'preact';
import { Button } from '../../../parts/button.tsx';
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
  return <Button class="toggle" text={children} aria-pressed={on} onClick={onToggle} />;
}
