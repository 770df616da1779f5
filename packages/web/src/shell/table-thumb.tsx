import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableUi } from '../games/game-ui.ts';
import { gameUi } from '../games/registry.ts';
import type { ShownTable } from '../table/shown-table.ts';

interface TableThumbProps {
  readonly game: string;
  /** Until both are there, the scene of the game is shown. */
  readonly table: ShownTable | undefined;
  readonly ui: TableUi | undefined;
}

export function TableThumb({ game, table, ui }: TableThumbProps): JSX.Element {
  return (
    <div class="home-thumb" data-game={game}>
      {table !== undefined && ui !== undefined && <ui.Picture table={table} seat={seatPictured(table)} />}
    </div>
  );
}

/** Milliseconds after which a visitor is taken to stay on the page. */
const SETTLED = 300;

export function useTableUi(game: string): TableUi | undefined {
  const loaded = useSignal<TableUi | undefined>(undefined);
  useEffect(() => {
    // A game that is begun just now is about to be opened: its table is loaded there.
    const timer = setTimeout(async () => {
      loaded.value = await gameUi(game)?.loadTable();
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [game]);
  return loaded.value;
}

export function seatPictured({ viewer, occupants }: ShownTable): number {
  return viewer === 'spectator'
    ? Math.max(
        0,
        occupants.findIndex(({ kind }) => kind === 'person'),
      )
    : viewer;
}
