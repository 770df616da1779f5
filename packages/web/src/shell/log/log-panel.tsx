import type { Ground } from '@carson/bots';
import { useSignal } from '@preact/signals';
import { Component, Fragment, type JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { afterPaint } from '../../app/after-paint.ts';
import type { TableUi } from '../../games/game-ui.ts';
import { Button } from '../../parts/button.tsx';
import { LogFace } from '../../parts/log-face.tsx';
import type { LogLine } from '../../parts/log-line.ts';
import type { Occupant } from '../../rules/occupants.ts';
import { movesSinceOwn } from '../../stage/missed.tsx';
import type { ShownTable } from '../../table/shown-table.ts';
import type { Thoughts } from '../../table/worker/aloud.ts';
import { type Words, words } from '../../words/words.ts';
import { lazy } from '../lazy.tsx';
import { type TurnTime, timeTexts, turnTimes } from './log-times.ts';
import { type LogTurn, placeOf, toldTogether, turnsOf } from './log-turns.ts';

const ThoughtLine = lazy(async () => (await import('./thought-line.tsx')).ThoughtLine);

interface LogPanelProps {
  readonly ui: TableUi;
  readonly table: ShownTable;
  /** Why bots made their moves, where they say so. */
  readonly thoughts: Thoughts;
  /** On a small screen it lies behind the other parts. */
  readonly isInFront: boolean;
  /** Shows a move again, from the beat that tells this event of it. */
  readonly onLook: (move: number, event?: number) => void;
}

/** The log: the newest line last, announced to screen readers. A click on a line replays it. */
export function LogPanel({ ui, table, thoughts, isInFront, onLook }: LogPanelProps): JSX.Element {
  const { table: said } = words.value.shell;
  const isOpen = useSignal(false);
  const missed = movesSinceOwn(table);
  return (
    <section class="paper table-log" data-open={isOpen.value} data-told={table.moves} aria-label={said.log}>
      <div class="log-head">
        <h2>{said.log}</h2>
        {missed > 0 && (
          <Button
            class="button-quiet"
            icon="icon-previous"
            text={said.sinceLastTurn}
            onClick={() => onLook(table.moves - missed)}
          />
        )}
      </div>
      {/* Where there is room for a line only. */}
      <Button
        class="button-icon log-open"
        icon="icon-log"
        aria-expanded={isOpen.value}
        label={said.openLog}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      />
      <LogList {...{ ui, table, thoughts, isInFront, onLook }} />
    </section>
  );
}

/** The rows. One listener for all of them: a long log costs a move nothing. */
function LogList({ ui, table, thoughts, isInFront, onLook }: LogPanelProps): JSX.Element {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The list runs from its end upwards: there it stays when it grows.
    afterPaint(() => list.current?.scrollTo({ top: 0 }));
  }, [table.log, isInFront]);
  const turns = turnsOf(table.log, ui.continues);
  const times = turnTimes(turns, Date.now());
  const rowOf = (event: Event): Row | undefined => rowAt(event, turns, { ui, table });
  const point = (event: Event): void => {
    const line = rowOf(event)?.line;
    if (line?.seat !== undefined) ui.highlight(line.seat, line.parcels ?? []);
  };
  const letGo = (event: Event): void => {
    const seat = rowOf(event)?.line?.seat;
    if (seat !== undefined) ui.highlight(seat, []);
  };
  return (
    <div
      class="log-list"
      ref={list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard
      tabIndex={0}
      role="log"
      onClick={(event) => {
        const row = rowOf(event);
        if (row?.line !== undefined) onLook(...placeOf(row.turn, row.line.event));
      }}
      onPointerOver={point}
      onPointerOut={letGo}
      onFocusIn={point}
      onFocusOut={letGo}
    >
      <div>
        {inParts(turns).map((part, at) => (
          <ol key={at} class="log-part">
            {part.map((turn, order) => (
              <TurnRows
                key={turn[0]?.move}
                ui={ui}
                turn={turn}
                time={times[at * PART_LENGTH + order]}
                table={table}
                why={thoughts.find(({ move }) => move === turn[0]?.move)?.grounds}
                occupants={table.occupants}
                said={words.value}
              />
            ))}
          </ol>
        ))}
      </div>
    </div>
  );
}

function rowAt(
  { target }: Event,
  turns: readonly LogTurn[],
  { ui, table }: Pick<LogPanelProps, 'ui' | 'table'>,
): Row | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null;
  const [turn = '', line = ''] = row?.dataset['line']?.split('/') ?? [];
  const found = row === null ? undefined : turns.find(([first]) => `${first?.move}` === turn);
  return found && { turn: found, line: ui.logLines(toldTogether(found), table, words.value)[Number(line)] };
}

interface Row {
  readonly turn: LogTurn;
  readonly line: LogLine | undefined;
}

const PART_LENGTH = 8;

/** The browser passes over the parts that are out of sight. */
function inParts(turns: readonly LogTurn[]): readonly (readonly LogTurn[])[] {
  const starts = turns.flatMap((_, at) => (at % PART_LENGTH === 0 ? [at] : []));
  return starts.map((start) => turns.slice(start, start + PART_LENGTH));
}

interface TurnRowsProps {
  readonly ui: TableUi;
  readonly turn: LogTurn;
  readonly time: TurnTime | undefined;
  readonly table: ShownTable;
  /** Why a bot began the turn so. */
  readonly why: readonly Ground[] | undefined;
  /** Whose names are in it. */
  readonly occupants: readonly Occupant[];
  readonly said: Words;
}

/** Drawn once: the log does not change, except for names, the language and the present day. */
class TurnRows extends Component<TurnRowsProps> {
  override shouldComponentUpdate({ turn, time, why, occupants, said }: TurnRowsProps): boolean {
    const { props } = this;
    if (time?.isNewDay !== props.time?.isNewDay || time?.isNewMinute !== props.time?.isNewMinute) return true;
    const isSame = turn.length === props.turn.length && turn.every((entry, at) => entry === props.turn[at]);
    return (
      !isSame || why?.length !== props.why?.length || occupants !== props.occupants || said !== props.said
    );
  }

  override render({ ui, turn, time, table, why, said }: TurnRowsProps): JSX.Element {
    const { clock, day, whole } = timeTexts(said.locale);
    const { again } = said.stage;
    const lines = ui.logLines(toldTogether(turn), table, said);
    const seat = turn[0]?.seat;
    const thought = why !== undefined && seat !== undefined && (
      <ThoughtLine {...{ seat, table }} grounds={why} />
    );
    return (
      <>
        {time?.isNewDay === true && <li class="log-day">{day(time.at)}</li>}
        {lines.map((line, at) => (
          <Fragment key={at}>
            <li class={line.heading === true ? 'log-row log-round' : 'log-row'}>
              <button
                type="button"
                class="log-link"
                title={time === undefined ? again : `${again} · ${whole(time.at)}`}
                data-line={`${turn[0]?.move}/${at}`}
              >
                <LogFace line={line} />
              </button>
              {at === 0 && time?.isNewMinute === true && (
                <time class="log-time" dateTime={new Date(time.at).toISOString()}>
                  {clock(time.at)}
                </time>
              )}
            </li>
            {at === 0 && thought}
          </Fragment>
        ))}
        {lines.length === 0 && thought}
      </>
    );
  }
}
