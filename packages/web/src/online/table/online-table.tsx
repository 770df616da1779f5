/** A table on the server: the waiting room, then the same table view as at home. */

import type { GameCommand, Viewer } from '@carson/engine';
import type { TableUpdate } from '@carson/protocol';
import { explainServer } from '@carson/words';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { download, jsonFile } from '../../app/download.ts';
import { addressOf, forgetMoment, goTo } from '../../app/route.ts';
import { useLoaded } from '../../app/use-loaded.ts';
import type { TableUi } from '../../games/game-ui.ts';
import { gameUi } from '../../games/registry.ts';
import { lazy } from '../../shell/lazy.tsx';
import { NotFound } from '../../shell/not-found.tsx';
import { TableFrame, type TableFrameProps } from '../../shell/table/table-frame.tsx';
import { useMoment, useStage } from '../../stage/use-stage.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import { type Words, words } from '../../words/words.ts';
import { linkToServer, type OnlineLink } from '../connection/online-link.ts';
import { createPreviewer } from '../connection/previewer.ts';
import { askOrReport, report } from '../connection/report.ts';
import { live } from '../connection/session.ts';
import { recordOf } from '../connection/table-record.ts';
import { OnlinePage } from '../parts/online-page.tsx';
import { Banners } from './banners.tsx';
import { BrokenTable } from './broken-table.tsx';
import { useCatchUp } from './catch-up.ts';
import { SeatStrip } from './seat-strip.tsx';
import { SidePanel, SidePanelButton } from './side-panel.tsx';
import { WaitingRoom } from './waiting-room.tsx';
import { whatIfOnline } from './what-if-online.ts';

// Loaded after the table: the bots' remarks are not needed to draw it.
const Remarks = lazy(async () => (await import('../../shell/remarks/remarks.tsx')).Remarks);
const QueuedAnswers = lazy(async () => (await import('./queued-answers.tsx')).QueuedAnswers);

interface OnlineTableProps {
  readonly id: string;
  readonly invitation: string | undefined;
  /** Opens the game at this moment. */
  readonly move: number | undefined;
}

export function OnlineTable({ id, invitation, move }: OnlineTableProps): JSX.Element {
  const link = useMemo(() => linkToServer(id, { live, previewer: createPreviewer() }), [id]);
  useEffect(() => link.close, [id]);

  const { online, onlineEntry } = words.value;
  const back = { to: { page: 'lobby' }, label: onlineEntry.toLobby } as const;
  if (link.failure.value !== undefined)
    return <NotFound text={explainServer(link.failure.value, words.value)} back={back} />;
  const table = link.update.value;
  if (table === undefined) {
    return (
      <OnlinePage title={onlineEntry.title}>
        <p class="paper online-part" role="status">
          {online.seeking}
        </p>
      </OnlinePage>
    );
  }
  if (table.phase === 'cancelled') return <NotFound text={closedBecause(table, words.value)} back={back} />;
  if (table.broken !== undefined) return <BrokenTable link={link} table={table} move={table.broken.move} />;
  if (table.phase === 'waiting') {
    return <WaitingRoom link={link} table={table} invitation={invitation} />;
  }
  return <PlayedTable link={link} table={table} move={move} />;
}

function closedBecause({ ending }: TableUpdate, { online: { room } }: Words): string {
  return ending === 'expired' || ending === 'left' ? room.endings[ending] : room.endings.cancelled;
}

interface PlayedTableProps {
  readonly link: OnlineLink;
  readonly table: TableUpdate;
  readonly move: number | undefined;
}

function PlayedTable(props: PlayedTableProps): JSX.Element | null {
  const { game } = props.table;
  const ui = useLoaded(() => gameUi(game)?.loadTable(), [game]);
  return ui === undefined ? null : <StagedTable {...props} ui={ui} />;
}

interface StagedTableProps extends PlayedTableProps {
  readonly ui: TableUi;
}

function StagedTable({ link, table, ui, move }: StagedTableProps): JSX.Element | null {
  const stage = useStage({ link, scene: ui.scene, othersPlayOn: true });
  const isPanelOpen = useSignal(false);
  useMoment(stage, move, { forget: forgetMoment });
  useCatchUp(stage, { isWanted: table.clock.kind === 'days' && move === undefined });
  const now = stage.now.value;
  const shown = stage.shown.value;
  if (now === undefined || shown === undefined) return null;
  const { viewer } = now;
  const act = async (command: GameCommand): Promise<void> => {
    if (viewer === 'spectator') return;
    const owed = now.owed.find(({ seat }) => seat === viewer);
    report(await link.submit({ seat: viewer, command, ...(owed && { decision: owed.decision }) }));
  };
  const undo = async (count: number): Promise<void> => {
    if (viewer !== 'spectator') report(await link.undo(viewer, count));
  };
  return (
    <>
      <TableFrame
        ui={ui}
        stage={stage}
        now={now}
        shown={shown}
        act={act}
        undo={undo}
        leaveTo={{ page: 'lobby' }}
        linkTo={(moment) => addressOf({ page: 'onlineTable', id: table.table, move: moment })}
        viewers={viewersOnline(now)}
        isAtMoment={move !== undefined}
        {...whatIfOnline(link, now)}
        atEnd={choicesAtEnd(table, now)}
        barParts={
          <>
            <SeatStrip link={link} table={table} />
            <SidePanelButton link={link} table={table} isOpen={isPanelOpen} />
          </>
        }
        guide={(parts) => <Remarks {...parts} ui={ui} isReplay={stage.replay.shown.value !== undefined} />}
        whileWaiting={isSlow(table) && <QueuedAnswers link={link} table={now} ui={ui} />}
        banners={<Banners link={link} table={table} onRematch={() => void playAgain(table.table)} />}
      />
      <SidePanel link={link} table={table} isOpen={isPanelOpen} />
    </>
  );
}

function choicesAtEnd(
  table: TableUpdate,
  { viewer, result }: ShownTable,
): NonNullable<TableFrameProps['atEnd']> {
  const { table: id } = table;
  const mayPlayAgain = viewer !== 'spectator' && table.phase === 'over';
  return {
    ...(mayPlayAgain ? { rematch: () => void playAgain(id) } : {}),
    ...(mayPlayAgain && table.rematch !== undefined ? { offer: words.value.online.play.rematchOpen } : {}),
    ...(result === undefined ? {} : { review: () => goTo({ page: 'review', id, place: 'online' }) }),
    share: {
      link: addressOf({ page: 'onlineTable', id }),
      record: () => void saveRecord(id),
      review: async () => {
        const found = await recordOf(id);
        if (found === undefined) return undefined;
        const { storedReview } = await import('../../table/stored/review-store.ts');
        return storedReview(found.record);
      },
    },
  };
}

/** Where people do not wait for one another at the table. */
function isSlow({ clock, phase, viewer }: TableUpdate): boolean {
  return clock.kind !== 'live' && phase === 'playing' && viewer !== 'spectator';
}

async function saveRecord(table: string): Promise<void> {
  const found = await recordOf(table);
  if (found !== undefined) download(jsonFile(`carson-${table}.json`, found.record));
}

/** When a game is over it may be seen with anyone's eyes. */
function viewersOnline({ phase, viewer, seats }: ShownTable): readonly Viewer[] {
  if (phase !== 'over') return [viewer];
  return viewer === 'spectator' ? [...seats.keys(), viewer] : [...seats.keys()];
}

async function playAgain(table: string): Promise<void> {
  const again = await askOrReport('rematch', { params: { table } });
  if (again !== undefined) goTo({ page: 'onlineTable', id: again.table });
}
