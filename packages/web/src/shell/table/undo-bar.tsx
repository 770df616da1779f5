import type { JSX } from 'preact';
import { Button } from '../../parts/button.tsx';
import { ownTurnLength } from '../../table/own-question.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import { words } from '../../words/words.ts';
import type { Hinting } from '../hint/use-hint.ts';

interface UndoBarProps {
  readonly table: ShownTable;
  readonly undo: (count: number) => void;
  readonly live: boolean;
  readonly hinting: Hinting;
  /** Tries the game out from here, in a private copy. */
  readonly whatIf?: () => void;
}

/** Undo, the reason why it is not possible, and the hint button. */
export function UndoBar({ table, undo, live, hinting, whatIf }: UndoBarProps): JSX.Element | null {
  const { shell } = words.value;
  const { commands, stoppedBy } = table.undo;
  if (table.viewer === 'spectator' || table.result !== undefined) return null;
  // While something is shown, what it shows can still be taken back.
  if (!live && commands === 0) return null;
  const turn = ownTurnLength(table);
  return (
    <div class="way-back">
      <Button
        icon="icon-undo"
        text={shell.table.undo}
        aria-disabled={commands === 0}
        title={undoTitle(table, turn)}
        onClick={() => commands > 0 && undo(1)}
      />
      {live && hinting.toggle !== undefined && (
        <Button
          class="hint-ask"
          icon="icon-hint"
          text={words.value.hint.ask}
          aria-expanded={hinting.shown !== undefined}
          aria-keyshortcuts="h"
          title={words.value.hint.marked}
          onClick={hinting.toggle}
        />
      )}
      {turn > 1 && <Button icon="icon-restart" text={shell.table.restart} onClick={() => undo(turn)} />}
      {live && whatIf !== undefined && (
        <span class="way-what-if">
          <Button
            icon="icon-branch"
            text={<span class="wide">{words.value.whatIf.title}</span>}
            aria-label={words.value.whatIf.title}
            title={words.value.whatIf.tryHint}
            onClick={whatIf}
          />
        </span>
      )}
      {commands === 0 && <p class="hint">{shell.table.undoStop[stoppedBy]}</p>}
    </div>
  );
}

function undoTitle({ undo: { commands, stoppedBy } }: ShownTable, turn: number): string {
  const { table } = words.value.shell;
  if (commands === 0) return table.undoStop[stoppedBy];
  return turn === 0 ? table.undoAcross : table.undoHint({ count: commands });
}
