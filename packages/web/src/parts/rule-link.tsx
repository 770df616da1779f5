import type { JSX } from 'preact';
import { overlay } from '../app/overlays.ts';

interface RuleLinkProps {
  readonly game: string;
  readonly rule: string;
  /** The rule's number where nothing else is said. */
  readonly text?: string;
}

export function RuleLink({ game, rule, text = rule }: RuleLinkProps): JSX.Element {
  const open = (): void => {
    overlay.value = { kind: 'rulebook', game, rule };
  };
  return (
    <button type="button" class="rule-link" onClick={open}>
      {text}
    </button>
  );
}
