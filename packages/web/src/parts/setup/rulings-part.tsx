/** Our rulings that apply to a table, each a link into the rulebook. */
import { type Language, type Rulebook, rulingsOf } from '@carson/words';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { language } from '../../app/settings.ts';
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
  const texts = useSignal<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    void load(language.value).then((book) => {
      texts.value = new Map(rulingsOf(book).map(({ id, text }) => [id, text]));
    });
  }, [language.value]);
  return (
    <ul class="ruling-list">
      {rules.map((rule) => (
        <li key={rule}>
          <RuleLink game={game} rule={rule} /> {(texts.value.get(rule) ?? '').replaceAll('*', '')}
        </li>
      ))}
    </ul>
  );
}
