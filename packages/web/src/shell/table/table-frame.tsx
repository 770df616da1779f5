/** The frame of every table: what is shown or asked, the way back, the players, the log, the score. */
import type { GameCommand, Viewer } from '@carson/engine';
import { type Signal, useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentType, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { overlay } from '../../app/overlays.ts';
import type { Route } from '../../app/route.ts';
import { movementTime } from '../../app/settings.ts';
import { memo } from '../../art/memo.ts';
import type { TablePartProps, TableUi } from '../../games/game-ui.ts';
import { useStable } from '../../parts/use-stable.ts';
import { useFlights } from '../../stage/flights.tsx';
import type { Shown } from '../../stage/live.ts';
import type { Scene } from '../../stage/scene.ts';
import type { Stage } from '../../stage/stage.ts';
import { useStageKeys } from '../../stage/stage-keys.ts';
import { SceneFace, StagePanel } from '../../stage/stage-panel.tsx';
import { useSounds } from '../../stage/use-sounds.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import type { Thoughts } from '../../table/worker/aloud.ts';
import type { Answer } from '../../table/worker/messages.ts';
import { words } from '../../words/words.ts';
import { type Asked, askedIn, DrawnLater, QuestionLater } from '../drawn-later.tsx';
import type { EndChoices } from '../ending/end-actions.tsx';
import { keepEarlyClick } from '../explain/early-click.ts';
import { type Hinting, useHint } from '../hint/use-hint.ts';
import { lazy } from '../lazy.tsx';
import { LogPanel } from '../log/log-panel.tsx';
import { useAnswerFocus, useEnding, useLetGo, useTabTitle } from './frame-effects.ts';
import { useTabs } from './front-pane.ts';
import { useKeptClick } from './kept-click.ts';
import { useSingleAnswer } from './single-answer.ts';
import { TableBar } from './table-bar.tsx';
import { useTableKeys } from './table-keys.ts';
import { TableTabs } from './table-tabs.tsx';
import { UndoBar } from './undo-bar.tsx';
import { WhatWas } from './what-was.tsx';

// What comes late in a game, or only when it is asked for.
const Ending = lazy(async () => (await import('../ending/ending.tsx')).Ending);
const ExplainCard = lazy(async () => {
  keepEarlyClick();
  return (await import('../explain/explain-card.tsx')).ExplainCard;
});
const ScoreDialog = lazy(async () => (await import('../score/score-dialog.tsx')).ScoreDialog);
const ReplayPanel = lazy(async () => (await import('../../stage/replay-panel.tsx')).ReplayPanel);
const EndPanel = lazy(async () => (await import('../ending/end-actions.tsx')).EndPanel);
const HintPanel = lazy(async () => (await import('../hint/hint-panel.tsx')).HintPanel);

export interface TableFrameProps {
  readonly ui: TableUi;
  readonly stage: Stage;
  /** The latest update, even while the stage shows an earlier beat. */
  readonly now: ShownTable;
  readonly shown: Shown;
  readonly act: (command: GameCommand) => Promise<void>;
  readonly undo: (count: number) => void;
  readonly leaveTo: Route;
  /** The address of a moment of this game. */
  readonly linkTo: (move: number) => string;
  /** Whose views may be shown in a replay. */
  readonly viewers: readonly Viewer[];
  /** Opened by a link to a moment: no end is announced. */
  readonly isAtMoment?: boolean;
  /** Left out where no hints are given. */
  readonly hint?: (() => Promise<Answer>) | undefined;
  /** Why bots made their moves, where they say so. */
  readonly thoughts?: Thoughts;
  /** Plays on after a move in a private copy, as one seat; left out where this is not allowed. */
  readonly playOn?: (move: number, viewer: Viewer) => void;
  /** Whether the moment at which the table is opened goes on by itself. */
  readonly playsMoment?: boolean;
  /** Offered when the game is over. */
  readonly atEnd?: Omit<EndChoices, 'leaveTo' | 'replay'>;
  readonly barParts?: ComponentChildren;
  /** What is to be known or decided beside the game. */
  readonly banners?: ComponentChildren;
  /** What can be done while others think, below the question. */
  readonly whileWaiting?: ComponentChildren;
  /** Shows the player around, beside the question. */
  readonly guide?: (parts: TablePartProps) => ComponentChildren;
}

const NO_THOUGHTS: Thoughts = [];

export function TableFrame(props: TableFrameProps): JSX.Element {
  const { ui, stage, now, thoughts = NO_THOUGHTS } = props;
  const { table, moment } = props.shown;
  const live = moment === undefined;
  const owed = now.owed.find(({ seat }) => seat === now.viewer);
  const act = useSingleAnswer(props.act, owed?.decision);
  const { panes, tab } = useTabs(props, owed?.decision);
  const hinting = useHint(table, props.hint);
  useFrame(props, { hint: hinting.toggle, tab, isAsked: live && owed !== undefined });
  const look = useStable((move: number, event?: number): void => {
    tab.value = ui.panes[0]?.id ?? tab.value;
    void stage.replay.open(move, event === undefined ? { play: true } : { event });
  });
  const choices = endChoices(props);
  const asked = useAsked(now);
  const pressTable = usePressedTable(props, owed !== undefined);
  const parts: TablePartProps = { table, live, act, scene: moment?.scene };
  const beside = useBeside(parts);
  return (
    <div
      class="table"
      data-tab={tab.value}
      data-game={now.game}
      data-effect={now.moves}
      {...asked.marks}
      data-hinted={live && hinting.shown !== undefined}
      data-beat={moment && `${moment.beat.move}/${moment.index}`}
    >
      <div class="table-head">
        <TableBar ui={ui} shown={parts} leaveTo={props.leaveTo} parts={props.barParts} />
        {props.banners}
      </div>
      {ui.Ribbon !== undefined && <Late parts={beside} Part={ui.Ribbon} />}
      <aside class="table-players" aria-label={words.value.shell.table.players}>
        <Late parts={beside} Part={ui.Players} />
      </aside>
      <main class="table-board" onClick={({ target }) => pressTable(target)}>
        {panes.map(({ id, Content }) => (
          <div key={id} class={`pane pane-${id}`} data-shown={tab.value === id}>
            <Content {...parts} />
          </div>
        ))}
      </main>
      <QuestionLater parts={parts} now={now} asked={asked.of}>
        {(asked) => <AskPanel {...props} parts={asked} {...{ hinting, look, choices }} />}
      </QuestionLater>
      {props.guide?.(parts)}
      {live && <ShownHint ui={ui} table={table} hinting={hinting} />}
      <DrawnLater parts={beside}>
        {(late) => (
          <LogPanel {...{ ui, thoughts, isInFront: tab.value === 'log', onLook: look }} table={late.table} />
        )}
      </DrawnLater>
      <TableTabs panes={panes} chosen={tab} waiting={live && owed !== undefined} />
      {!now.kept && <NotKept />}
      <ExplainCard ui={ui} table={table} />
      <Results {...{ ui, table, now, choices }} />
    </div>
  );
}

interface ResultsProps extends Pick<TableFrameProps, 'ui' | 'now'> {
  readonly table: ShownTable;
  readonly choices: EndChoices;
}

/** The score of the moment, or the end of the game, where the player has opened it. */
function Results({ ui, table, now, choices }: ResultsProps): JSX.Element | null {
  const opened = overlay.value;
  if (opened?.kind === 'score') return <ScoreDialog ui={ui} table={table} seat={opened.seat} />;
  return opened?.kind === 'ending' ? <Ending ui={ui} table={now} choices={choices} /> : null;
}

interface LateProps {
  readonly parts: TablePartProps;
  readonly Part: ComponentType<TablePartProps>;
}

const Late = memo(function Late({ parts, Part }: LateProps) {
  return <DrawnLater parts={parts}>{(late) => <Part {...late} />}</DrawnLater>;
});

/**
 * For the parts that say nothing of what the answers would bring: the same object until something else has changed.
 * Previews come a few frames after each question, and would have players and log drawn again.
 */
function useBeside({ table: { previews: _, ...table }, ...parts }: TablePartProps): TablePartProps {
  const facts = [table, parts].flatMap((each) => [...Object.keys(each), ...Object.values(each)]);
  return useMemo(() => ({ ...parts, table: { ...table, previews: [] } }), facts);
}

/** The marks of the question that is drawn; they change without drawing the table again. */
function useAsked(now: ShownTable) {
  const of = useSignal<Asked>(askedIn(now));
  const moves = useComputed(() => of.value.moves);
  const decision = useComputed(() => of.value.decision);
  const owing = useComputed(() => of.value.owing);
  return { of, marks: { 'data-moves': moves, 'data-decision': decision, 'data-owing': owing } };
}

function NotKept(): JSX.Element {
  return (
    <p class="paper not-kept" role="alert">
      {words.value.shell.table.notKept}
    </p>
  );
}

interface ShownHintProps {
  readonly ui: TableUi;
  readonly table: ShownTable;
  readonly hinting: Hinting;
}

function ShownHint({ ui, table, hinting: { shown, toggle } }: ShownHintProps): JSX.Element | null {
  if (shown === undefined || toggle === undefined) return null;
  return <HintPanel ui={ui} table={table} reasons={shown.reasons} onClose={toggle} />;
}

interface FrameUse {
  readonly hint: Hinting['toggle'];
  readonly tab: Signal<string>;
  readonly isAsked: boolean;
}

/** What moves and sounds, the keys, the tab's title and the focus. */
function useFrame(props: TableFrameProps, { hint, tab, isAsked }: FrameUse): void {
  const { stage, now, shown, undo } = props;
  const live = shown.moment === undefined;
  useFlights(shown, movementTime());
  useSounds(shown);
  useStageKeys(stage, () => overlay.peek() === undefined);
  useTableKeys({ table: now, undo, hint, showLog: () => (tab.value = 'log') });
  useTabTitle(isAsked);
  useLetGo('.table-board', shown.table);
  useEnding(now, live, props.isAtMoment === true);
}

function endChoices(props: TableFrameProps): EndChoices {
  const { stage, now } = props;
  return {
    ...props.atEnd,
    ...sharing(props),
    leaveTo: props.leaveTo,
    replay: () => void stage.replay.open(0, { play: true }),
    ...(props.playOn === undefined ? {} : { whatIf: () => void stage.replay.open(lastDecision(now) - 1) }),
  };
}

interface AskPanelProps extends TableFrameProps {
  readonly parts: TablePartProps;
  readonly hinting: Hinting;
  readonly look: (move: number) => void;
  readonly choices: EndChoices;
}

/** What is shown, or else what is asked. */
function AskPanel({ parts, hinting, look, choices, ...props }: AskPanelProps): JSX.Element {
  const { ui, stage, now, undo } = props;
  const { table, live, scene } = parts;
  const looking = stage.replay.shown.value;
  const asked = live ? whatIsAsked(ui, table) : (scene?.title ?? '');
  const told = toldIn(props.shown);
  useAnswerFocus(table, live);
  return (
    <section class="paper table-ask" aria-label={asked}>
      <WhatWas {...{ ui, stage, now, live, look }} />
      {live && (
        <p class="question" role="status">
          {asked}
        </p>
      )}
      {looking !== undefined && (
        <ReplayPanel
          stage={stage}
          looking={looking}
          viewers={props.viewers}
          linkTo={props.linkTo}
          playOn={props.playOn}
        />
      )}
      {looking === undefined && scene !== undefined && <StagePanel stage={stage} scene={scene} />}
      {told !== undefined && <SceneFace scene={told} />}
      {(told ?? scene) !== undefined && ui.Purses !== undefined && <ui.Purses {...parts} />}
      {live && <ui.Ask {...parts} />}
      {live && props.whileWaiting}
      {live && table.phase === 'over' && (
        <EndPanel choices={choices} hasResult={table.result !== undefined} />
      )}
      {looking === undefined && (
        <UndoBar table={now} undo={undo} live={live} hinting={hinting} {...tryingOut(props)} />
      )}
    </section>
  );
}

/** A running game can be tried out from the question it asks. */
function tryingOut({ now, playOn }: TableFrameProps): { readonly whatIf?: () => void } {
  const isAsked = now.result === undefined && now.owed.some(({ seat }) => seat === now.viewer);
  return playOn === undefined || !isAsked ? {} : { whatIf: () => playOn(now.moves - 1, now.viewer) };
}

/** Where a game can be shared and has a result, there is also a picture of it. */
function sharing({ ui, now, atEnd }: TableFrameProps): Pick<EndChoices, 'share'> {
  const ways = atEnd?.share;
  if (ways === undefined || now.result === undefined) return {};
  const picture = async (): Promise<void> => {
    const [{ sharePicture }, review] = await Promise.all([
      import('../share/share-picture.ts'),
      ways.review?.().catch(() => undefined),
    ]);
    const { link } = ways;
    await sharePicture(ui, now, {
      ...(link === undefined ? {} : { link }),
      ...(review === undefined ? {} : { review }),
    });
  };
  return { share: { ...ways, picture: () => void picture() } };
}

/** The viewer's last move; for a spectator, the last move of any seat. */
function lastDecision({ log, viewer, moves }: ShownTable): number {
  return log.findLast(({ seat }) => seat === viewer)?.move ?? moves - 1;
}

/** While others think, the last scene stays visible, so that the panel does not flicker between moves. */
function toldIn({ moment, table, told }: Shown): Scene | undefined {
  const isAsked = table.owed.some(({ seat }) => seat === table.viewer);
  return moment !== undefined || isAsked || table.result !== undefined ? undefined : told;
}

/**
 * What is told on the table itself goes on by one beat, and what has a card of its own shows it; who presses anything else
 * there wants to be asked.
 */
function usePressedTable({ ui, stage, shown }: TableFrameProps, isAsked: boolean) {
  const keepClick = useKeptClick(ui, shown.moment === undefined);
  return (target: EventTarget | null): void => {
    if (stage.replay.shown.peek() !== undefined || stage.shown.peek()?.moment === undefined) return;
    if (!(target instanceof Element) || target.closest('[data-resolves="true"] [popovertarget]') !== null)
      return;
    if (target.closest('[data-told]') !== null) stage.next();
    else if (isAsked) {
      keepClick(target);
      stage.skip();
    }
  };
}

/** A game that ended early asks no question and waits for no seat. */
function whatIsAsked(ui: TableUi, table: ShownTable): string {
  const isOverEarly = table.phase === 'over' && table.result === undefined;
  return isOverEarly ? words.value.onlineEntry.endedEarly : ui.question(table, words.value);
}
