import type { Overlay } from '../../app/overlays.ts';
import type { ShownTable } from '../../table/shown-table.ts';

/** Opens the rulebook where the present question is explained. */
export function rulebookAt(table: ShownTable): Overlay {
  const mine = table.owed.find(({ seat }) => seat === table.viewer);
  const rule = (mine ?? table.owed[0])?.rule;
  return { kind: 'rulebook', game: table.game, ...(rule === undefined ? {} : { rule }) };
}
