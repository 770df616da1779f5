import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { notice, overlay } from '../app/overlays.ts';
import { Art } from '../art/art.tsx';
import { gameOfRule } from '../games/registry.ts';
import { CloseButton } from '../parts/close-button.tsx';
import { words } from '../words/words.ts';

/** One sentence about what just happened or did not work, with the rule behind it. */
export function NoticeBar(): JSX.Element {
  const { value } = notice;
  const { explain } = words.value;
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (value === undefined || value.stays === true) return;
    let timer: ReturnType<typeof setTimeout>;
    const putAway = (): void => {
      if (bar.current?.matches(':hover, :focus-within')) timer = later(putAway, value.text);
      else if (notice.peek() === value) notice.value = undefined;
    };
    timer = later(putAway, value.text);
    return () => clearTimeout(timer);
  }, [value]);
  return (
    <div role="alert">
      {value !== undefined && (
        <div class="paper notice" ref={bar}>
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
              {explain.rule({ rule: value.rule })}
            </button>
          )}
          <CloseButton
            onClick={() => {
              notice.value = undefined;
            }}
          />
        </div>
      )}
    </div>
  );
}

/** After as long as a slow reader takes. */
function later(work: () => void, text: string): ReturnType<typeof setTimeout> {
  return setTimeout(work, 4_000 + 80 * text.length);
}
