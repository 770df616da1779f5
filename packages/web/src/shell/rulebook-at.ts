import type { TableUi } from '../games/game-ui.ts';
import type { TableUpdate } from '../table/messages.ts';
import type { Overlay } from './overlays.ts';

/** The rulebook, open where the table's present question is explained. */
export function rulebookAt(ui: TableUi, table: TableUpdate): Overlay {
  const rule = ui.ruleNow(table);
  return { kind: 'rulebook', game: table.game, ...(rule === undefined ? {} : { rule }) };
}
