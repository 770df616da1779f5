import type { ShownTable } from './shown-table.ts';

/** Names what is asked of the viewer now. What others do meanwhile does not change it. */
export function ownQuestion({ commitment, viewer, owed, log }: ShownTable): string {
  const mine = owed.find(({ seat }) => seat === viewer);
  const lastOwn = log.findLast(({ seat }) => seat === viewer)?.move;
  return [commitment, viewer, mine?.kind, mine?.decision, lastOwn].join('/');
}
