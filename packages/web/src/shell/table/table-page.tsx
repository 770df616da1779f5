import type { GameCommand, Viewer } from '@carson/engine';
import { explain } from '@carson/words';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { addressOf, goTo } from '../../app/route.ts';
import { botPace, botsInStep, thinkingAloud } from '../../app/settings.ts';
import type { TableUi } from '../../games/game-ui.ts';
import { gameUi } from '../../games/registry.ts';
import { report } from '../../parts/report.ts';
import { useMoment, useStage } from '../../stage/use-stage.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import { startTable, unstoredGame } from '../../table/start-table.ts';
import { loadGame, type SavedGame } from '../../table/stored/saved-games.ts';
import { shareGame } from '../../table/stored/share-game.ts';
import { type LocalTableLink, linkToWorker } from '../../table/table-link.ts';
import type { Pace } from '../../table/worker/messages.ts';
import { holdTable } from '../../table/worker/one-window.ts';
import { words } from '../../words/words.ts';
import type { EndChoices } from '../ending/end-actions.tsx';
import type { Guiding, PlayedMove } from '../guiding.ts';
import { NotFound } from '../not-found.tsx';
import { Curtain } from './curtain.tsx';
import { seatToShow } from './seat-to-show.ts';
import { TableFrame, type TableFrameProps } from './table-frame.tsx';
import { markedFrame } from './table-mark.tsx';
import { whatIfAtHome } from './what-if-at-home.ts';

interface TablePageProps {
  readonly id: string;
  /** Opens the game at this moment. */
  readonly move?: number;
  readonly guide?: Guiding;
}

/** Opens a game of this device and keeps the page and its table together. */
export function TablePage({ id, move, guide }: TablePageProps): JSX.Element | null {
  const attempt = useSignal(0);
  const link = useMemo(() => linkToWorker(), [id, attempt.value]);
  const opened = useSignal<OpenedTable | undefined>(undefined);
  const failure = useSignal<string | undefined>(undefined);

  useEffect(() => {
    const hold = holdTable(id);
    // Another window had it, and is closed now.
    void hold.freed.then(() => {
      failure.value = undefined;
      attempt.value++;
    });
    void openTable(link, id, hold.held).then(
      (found) => {
        if (typeof found === 'string') failure.value = found;
        else opened.value = found;
      },
      () => {
        failure.value = words.value.shell.errors.damaged;
      },
    );
    return () => {
      link.close();
      hold.release();
    };
  }, [id, attempt.value]);

  if (failure.value !== undefined) return <NotFound text={failure.value} />;
  if (opened.value === undefined || link.update.value === undefined) return null;
  const { ui, saved } = opened.value;
  return (
    <SeatedTable
      ui={ui}
      link={link}
      id={id}
      {...(move === undefined ? {} : { move })}
      {...(guide === undefined ? {} : { guide })}
      frame={markedFrame(saved)}
    />
  );
}

interface OpenedTable {
  readonly ui: TableUi;
  /** As it was when it was opened. */
  readonly saved: SavedGame;
}

async function openTable(
  link: LocalTableLink,
  id: string,
  held: Promise<boolean>,
): Promise<OpenedTable | string> {
  const { shell } = words.value;
  if (!(await held)) return shell.table.opened;
  const saved = unstoredGame(id) ?? (await loadGame(id));
  if (saved === undefined) return shell.home.notFound;
  const game = gameUi(saved.game);
  if (game === undefined) return shell.errors.damaged;
  const [answer, ui] = await Promise.all([link.open(saved), game.loadTable()]);
  if (!answer.ok) return `${shell.errors.damaged} ${explain(answer.refusal, words.value)}`;
  link.setPace(paceNow());
  return { ui, saved };
}

function paceNow(): Required<Pace> {
  return {
    milliseconds: botPace(),
    inStep: botsInStep.value === 'on',
    aloud: thinkingAloud.value === 'on',
  };
}

function usePace(link: LocalTableLink): void {
  const { milliseconds, inStep, aloud } = paceNow();
  useEffect(() => link.setPace({ milliseconds, inStep, aloud }), [milliseconds, inStep, aloud]);
}

