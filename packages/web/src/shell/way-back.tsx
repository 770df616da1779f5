import type { JSX } from 'preact';
import { Art } from '../art/art.tsx';
import type { ShownTable } from '../table/shown-table.ts';
import { words } from '../words/words.ts';
import type { Hinting } from './use-hint.ts';

interface WayBackProps {
  readonly table: ShownTable;
  readonly undo: (count: number) => void;
  readonly live: boolean;
  readonly hinting: Hinting;
}

/** Undo, and what stands in its way; and somebody to ask what to do instead. */
export function WayBack({ table, undo, live, hinting }: WayBackProps): JSX.Element | null {
  const { shell } = words.value;
  if (table.viewer === 'spectator' || !live || table.result !== undefined) return null;
  const { commands, stoppedBy } = table.undo;
  return (
    <div class="way-back">
      <button
        type="button"
        class="button"
        aria-disabled={commands === 0}
        title={commands === 0 ? shell.table.undoStop[stoppedBy] : shell.table.undoHint({ count: commands })}
        onClick={() => commands > 0 && undo(1)}
      >
        <Art name="icon-undo" />
        {shell.table.undo}
      </button>
      {hinting.toggle !== undefined && (
        <button
          type="button"
          class="button hint-ask"
          aria-expanded={hinting.shown !== undefined}
          aria-keyshortcuts="h"
          title={words.value.hint.marked}
          onClick={hinting.toggle}
        >
          <Art name="icon-hint" />
          {words.value.hint.ask}
        </button>
      )}
      {commands > 1 && (
        <button type="button" class="button" onClick={() => undo(commands)}>
          <Art name="icon-restart" />
          {shell.table.restart}
        </button>
      )}
      {commands === 0 && <p class="hint">{shell.table.undoStop[stoppedBy]}</p>}
    </div>
  );
}
