import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { Button } from '../parts/button.tsx';
import type { ShownTable } from '../table/shown-table.ts';
import { words } from '../words/words.ts';

export function movesSinceOwn({ log, viewer, moves }: ShownTable): number {
  const own = log.findLast(({ seat }) => seat === viewer);
  return own === undefined || viewer === 'spectator' ? 0 : moves - own.move - 1;
}

interface MissedProps {
  readonly table: ShownTable;
  /** False while something is shown. */
  readonly live: boolean;
  /** Shows the last moves, as many as are named. */
  readonly onShow: (moves: number) => void;
}

/** For a player who comes back to a game: the others have moved. Gone with the next own move. */
export function Missed({ table, live, onShow }: MissedProps): JSX.Element | null {
  const { shell } = words.value;
  const movesFound = useRef(table.moves);
  const movesBefore = useRef(table.moves);
  // A player who takes something back has seen it.
  if (table.moves < movesBefore.current) movesFound.current = 0;
  movesBefore.current = table.moves;
  const isRead = useSignal(false);
  const missed = movesSinceOwn(table);
  const wasAway = table.moves - missed < movesFound.current;
  if (!live || missed === 0 || !wasAway || isRead.value || table.result !== undefined) return null;
  const read = (): void => {
    isRead.value = true;
  };
  return (
    <div class="missed" role="status">
      <p>{shell.table.meanwhile({ count: missed })}</p>
      <Button
        icon="icon-play"
        text={shell.table.showMe}
        onClick={() => {
          read();
          onShow(missed);
        }}
      />
      <Button
        class="button-quiet button-icon"
        icon="icon-close"
        aria-label={shell.settings.close}
        onClick={read}
      />
    </div>
  );
}
