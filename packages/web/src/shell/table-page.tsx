import type { GameCommand } from '@carson/engine';
import { explain } from '@carson/words';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { botPace } from '../app/settings.ts';
import type { TableUi } from '../games/game-ui.ts';
import { gameUi } from '../games/registry.ts';
import { holdTable } from '../table/one-window.ts';
import { loadGame } from '../table/saved-games.ts';
import { showTable } from '../table/show-table.ts';
import type { ShownTable } from '../table/shown-table.ts';
import { startTable, unstoredGame } from '../table/start-table.ts';
import { type LocalTableLink, linkToWorker, viewAfter } from '../table/table-link.ts';
import { words } from '../words/words.ts';
import { Curtain } from './curtain.tsx';
import { Lost } from './lost.tsx';
import { settle } from './movement.ts';
import { report } from './report.ts';
import { seatToShow } from './seat-to-show.ts';
import { TableFrame } from './table-frame.tsx';

/** Opens a game of this device and keeps the page and its table together. */
export function TablePage({ id }: { readonly id: string }): JSX.Element | null {
  const link = useMemo(() => linkToWorker(settle), [id]);
  const ui = useSignal<TableUi | undefined>(undefined);
  const failure = useSignal<string | undefined>(undefined);

  useEffect(() => {
    const hold = holdTable(id);
    void openTable(link, id, hold.held).then(
      (opened) => {
        if (typeof opened === 'string') failure.value = opened;
        else ui.value = opened;
      },
      () => {
        failure.value = words.value.shell.errors.damaged;
      },
    );
    return () => {
      link.close();
      hold.release();
    };
  }, [id]);

  const update = link.update.value;
  const [previews, kept] = [link.previews.value, link.kept.value];
  const table = useMemo(() => update && showTable(update, { previews, kept }), [update, previews, kept]);
  if (failure.value !== undefined) return <Lost text={failure.value} />;
  if (ui.value === undefined || table === undefined) return null;
  return <SeatedTable ui={ui.value} link={link} table={table} />;
}

async function openTable(
  link: LocalTableLink,
  id: string,
  held: Promise<boolean>,
): Promise<TableUi | string> {
  const { shell } = words.value;
  if (!(await held)) return shell.table.opened;
  const saved = unstoredGame(id) ?? (await loadGame(id));
  if (saved === undefined) return shell.home.notFound;
  const game = gameUi(saved.game);
  if (game === undefined) return shell.errors.damaged;
  const [answer, ui] = await Promise.all([link.open(saved), game.loadTable()]);
  if (!answer.ok) return `${shell.errors.damaged} ${explain(answer.refusal, words.value)}`;
  link.setPace(botPace());
  return ui;
}

interface SeatedTableProps {
  readonly ui: TableUi;
  readonly link: LocalTableLink;
  readonly table: ShownTable;
}

/** Shows the table from the seat whose turn it is, behind a curtain where a secret would be seen. */
export function SeatedTable({ ui, link, table }: SeatedTableProps): JSX.Element | null {
  const next = seatToShow(table);
  const isSeated = useRef(false);
  isSeated.current ||= next.viewer === table.viewer;
  useEffect(() => {
    if (next.viewer !== table.viewer) link.show(next.viewer);
  }, [next.viewer, table.viewer]);
  useEffect(() => link.setPace(botPace()), [botPace()]);

  if (next.curtain !== undefined) {
    const seat = next.curtain;
    return <Curtain table={table} seat={seat} onLift={() => link.show(seat)} />;
  }
  // Drawn from nobody's seat first, the table would not hear what is clicked.
  if (!isSeated.current) return null;
  const act = async (command: GameCommand): Promise<void> => {
    if (table.viewer === 'spectator') return;
    const owed = table.owed.find(({ seat }) => seat === table.viewer);
    report(await link.submit({ seat: table.viewer, command, ...(owed && { decision: owed.decision }) }));
  };
  const undo = async (count: number): Promise<void> => {
    if (table.viewer !== 'spectator') report(await link.undo(table.viewer, count));
  };
  return (
    <TableFrame
      ui={ui}
      table={table}
      act={act}
      undo={undo}
      past={(moves) => viewAfter(link, moves)}
      hint={link.hint}
      leaveTo={{ page: 'home' }}
      rematch={() => void startTable(table.game, { options: table.gameOptions, occupants: table.occupants })}
    />
  );
}
