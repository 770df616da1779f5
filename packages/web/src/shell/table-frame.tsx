/** The frame of every table: what is asked, the way back, the players, the log, the score. */
import type { GameCommand } from '@carson/engine';
import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { hashOf, type Route } from '../app/route.ts';
import { isAskedHere } from '../app/tab-title.ts';
import { Art } from '../art/art.tsx';
import type { TableUi } from '../games/game-ui.ts';
import type { Answer } from '../table/messages.ts';
import { withSameParts } from '../table/same-parts.ts';
import type { ShownTable } from '../table/shown-table.ts';
import { words } from '../words/words.ts';
import { HintPanel } from './hint-panel.tsx';
import { Late } from './late.tsx';
import { LogPanel } from './log-panel.tsx';
import { LookBack, usePast } from './look-back.tsx';
import { Meanwhile } from './meanwhile.tsx';
import { overlay } from './overlays.ts';
import { rulebookAt } from './rulebook-at.ts';
import { ScoreDialog } from './score-dialog.tsx';
import { SettingsButton } from './settings-button.tsx';
import { useTableKeys } from './table-keys.ts';
import { type Hinting, useHint } from './use-hint.ts';

interface TableFrameProps {
  readonly ui: TableUi;
  readonly table: ShownTable;
  readonly act: (command: GameCommand) => void;
  readonly undo: (count: number) => void;
  readonly past: (moves: number) => Promise<unknown>;
  readonly leaveTo: Route;
  /** Left out where no hints are given. */
  readonly hint?: () => Promise<Answer>;
  /** Offered when the game is over. */
  readonly rematch?: () => void;
  /** What else stands in the bar at the top. */
  readonly barParts?: ComponentChildren;
  /** What is to be known or decided beside the game. */
  readonly banners?: ComponentChildren;
}

export function TableFrame(props: TableFrameProps): JSX.Element {
  const { ui, act, undo, past } = props;
  const now = useSameParts(props.table);
  const [firstPane] = ui.panes;
  const tab = useSignal(firstPane?.id ?? 'log');
  const looking = usePast(now, past);
  const table = looking.table;
  const live = looking.moves === undefined;
  const asked =
    looking.moves === undefined
      ? ui.question(table, words.value)
      : words.value.shell.table.lookingBack({ move: looking.moves, moves: now.moves });
  const look = (moves: number): void => {
    looking.lookAt(moves);
    tab.value = firstPane?.id ?? tab.value;
  };
  const hinting = useHint(table, props.hint);
  useTableKeys({ table: now, undo, hint: hinting.toggle, showLog: () => (tab.value = 'log') });
  const owed = now.owed.find(({ seat }) => seat === now.viewer);
  useTabTitle(owed !== undefined);
  useAnswerFocus(now);
  useEffect(() => {
    const winner = now.result?.find(({ rank }) => rank === 1)?.seat ?? 0;
    if (now.result !== undefined)
      overlay.value = { kind: 'score', seat: now.viewer === 'spectator' ? winner : now.viewer };
  }, [now.result === undefined]);

  const parts = { table, live, act };
  return (
    <div
      class="table"
      data-tab={tab.value}
      data-game={now.game}
      data-moves={now.moves}
      data-decision={owed?.decision}
    >
      <div class="table-head">
        <TableBar ui={ui} table={table} leaveTo={props.leaveTo} parts={props.barParts} />
        {props.banners}
      </div>
      <aside class="table-players" aria-label={words.value.shell.table.players}>
        <Late table={table}>{(late) => <ui.Players table={late} live={live} act={act} />}</Late>
      </aside>
      <main class="table-board">
        {ui.panes.map(({ id, Content }) => (
          <div key={id} class={`pane pane-${id}`} data-shown={tab.value === id}>
            <Content {...parts} />
          </div>
        ))}
      </main>
      <section class="paper table-ask" aria-label={asked}>
        <Meanwhile table={now} live={live} onLook={look} />
        <p class="question" role="status">
          {asked}
        </p>
        {looking.moves === undefined ? (
          <ui.Ask {...parts} />
        ) : (
          <LookBack ui={ui} looking={looking} at={looking.moves} />
        )}
        <WayBack table={now} undo={undo} live={live} hinting={hinting} />
      </section>
      {hinting.shown !== undefined && hinting.toggle !== undefined && (
        <HintPanel ui={ui} table={table} reasons={hinting.shown.reasons} onClose={hinting.toggle} />
      )}
      <Late table={now}>
        {(late) => <LogPanel ui={ui} table={late} isInFront={tab.value === 'log'} onLook={look} />}
      </Late>
      <Tabs
        ui={ui}
        chosen={tab.value}
        onChoose={(value) => {
          tab.value = value;
        }}
        waiting={owed !== undefined}
      />
      {!now.kept && (
        <p class="paper not-kept" role="alert">
          {words.value.shell.table.notKept}
        </p>
      )}
      {overlay.value?.kind === 'score' && (
        <ScoreDialog
          ui={ui}
          table={table}
          seat={overlay.value.seat}
          leaveTo={props.leaveTo}
          rematch={props.rematch}
        />
      )}
    </div>
  );
}

