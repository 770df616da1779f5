import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { ShownTable } from '../table/shown-table.ts';

interface LateProps {
  readonly table: ShownTable;
  /** In a show everything is drawn in the same frame. */
  readonly isOff?: boolean;
  readonly children: (table: ShownTable) => JSX.Element;
}

/**
 * Draws what stands beside a move one frame after the move itself, so that the move is not kept waiting. Nobody is
 * shown, even for a frame, what another viewer has seen.
 */
export function Late({ table, isOff = false, children }: LateProps): JSX.Element {
  const drawn = useSignal(table);
  useEffect(() => {
    drawn.value = table;
  }, [table]);
  return children(drawn.value.viewer === table.viewer && !isOff ? drawn.value : table);
}
