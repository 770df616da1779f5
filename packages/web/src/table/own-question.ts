import type { ShownTable } from './shown-table.ts';

/** Names the question to the viewer now. What others do meanwhile does not change it. */
export function ownQuestion({ commitment, viewer, owed, log }: ShownTable): string {
  const mine = owed.find(({ seat }) => seat === viewer);
  const lastOwn = log.findLast(({ seat }) => seat === viewer)?.move;
  return [commitment, viewer, mine?.kind, mine?.decision, lastOwn].join('/');
}

/** The number of commands that the viewer has given in a row and can take back together: their turn so far. */
export function ownTurnLength({ log, viewer, undo }: ShownTable): number {
  const others = log.findLastIndex(({ seat }) => seat !== viewer);
  return Math.min(undo.commands, log.length - 1 - others);
}

/** The last move of another seat, after which the viewer's turn began; -1 where there is none. */
export function lastOfOthers({ log, viewer }: ShownTable): number {
  const others = log.findLastIndex(({ seat }) => seat !== viewer);
  return log[others]?.move ?? -1;
}
