import { useEffect, useRef } from 'preact/hooks';
import { confirm } from '../../app/settings.ts';
import type { TableUi } from '../../games/game-ui.ts';

/** Keeps a click that has ended the show: it is not lost, but repeated on its element once the question is open. */
export function useKeptClick(
  { answerAt }: Pick<TableUi, 'answerAt'>,
  live: boolean,
): (clicked: Element) => void {
  const kept = useRef<string | undefined>(undefined);
  useEffect(() => {
    const answer = kept.current !== undefined ? document.querySelector(kept.current) : null;
    kept.current = undefined;
    if (answer === null) return;
    // As long as nothing was asked, the same click may have told what is there.
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
    answer.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }, [live]);
  return (clicked) => {
    // Where the first click is the answer, only a question that has been seen is answered.
    if (confirm.peek() === 'on') kept.current = answerAt(clicked);
  };
}
