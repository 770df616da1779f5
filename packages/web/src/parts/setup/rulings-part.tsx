/** Our rulings that apply to a table, each a link into the rulebook. */

import { type Language, type Rulebook, rulingsOf } from '@carson/words';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { language } from '../../app/settings.ts';
import { useLoaded } from '../../app/use-loaded.ts';
import { words } from '../../words/words.ts';
import { RuleLink } from '../rule-link.tsx';

interface RulingsPartProps {
  readonly game: string;
  /** Paragraphs of the rulebook. */
  readonly rules: readonly string[];
  readonly load: (language: Language) => Promise<Rulebook>;
}

export function RulingsPart(props: RulingsPartProps): JSX.Element {
  const { rulings } = words.value.setup;
  const isOpen = useSignal(false);
  return (
    <details
      class="setup-part setup-rulings"
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      <summary>{rulings.heading({ count: props.rules.length })}</summary>
      <p class="hint">{rulings.hint}</p>
      {isOpen.value && <RulingTexts {...props} />}
    </details>
  );
}

/** The rulings in full, from the rulebook, which loads when they are opened. */
function RulingTexts({ game, rules, load }: RulingsPartProps): JSX.Element {
  const book = useLoaded(() => load(language.value), [language.value]);
  const texts = new Map(book && rulingsOf(book).map(({ id, text }) => [id, text]));
  return (
    <ul class="ruling-list">
      {rules.map((rule) => (
        <li key={rule}>
          <RuleLink game={game} rule={rule} /> {(texts.get(rule) ?? '').replaceAll('*', '')}
        </li>
      ))}
    </ul>
  );
}
