/** Walking through what has happened: the table as it was, move by move. */
import type { Viewer } from '@carson/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Art } from '../art/art.tsx';
import type { TableUi } from '../games/game-ui.ts';
import type { ShownTable } from '../table/shown-table.ts';
import { words } from '../words/words.ts';
import { LogFace } from './log-face.tsx';

export interface Looking {
  /** The table to draw: as it is, or as it was. */
  readonly table: ShownTable;
  /** After how many moves it is drawn; undefined for now. */
  readonly moves: number | undefined;
  readonly lookAt: (moves: number | undefined) => void;
}

interface Past {
  readonly viewer: Viewer;
  readonly moves: number;
  readonly view: unknown;
}

export function usePast(now: ShownTable, past: (moves: number) => Promise<unknown>): Looking {
  const shown = useSignal<Past | undefined>(undefined);
  const wishes = useRef(0);
  const isValid = isPastOf(shown.value, now);
  useEffect(() => {
    if (!isValid) shown.value = undefined;
  }, [isValid]);

  const lookAt = (moves: number | undefined): void => {
    const wish = ++wishes.current;
    if (moves === undefined || moves >= now.moves) {
      shown.value = undefined;
      return;
    }
    const wanted = { viewer: now.viewer, moves: Math.max(0, moves) };
    void past(wanted.moves).then((view) => {
      if (view !== undefined && wish === wishes.current) shown.value = { ...wanted, view };
    });
  };
  const { value } = shown;
  if (value === undefined || !isValid) return { table: now, moves: undefined, lookAt };
  return {
    table: { ...now, view: value.view, options: [], previews: [], owed: [] },
    moves: value.moves,
    lookAt,
  };
}

/** Others may move on meanwhile. What was taken back is no past any more, nor is what another viewer has seen. */
function isPastOf(past: Past | undefined, now: ShownTable): boolean {
  return past === undefined || (past.viewer === now.viewer && past.moves < now.moves);
}

interface LookBackProps {
  readonly ui: TableUi;
  readonly looking: Looking;
  /** After how many moves the table is shown. */
  readonly at: number;
}

/** From move to move, and what happened in the one that led here. */
export function LookBack({ ui, looking, at }: LookBackProps): JSX.Element {
  const { shell } = words.value;
  const move = looking.table.log.find((entry) => entry.move === at - 1);
  return (
    <div class="look-back">
      <div class="ask-steps">
        <button
          type="button"
          class="button button-icon"
          aria-label={shell.table.earlier}
          title={shell.table.earlier}
          onClick={() => looking.lookAt(at - 1)}
        >
          <Art name="icon-previous" />
        </button>
        <button type="button" class="button" onClick={() => looking.lookAt(undefined)}>
          {shell.table.now}
        </button>
        <button
          type="button"
          class="button button-icon"
          aria-label={shell.table.later}
          title={shell.table.later}
          onClick={() => looking.lookAt(at + 1)}
        >
          <Art name="icon-next" />
        </button>
      </div>
      {move !== undefined && (
        <ul role="status">
          {ui.logLines(move, looking.table, words.value).map((line, index) => (
            <li key={index} class="log-row">
              <LogFace line={line} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** After which move the viewer's last own command lay. */
export function lastOwnMove(table: ShownTable): number {
  const own = table.log.findLast(({ seat }) => seat === table.viewer);
  return own === undefined ? 0 : own.move + 1;
}
