/** The score at any moment of a game: as if it ended now. */
import type { JSX } from 'preact';
import { closeOverlay } from '../../app/overlays.ts';
import type { TableUi } from '../../games/game-ui.ts';
import { Dialog } from '../../parts/dialog.tsx';
import type { ShownTable } from '../../table/shown-table.ts';
import { words } from '../../words/words.ts';
import { Fairness, ScoreSheet, useSheet } from './score-sheet.tsx';

interface ScoreDialogProps {
  readonly ui: TableUi;
  readonly table: ShownTable;
  readonly seat: number;
}

export function ScoreDialog({ ui, table, seat }: ScoreDialogProps): JSX.Element {
  const { shell, ending } = words.value;
  const sheet = useSheet(ui, seat);
  return (
    <Dialog
      title={table.result === undefined ? ending.ifItEndedNow : shell.table.score}
      closeLabel={shell.settings.close}
      onClose={() => {
        sheet.letGo();
        closeOverlay();
      }}
      class="score-dialog"
    >
      <ScoreSheet ui={ui} table={table} sheet={sheet} />
      {ui.Summary !== undefined && <ui.Summary table={table} />}
      <Fairness table={table} />
    </Dialog>
  );
}
