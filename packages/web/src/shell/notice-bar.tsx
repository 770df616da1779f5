import type { JSX } from 'preact';
import { Art } from '../art/art.tsx';
import { gameOfRule } from '../games/registry.ts';
import { words } from '../words/words.ts';
import { notice, overlay } from './overlays.ts';

/** One sentence about what just did not work, with the rule behind it. */
export function NoticeBar(): JSX.Element {
  const { value } = notice;
  const { shell } = words.value;
  return (
    <div role="alert">
      {value !== undefined && (
        <div class="paper notice">
          <Art name="icon-info" class="notice-icon" />
          <span>{value.text}</span>
          {value.rule !== undefined && (
            <button
              type="button"
              class="rule-link"
              onClick={() => {
                const game = gameOfRule(value.rule ?? '');
                if (game !== undefined) overlay.value = { kind: 'rulebook', game, rule: value.rule ?? '' };
              }}
            >
              {shell.table.refusedRule(value.rule)}
            </button>
          )}
          <button
            type="button"
            class="button button-quiet button-icon"
            aria-label={shell.settings.close}
            onClick={() => {
              notice.value = undefined;
            }}
          >
            <Art name="icon-close" />
          </button>
        </div>
      )}
    </div>
  );
}
