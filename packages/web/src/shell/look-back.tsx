/** Walking through what has happened: the table as it was, move by move. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Art } from '../art/art.tsx';
import type { TableUpdate } from '../table/messages.ts';
import { words } from '../words/words.ts';

export interface Looking {
  /** The table to draw: as it is, or as it was. */
  readonly table: TableUpdate;
  /** After how many moves it is drawn; undefined for now. */
  readonly moves: number | undefined;
  readonly lookAt: (moves: number | undefined) => void;
}

export function usePast(now: TableUpdate, past: (moves: number) => Promise<unknown>): Looking {
  const shown = useSignal<{ readonly moves: number; readonly view: unknown } | undefined>(undefined);
  useEffect(() => {
    shown.value = undefined;
  }, [now.viewer]);
  // Others may move on meanwhile; only what was taken back is no past any more.
  useEffect(() => {
    if ((shown.value?.moves ?? 0) >= now.moves) shown.value = undefined;
  }, [now.moves]);

  const lookAt = (moves: number | undefined): void => {
    if (moves === undefined || moves >= now.moves) shown.value = undefined;
    else {
      void past(Math.max(0, moves)).then((view) => {
        if (view !== undefined) shown.value = { moves: Math.max(0, moves), view };
      });
    }
  };
  const { value } = shown;
  if (value === undefined) return { table: now, moves: undefined, lookAt };
  return {
    table: { ...now, view: value.view, options: [], previews: [], owed: [] },
    moves: value.moves,
    lookAt,
  };
}

interface LookBackProps {
  readonly looking: Looking;
  readonly moves: number;
}

export function LookBack({ looking, moves }: LookBackProps): JSX.Element {
  const { shell } = words.value;
  const at = looking.moves ?? moves;
  return (
    <div class="look-back">
      <p>{shell.table.lookingBack(at, moves)}</p>
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
    </div>
  );
}

/** After which move the viewer's last own command lay. */
export function lastOwnMove(table: TableUpdate): number {
  const own = table.log.findLast(({ seat }) => seat === table.viewer);
  return own === undefined ? 0 : own.move + 1;
}