interface SeatedTableProps {
  readonly ui: TableUi;
  readonly link: LocalTableLink;
  readonly id: string;
  readonly move?: number;
  readonly guide?: Guiding;
  /** What this table has otherwise than any other. */
  readonly frame?: Partial<TableFrameProps>;
}

/** Shows the table from the seat whose turn it is, behind a curtain where a secret would be seen. */
export function SeatedTable({ ui, link, id, move, guide, frame }: SeatedTableProps): JSX.Element | null {
  const stage = useStage({ link, scene: ui.scene, othersPlayOn: false });
  const now = stage.now.value;
  const shown = stage.shown.value;
  const isSeated = useRef(false);
  const played = useSignal<PlayedMove | undefined>(undefined);
  const next = now && shown?.moment === undefined ? seatToShow(now) : undefined;
  isSeated.current ||= next !== undefined && next.viewer === now?.viewer;
  useEffect(() => {
    if (next !== undefined && next.viewer !== now?.viewer) link.show(next.viewer);
  }, [next?.viewer, now?.viewer]);
  usePace(link);
  useMoment(stage, isSeated.current ? move : undefined, { play: frame?.playsMoment === true });

  if (now === undefined || shown === undefined) return null;
  if (next?.curtain !== undefined) {
    const seat = next.curtain;
    return <Curtain table={now} seat={seat} onLift={() => link.show(seat)} />;
  }
  // Drawn for a spectator first, the table would ignore clicks.
  if (!isSeated.current) return null;
  const act = async (command: GameCommand): Promise<void> => {
    if (now.viewer === 'spectator') return;
    const owed = now.owed.find(({ seat }) => seat === now.viewer);
    const answer = await link.submit({ seat: now.viewer, command, ...(owed && { decision: owed.decision }) });
    report(answer);
    if (answer.ok) played.value = { before: now, command };
  };
  const undo = async (count: number): Promise<void> => {
    if (now.viewer !== 'spectator') report(await link.undo(now.viewer, count));
  };
  const takeBack = async (count: number): Promise<void> => {
    if (now.viewer !== 'spectator') report(await link.takeBack(now.viewer, count));
  };
  const isReplay = stage.replay.shown.value !== undefined;
  return (
    <TableFrame
      ui={ui}
      stage={stage}
      now={now}
      shown={shown}
      act={act}
      undo={undo}
      hint={link.hint}
      thoughts={link.thoughts.value}
      leaveTo={{ page: 'home' }}
      linkTo={(moment) => addressOf({ page: 'table', id, move: moment })}
      viewers={viewersAtHome(now)}
      isAtMoment={move !== undefined}
      {...whatIfAtHome(link, id, now)}
      atEnd={choicesAtEnd(ui, id, now)}
      guide={(parts) => guide?.({ ...parts, ui, now, isReplay, played: played.value, takeBack })}
      {...frame}
    />
  );
}

function choicesAtEnd(ui: TableUi, id: string, now: ShownTable): NonNullable<TableFrameProps['atEnd']> {
  return {
    rematch: () => void startTable(now.game, { options: now.gameOptions, occupants: now.occupants }),
    ...tiedRematch(ui, now),
    review: () => goTo({ page: 'review', id, place: 'here' }),
    share: { record: () => void shareGame(id), review: () => reviewOf(id) },
  };
}

async function reviewOf(id: string) {
  const saved = unstoredGame(id) ?? (await loadGame(id));
  if (saved === undefined) return undefined;
  const { storedReview } = await import('../../table/stored/review-store.ts');
  return storedReview(saved.record);
}

/** After a shared win the winners may play for it by themselves. */
function tiedRematch(ui: TableUi, table: ShownTable): Pick<EndChoices, 'rematchOfTied'> {
  const { result = [], occupants, game } = table;
  const winners = result.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const isForAll = winners.length === occupants.length;
  const hasPlayer = winners.some((seat) => occupants[seat]?.kind !== 'virtual');
  if (winners.length < 2 || isForAll || !hasPlayer) return {};
  return { rematchOfTied: () => void startTable(game, ui.ending.planFor(table, winners)) };
}

/** When a game is over it may be seen with anyone's eyes. */
function viewersAtHome({ result, viewer, occupants }: ShownTable): readonly Viewer[] {
  return result === undefined ? [viewer] : [...occupants.keys(), 'spectator'];
}
