/** Which pane of the table is in front on a small screen, where they lie behind one another. */
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Pane } from '../games/game-ui.ts';
import type { ShownTable } from '../table/shown-table.ts';

/** A pane that comes with a question is shown at once; when it goes, the first one is back. */
export function usePaneOffered(panes: readonly Pane[], tab: Signal<string>): void {
  const offered = panes.find(({ isOffered }) => isOffered !== undefined)?.id;
  useEffect(() => {
    if (offered === undefined) return undefined;
    tab.value = offered;
    return () => {
      if (tab.peek() === offered) tab.value = panes[0]?.id ?? 'log';
    };
  }, [offered]);
}

interface Asked {
  readonly table: ShownTable;
  /** The question that is open to the player; undefined where none is. */
  readonly decision: number | undefined;
}

/** A question that is answered on one pane alone brings it to the front; the player may still look elsewhere. */
export function usePaneAsked(panes: readonly Pane[], tab: Signal<string>, { table, decision }: Asked): void {
  const asked = decision === undefined ? undefined : panes.find(({ isAsked }) => isAsked?.(table))?.id;
  useEffect(() => {
    if (asked !== undefined) tab.value = asked;
  }, [asked, decision]);
}
