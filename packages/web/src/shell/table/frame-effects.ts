/** Side effects of a table: it opens the result, moves the focus, sets the title of the tab. */
import { useEffect, useRef } from 'preact/hooks';
import { overlay } from '../../app/overlays.ts';
import { isAskedHere } from '../../app/tab-title.ts';
import type { ShownTable } from '../../table/shown-table.ts';

/** The result opens by itself when the last beat has been shown, not where a link leads back to a finished game. */
export function useEnding(now: ShownTable, live: boolean, isAtMoment: boolean): void {
  const isOver = now.result !== undefined;
  const isOpened = useRef(isOver && isAtMoment);
  useEffect(() => {
    if (!isOver || !live || isOpened.current) return;
    isOpened.current = true;
    overlay.value = { kind: 'ending' };
  }, [isOver, live]);
}

/** A new question is one Enter away, unless the player is busy elsewhere on the page. */
export function useAnswerFocus(table: ShownTable, live: boolean): void {
  // Some answers are drawn only once it is known what they bring.
  const hasPreviews = table.previews.length > 0;
  const owed = table.owed.find(({ seat }) => seat === table.viewer);
  useEffect(() => {
    const busy = document.activeElement !== null && document.activeElement !== document.body;
    if (owed !== undefined && live && !busy)
      document.querySelector<HTMLElement>('[data-answer="true"]')?.focus({ preventScroll: true });
  }, [owed?.decision, owed?.kind, table.moves, live, hasPreviews]);
}

export function useTabTitle(isAsked: boolean): void {
  useEffect(() => {
    isAskedHere.value = isAsked;
    return () => {
      isAskedHere.value = false;
    };
  }, [isAsked]);
}