interface TableBarProps {
  readonly ui: TableUi;
  readonly table: ShownTable;
  readonly leaveTo: Route;
  readonly parts: ComponentChildren;
}

function TableBar({ ui, table, leaveTo, parts }: TableBarProps): JSX.Element {
  const { shell } = words.value;
  return (
    <header class="table-bar">
      <a
        class="button button-quiet button-icon"
        href={hashOf(leaveTo)}
        aria-label={shell.table.leave}
        title={shell.table.leaveHint}
      >
        <Art name="icon-home" />
      </a>
      <h1>{ui.heading(table, words.value)}</h1>
      {parts}
      <button
        type="button"
        class="button button-quiet"
        onClick={() => {
          overlay.value = { kind: 'score', seat: table.viewer === 'spectator' ? 0 : table.viewer };
        }}
      >
        <Art name="icon-score" />
        <span class="wide">{shell.table.score}</span>
      </button>
      <button
        type="button"
        class="button button-quiet"
        onClick={() => {
          overlay.value = rulebookAt(table);
        }}
      >
        <Art name="icon-book" />
        <span class="wide">{shell.home.rulebook}</span>
      </button>
      <SettingsButton />
    </header>
  );
}

interface WayBackProps {
  readonly table: ShownTable;
  readonly undo: (count: number) => void;
  readonly live: boolean;
  readonly hinting: Hinting;
}

/** Undo, and what stands in its way; and somebody to ask what to do instead. */
function WayBack({ table, undo, live, hinting }: WayBackProps): JSX.Element | null {
  const { shell } = words.value;
  if (table.viewer === 'spectator' || !live || table.result !== undefined) return null;
  const { commands, stoppedBy } = table.undo;
  return (
    <div class="way-back">
      <button
        type="button"
        class="button"
        aria-disabled={commands === 0}
        title={commands === 0 ? shell.table.undoStop[stoppedBy] : shell.table.undoHint({ count: commands })}
        onClick={() => commands > 0 && undo(1)}
      >
        <Art name="icon-undo" />
        {shell.table.undo}
      </button>
      {hinting.toggle !== undefined && (
        <button
          type="button"
          class="button hint-ask"
          aria-expanded={hinting.shown !== undefined}
          aria-keyshortcuts="h"
          title={words.value.hint.marked}
          onClick={hinting.toggle}
        >
          <Art name="icon-hint" />
          {words.value.hint.ask}
        </button>
      )}
      {commands > 1 && (
        <button type="button" class="button" onClick={() => undo(commands)}>
          <Art name="icon-restart" />
          {shell.table.restart}
        </button>
      )}
      {commands === 0 && <p class="hint">{shell.table.undoStop[stoppedBy]}</p>}
    </div>
  );
}

interface TabsProps {
  readonly ui: TableUi;
  readonly chosen: string;
  readonly onChoose: (tab: string) => void;
  readonly waiting: boolean;
}

/** On small screens the parts of the table lie behind one another. */
function Tabs({ ui, chosen, onChoose, waiting }: TabsProps): JSX.Element {
  const { table } = words.value.shell;
  const tabs = [
    ...ui.panes.map(({ id, icon, name }) => ({ id, icon, name: name(words.value) })),
    { id: 'players', icon: 'icon-players', name: table.players },
    { id: 'log', icon: 'icon-log', name: table.log },
  ];
  return (
    <nav class="table-tabs">
      {tabs.map(({ id, icon, name }, at) => (
        <button key={id} type="button" class="tab" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
          <Art name={icon} />
          {name}
          {at === 0 && waiting && chosen !== id && <span class="tab-badge" />}
        </button>
      ))}
    </nav>
  );
}

/** The latest table; parts that did not change are those of the last one, and need no drawing. */
function useSameParts(table: ShownTable): ShownTable {
  const last = useRef(table);
  last.current = withSameParts(last.current, table);
  return last.current;
}

/** A new question is one Enter away, unless the player is busy elsewhere on the page. */
function useAnswerFocus(table: ShownTable): void {
  const owed = table.owed.find(({ seat }) => seat === table.viewer);
  useEffect(() => {
    const busy = document.activeElement !== null && document.activeElement !== document.body;
    if (owed !== undefined && !busy)
      document.querySelector<HTMLElement>('[data-answer="true"]')?.focus({ preventScroll: true });
  }, [owed?.decision, owed?.kind, table.moves]);
}

function useTabTitle(isAsked: boolean): void {
  useEffect(() => {
    isAskedHere.value = isAsked;
    return () => {
      isAskedHere.value = false;
    };
  }, [isAsked]);
}
