import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Art } from '../art/art.tsx';
import type { LogLine, TableUi } from '../games/game-ui.ts';
import type { TableUpdate } from '../table/messages.ts';
import { words } from '../words/words.ts';
import { lastOwnMove } from './look-back.tsx';
import { SeatMark } from './seat-mark.tsx';

interface LogPanelProps {
  readonly ui: TableUi;
  readonly table: TableUpdate;
  readonly onLook: (moves: number) => void;
}

/** What happened, in words; the newest last, spoken as it comes. */
export function LogPanel({ ui, table, onLook }: LogPanelProps): JSX.Element {
  const { shell } = words.value;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [table.moves]);
  const since = lastOwnMove(table);
  const lines = table.log.flatMap((entry) =>
    ui
      .logLines(entry, table, words.value)
      .map((line, at) => ({ line, move: entry.move, key: `${entry.move}/${at}` })),
  );
  return (
    <section class="paper table-log" aria-label={shell.table.log}>
      <div class="log-head">
        <h2>{shell.table.log}</h2>
        {since < table.moves && table.viewer !== 'spectator' && (
          <button type="button" class="button button-quiet" onClick={() => onLook(since)}>
            <Art name="icon-previous" />
            {shell.table.sinceLastTurn}
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ol class="log-list" ref={list} tabIndex={0} aria-live="polite">
        {lines.map(({ line, move, key }) => (
          <LogRow key={key} line={line} ui={ui} onLook={() => onLook(move + 1)} />
        ))}
      </ol>
    </section>
  );
}

function LogRow({
  line,
  ui,
  onLook,
}: {
  readonly line: LogLine;
  readonly ui: TableUi;
  readonly onLook: () => void;
}): JSX.Element {
  const { seat, parcels } = line;
  const face = (
    <>
      {seat === undefined ? (
        <Art name={line.icon} class="log-icon" />
      ) : (
        <SeatMark seat={seat} symbol={line.icon} />
      )}
      <span>{line.text}</span>
    </>
  );
  if (seat === undefined || parcels === undefined)
    return <li class={line.heading === true ? 'log-row log-round' : 'log-row'}>{face}</li>;
  return (
    <li class="log-row">
      <button
        type="button"
        class="log-link"
        onClick={onLook}
        onMouseEnter={() => ui.highlight(seat, parcels)}
        onMouseLeave={() => ui.highlight(seat, [])}
        onFocus={() => ui.highlight(seat, parcels)}
        onBlur={() => ui.highlight(seat, [])}
      >
        {face}
      </button>
    </li>
  );
}
