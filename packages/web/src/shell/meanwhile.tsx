import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Art } from '../art/art.tsx';
import type { ShownTable } from '../table/shown-table.ts';
import { words } from '../words/words.ts';
import { lastOwnMove } from './look-back.tsx';

interface MeanwhileProps {
  readonly table: ShownTable;
  /** False while somebody looks back. */
  readonly live: boolean;
  readonly onLook: (moves: number) => void;
}

/** For who comes back to a game: the others have moved. Gone with the next own move. */
export function Meanwhile({ table, live, onLook }: MeanwhileProps): JSX.Element | null {
  const { shell } = words.value;
  const movesFound = useRef(table.moves).current;
  const isRead = useSignal(false);
  const own = lastOwnMove(table);
  const hasMissed = own > 0 && own < movesFound && table.viewer !== 'spectator';
  if (!live || !hasMissed || isRead.value || table.result !== undefined) return null;
  const read = (): void => {
    isRead.value = true;
  };
  return (
    <div class="meanwhile" role="status">
      <p>{shell.table.meanwhile({ count: table.moves - own })}</p>
      <button
        type="button"
        class="button"
        onClick={() => {
          read();
          onLook(own);
        }}
      >
        <Art name="icon-previous" />
        {shell.table.showMe}
      </button>
      <button
        type="button"
        class="button button-quiet button-icon"
        aria-label={shell.settings.close}
        onClick={read}
      >
        <Art name="icon-close" />
      </button>
    </div>
  );
}
