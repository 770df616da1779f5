/** Side effects of a table: it opens the result, moves the focus, sets the title of the tab. */
import { useEffect, useRef } from 'preact/hooks';
import { afterPaint } from '../../app/after-paint.ts';
import { overlay } from '../../app/overlays.ts';
import { isAskedHere } from '../../app/tab-title.ts';
import { letGoOfAnswer } from '../../parts/let-go.ts';
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
  useLetGo('.table-ask', table);
  useEffect(() => {
    if (owed === undefined || !live) return;
    afterPaint(() => {
      const { activeElement, body } = document;
      if (activeElement === null || activeElement === body)
        document.querySelector<HTMLElement>('[data-answer="true"]')?.focus({ preventScroll: true });
    });
  }, [owed?.decision, owed?.kind, table.moves, live, hasPreviews]);
}

/** Called while this part of the table is drawn: its answer goes with its question. */
export function useLetGo(part: '.table-board' | '.table-ask', { owed, viewer }: ShownTable): void {
  const decision = owed.find(({ seat }) => seat === viewer)?.decision;
  const before = useRef(decision);
  if (before.current === decision) return;
  before.current = decision;
  letGoOfAnswer(part);
}

export function useTabTitle(isAsked: boolean): void {
  useEffect(() => {
    isAskedHere.value = isAsked;
    return () => {
      isAskedHere.value = false;
    };
  }, [isAsked]);
}
