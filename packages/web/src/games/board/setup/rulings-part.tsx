/** Our rulings that can matter at the planned table, each a way into the rulebook. */
import { rulingsInForce } from '@carson/board-game';
import { loadBoardRulebook, rulingsOf } from '@carson/words';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { overlay } from '../../../app/overlays.ts';
import { language } from '../../../app/settings.ts';
import { words } from '../../../words/words.ts';
import { boxOf, type Plan } from './plan.ts';

export function RulingsPart({ plan }: { readonly plan: Plan }): JSX.Element {
  const { rulings } = words.value.boardMap;
  const rules = [...new Set(rulingsInForce(boxOf(plan)).map(({ rule }) => rule))];
  const isOpen = useSignal(false);
  return (
    <details
      class="setup-part setup-rulings"
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
      }}
    >
      <summary>{rulings.heading({ count: rules.length })}</summary>
      <p class="hint">{rulings.hint}</p>
      {isOpen.value && <RulingTexts rules={rules} />}
    </details>
  );
}

/** Written out from the rulebook, which is fetched when somebody wants to read them. */
function RulingTexts({ rules }: { readonly rules: readonly string[] }): JSX.Element {
  const texts = useSignal<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    void loadBoardRulebook(language.value).then((book) => {
      texts.value = new Map(rulingsOf(book).map(({ id, text }) => [id, text]));
    });
  }, [language.value]);
  return (
    <ul class="ruling-list">
      {rules.map((rule) => (
        <li key={rule}>
          <button
            type="button"
            class="rule-link"
            onClick={() => {
              overlay.value = { kind: 'rulebook', game: 'board', rule };
            }}
          >
            {rule}
          </button>{' '}
          {(texts.value.get(rule) ?? '').replaceAll('*', '')}
        </li>
      ))}
    </ul>
  );
}
