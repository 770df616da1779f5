import type { TableSummary } from '@carson/protocol';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { TableThumb, useTableUi } from '../../shell/table-thumb.tsx';
import { showTable } from '../../table/show-table.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import { ask } from '../connection/api.ts';

/** What my game looks like now; fetched again after every move. */
export function MyTableThumb({ summary }: { readonly summary: TableSummary }): JSX.Element {
  const { table: id, game, moves } = summary;
  const table = useSignal<ShownTable | undefined>(undefined);
  const ui = useTableUi(game);
  useEffect(() => {
    void ask('table', { params: { table: id }, query: {} }).then((looked) => {
      if (looked.ok) table.value = showTable(looked.value);
    });
  }, [id, moves]);
  return <TableThumb game={game} table={table.value} ui={ui} />;
}
