import type { GameCommand, Viewer } from '@carson/engine';
import { explain } from '@carson/words';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { closeOverlay } from '../../app/overlays.ts';
import { addressOf, forgetMoment, goTo } from '../../app/route.ts';
import { botPace, botsInStep, thinkingAloud } from '../../app/settings.ts';
import type { TableUi } from '../../games/game-ui.ts';
import { gameUi } from '../../games/registry.ts';
import { report } from '../../parts/report.ts';
import { useMoment, useStage } from '../../stage/use-stage.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import { startTable, unstoredGame } from '../../table/start-table.ts';
import { loadGame, type SavedGame } from '../../table/stored/saved-games.ts';
import { type LocalTableLink, linkToWorker } from '../../table/table-link.ts';
import type { Pace } from '../../table/worker/messages.ts';
import { type HeldTable, holdTable } from '../../table/worker/one-window.ts';
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
  const closed = useSignal<ClosedTable | undefined>(undefined);
  const asksForIt = useRef(false);
  const tryAgain = (): void => {
    closed.value = undefined;
    attempt.value++;
  };
  const playHere = (): void => {
    asksForIt.current = true;
    tryAgain();
  };

  useEffect(() => {
    const hold = holdTable(id);
    const letGo = (): void => {
      link.close();
      hold.release();
    };
    void hold.freed.then(tryAgain);
    void hold.wanted.then(() => {
      letGo();
      closeOverlay();
      closed.value = elsewhere();
    });
    void openTable(link, id, hold).then(
      (found) => {
        if ('ui' in found) opened.value = found;
        else closed.value = found;
        if (asksForIt.current && closed.value?.isElsewhere === true) hold.ask();
        asksForIt.current = false;
      },
      () => {
        closed.value = { text: words.value.shell.errors.damaged };
      },
    );
    return letGo;
  }, [id, attempt.value]);

  if (closed.value !== undefined) {
    const { text, isElsewhere = false } = closed.value;
    const label = words.value.shell.table.playHere;
    return <NotFound text={text} {...(isElsewhere ? { instead: { label, onClick: playHere } } : {})} />;
  }
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

/** Why there is no table to be shown. */
interface ClosedTable {
  readonly text: string;
  /** Another window has it. */
  readonly isElsewhere?: boolean;
}

function elsewhere(): ClosedTable {
  return { text: words.value.shell.table.opened, isElsewhere: true };
}

async function openTable(
  link: LocalTableLink,
  id: string,
  { held }: Pick<HeldTable, 'held'>,
): Promise<OpenedTable | ClosedTable> {
  const { shell } = words.value;
  if (!(await held)) return elsewhere();
  const saved = unstoredGame(id) ?? (await loadGame(id));
  if (saved === undefined) return { text: shell.home.notHere };
  const game = gameUi(saved.game);
  if (game === undefined) return { text: shell.errors.damaged };
  const [answer, ui] = await Promise.all([link.open(saved), game.loadTable()]);
  if (!answer.ok) return { text: `${shell.errors.damaged} ${explain(answer.refusal, words.value)}` };
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
  useMoment(stage, isSeated.current ? move : undefined, {
    play: frame?.playsMoment === true,
    forget: forgetMoment,
  });

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
      guide={(parts) => guide?.({ ...parts, ui, now, isReplay, played, takeBack })}
      {...frame}
    />
  );
}

function choicesAtEnd(ui: TableUi, id: string, now: ShownTable): NonNullable<TableFrameProps['atEnd']> {
  return {
    rematch: () => void startTable(now.game, { options: now.gameOptions, occupants: now.occupants }),
    ...tiedRematch(ui, now),
    review: () => goTo({ page: 'review', id, place: 'here' }),
    share: { record: () => void shareRecord(id), review: () => reviewOf(id) },
  };
}

async function shareRecord(id: string): Promise<void> {
  const { shareGame } = await import('../../table/stored/share-game.ts');
  await shareGame(id);
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
