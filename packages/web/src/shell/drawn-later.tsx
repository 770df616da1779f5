import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { ShownTable } from '../table/shown-table.ts';

interface DrawnLaterProps {
  readonly table: ShownTable;
  /** In a show everything is drawn in the same frame. */
  readonly isOff?: boolean;
  readonly children: (table: ShownTable) => JSX.Element;
}

/**
 * Draws the parts beside a move one frame later, so that the move itself appears sooner. When the viewer changes it draws
 * at once, so that no frame shows what only the last viewer may see.
 */
export function DrawnLater({ table, isOff = false, children }: DrawnLaterProps): JSX.Element {
  const drawn = useSignal(table);
  useEffect(() => {
    drawn.value = table;
  }, [table]);
  return children(drawn.value.viewer === table.viewer && !isOff ? drawn.value : table);
}
