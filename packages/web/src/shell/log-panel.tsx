import type { JSX, RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Art } from '../art/art.tsx';
import type { TableUi } from '../games/game-ui.ts';
import { LogFace } from '../parts/log-face.tsx';
import type { LogLine } from '../parts/log-line.ts';
import type { Occupant } from '../rules/occupants.ts';
import { movesSinceOwn } from '../stage/missed.tsx';
import type { LogEntry, ShownTable } from '../table/shown-table.ts';
import { words } from '../words/words.ts';

interface LogPanelProps {
  readonly ui: TableUi;
  readonly table: ShownTable;
  /** On a small screen it lies behind the other parts. */
  readonly isInFront: boolean;
  /** Shows a move again, from the beat that tells this event of it. */
  readonly onLook: (move: number, event?: number) => void;
}

/** What happened, in words; the newest last, spoken as it comes. */
export function LogPanel(props: LogPanelProps): JSX.Element {
  const { ui, table, isInFront, onLook } = props;
  const { shell } = words.value;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [table.log, isInFront]);
  const latest = useRef(props);
  latest.current = props;
  const missed = movesSinceOwn(table);
  return (
    <section class="paper table-log" aria-label={shell.table.log}>
      <div class="log-head">
        <h2>{shell.table.log}</h2>
        {missed > 0 && (
          <button type="button" class="button button-quiet" onClick={() => onLook(table.moves - missed)}>
            <Art name="icon-previous" />
            {shell.table.sinceLastTurn}
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <div class="log-list" ref={list} tabIndex={0} role="log">
        {inParts(table.log).map((part, at) => (
          <ol key={at} class="log-part">
            {part.map((entry) => (
              <EntryRows key={entry.move} ui={ui} entry={entry} occupants={table.occupants} latest={latest} />
            ))}
          </ol>
        ))}
      </div>
    </section>
  );
}

const PART_LENGTH = 8;

/** The browser passes over the parts that are out of sight. */
function inParts(log: readonly LogEntry[]): readonly (readonly LogEntry[])[] {
  const starts = log.flatMap((_, at) => (at % PART_LENGTH === 0 ? [at] : []));
  return starts.map((start) => log.slice(start, start + PART_LENGTH));
}

interface EntryRowsProps {
  readonly ui: TableUi;
  readonly entry: LogEntry;
  /** Whose names are in it. */
  readonly occupants: readonly Occupant[];
  /** For what is clicked or pointed at later; a reference, so that no move draws the whole log again. */
  readonly latest: RefObject<LogPanelProps>;
}

function EntryRows({ ui, entry, latest }: EntryRowsProps): JSX.Element {
  const linesNow = (): readonly LogLine[] =>
    latest.current === null ? [] : ui.logLines(entry, latest.current.table, words.value);
  return (
    <>
      {linesNow().map((line, at) => (
        <LogRow
          key={at}
          line={line}
          onLook={() => latest.current?.onLook(entry.move, line.event)}
          onPoint={() => line.seat !== undefined && ui.highlight(line.seat, linesNow()[at]?.parcels ?? [])}
          onLeave={() => line.seat !== undefined && ui.highlight(line.seat, [])}
        />
      ))}
    </>
  );
}

interface LogRowProps {
  readonly line: LogLine;
  readonly onLook: () => void;
  readonly onPoint: () => void;
  readonly onLeave: () => void;
}

/** Pointing at it shows where it was; pressing it shows it again. */
function LogRow({ line, onLook, onPoint, onLeave }: LogRowProps): JSX.Element {
  return (
    <li class={line.heading === true ? 'log-row log-round' : 'log-row'}>
      <button
        type="button"
        class="log-link"
        title={words.value.stage.again}
        onClick={onLook}
        onMouseEnter={onPoint}
        onMouseLeave={onLeave}
        onFocus={onPoint}
        onBlur={onLeave}
      >
        <LogFace line={line} />
      </button>
    </li>
  );
}
