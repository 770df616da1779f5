import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import type { Pane, TableUi } from '../../games/game-ui.ts';
import type { Shown } from '../../stage/live.ts';
import type { ShownTable } from '../../table/shown-table.ts';

/** A pane that comes with a question is shown at once; when it goes, the first one is back. */
function usePaneOffered(panes: readonly Pane[], tab: Signal<string>): void {
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
function usePaneAsked(panes: readonly Pane[], tab: Signal<string>, { table, decision }: Asked): void {
  const asked = decision === undefined ? undefined : panes.find(({ isAsked }) => isAsked?.(table))?.id;
  useEffect(() => {
    if (asked !== undefined) tab.value = asked;
  }, [asked, decision]);
}

/** What is told comes to the front with its pane; the player may look elsewhere until another one has something to tell. */
function usePaneTold(told: string | undefined, tab: Signal<string>): void {
  useLayoutEffect(() => {
    if (told !== undefined) tab.value = told;
  }, [told]);
}

interface TabsProps {
  readonly ui: TableUi;
  readonly shown: Shown;
}

/** The parts of the table that lie behind one another on a small screen, and the one in front. */
export function useTabs({ ui, shown }: TabsProps, decision: number | undefined) {
  const { table, moment } = shown;
  const there = ui.panes.filter(({ isOffered }) => isOffered?.(table) ?? true);
  // The same list as long as the same panes are there: the tabs are drawn again for another one.
  const panes = useMemo(() => there, there);
  const tab = useSignal(ui.panes[0]?.id ?? 'log');
  usePaneTold(moment?.scene.pane, tab);
  usePaneOffered(panes, tab);
  usePaneAsked(panes, tab, { table, decision: moment === undefined ? decision : undefined });
  return { panes, tab };
}
