import { overlay } from '../../app/overlays.ts';
import { hasEnter, useKeys } from '../../parts/keys.ts';
import { ownTurnLength } from '../../table/own-question.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import { openScore } from '../score/open-score.ts';
import { rulebookAt } from './rulebook-at.ts';

interface TableKeys {
  readonly table: ShownTable;
  readonly undo: (count: number) => void;
  readonly hint: (() => void) | undefined;
  readonly showLog: () => void;
}

export function useTableKeys({ table, undo, hint, showLog }: TableKeys): void {
  useKeys((key) => {
    if (overlay.value !== undefined) return false;
    const { commands } = table.undo;
    switch (key) {
      case 'Enter':
        return giveAnswer();
      case 'u':
        if (commands > 0) undo(1);
        return true;
      case 'U':
        if (commands > 0) undo(Math.max(1, ownTurnLength(table)));
        return true;
      case 'h':
        hint?.();
        return true;
      case 'l':
        showLog();
        return true;
      case 's':
        openScore(table);
        return true;
      case 'r':
      case '?':
        overlay.value = rulebookAt(table);
        return true;
      default:
        return false;
    }
  });
}

/** A ready answer is one Enter away, wherever a click has left the focus. */
function giveAnswer(): boolean {
  const answer = document.querySelector<HTMLElement>(
    ':is(.button-main, .confirm)[data-answer="true"]:not([aria-disabled="true"])',
  );
  if (answer === null || document.activeElement === answer || hasEnter()) return false;
  answer.click();
  return true;
}
