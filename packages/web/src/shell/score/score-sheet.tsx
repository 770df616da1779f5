/** The score sheet: every line for every player; pointing at a line highlights its sources. */
import type { ScoreLine, ScorePart } from '@carson/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import type { TableUi } from '../../games/game-ui.ts';
import { pointsText } from '../../parts/points-text.ts';
import { RuleLink } from '../../parts/rule-link.tsx';
import { isUnnamed, joinNames, occupantName } from '../../parts/seats/people.ts';
import { SeatMark } from '../../parts/seats/seat-mark.tsx';
import type { ShownTable } from '../../table/shown-table.ts';
import { hyphenated } from '../../words/hyphenated.ts';
import { words } from '../../words/words.ts';

/** Which seat and which of its lines are looked at. */
export interface Sheet {
  readonly seat: number;
  readonly line: string | undefined;
  readonly point: (seat: number, line: ScoreLine | undefined) => void;
  /** Puts the light out. */
  readonly letGo: () => void;
}

export function useSheet(ui: TableUi, first: number): Sheet {
  const seat = useSignal(first);
  const line = useSignal<string | undefined>(undefined);
  return {
    seat: seat.value,
    line: line.value,
    point: (at, picked) => {
      seat.value = at;
      line.value = picked?.id;
      ui.highlight(at, picked === undefined ? [] : picked.parts.flatMap(({ parcels }) => parcels));
    },
    letGo: () => ui.highlight(seat.peek(), []),
  };
}

interface ScoreSheetProps {
  readonly ui: TableUi;
  readonly table: ShownTable;
  readonly sheet: Sheet;
}

export function ScoreSheet({ ui, table, sheet }: ScoreSheetProps): JSX.Element {
  const { shell } = words.value;
  return (
    <div class="score-sheet">
      <ScoreTable ui={ui} table={table} picked={sheet.line} shown={sheet.seat} onPoint={sheet.point} />
      <div class="score-city">
        <h3>{shell.table.whatMakesIt({ name: occupantName(table.occupants, sheet.seat, words.value) })}</h3>
        <Parts ui={ui} table={table} seat={sheet.seat} line={sheet.line} />
        <ui.Picture table={table} seat={sheet.seat} />
      </div>
    </div>
  );
}

/** Returns the lines that have points, or parts with points, for at least one player, in the order of the pad (C6.16). */
function scoredLines({ scores }: ShownTable): readonly string[] {
  const lines = scores.flatMap((score) => score.lines);
  const isTelling = (id: string): boolean =>
    lines.some(
      (line) => line.id === id && (line.points !== 0 || line.parts.some(({ points }) => points !== 0)),
    );
  return [...new Set(lines.map(({ id }) => id))].filter(isTelling);
}

interface ScoreTableProps {
  readonly ui: TableUi;
  readonly table: ShownTable;
  readonly picked: string | undefined;
  readonly shown: number;
  readonly onPoint: (seat: number, line: ScoreLine | undefined) => void;
}

function ScoreTable({ ui, table, picked, shown, onPoint }: ScoreTableProps): JSX.Element {
  const { shell } = words.value;
  const lineIds = scoredLines(table);
  return (
    <div class="score-scroll">
      <table class="score-table" data-many={table.scores.length > 4}>
        <thead>
          <tr>
            <th scope="col">
              <span class="spoken">{shell.table.score}</span>
            </th>
            {table.scores.map(({ seat }) => (
              <th scope="col" key={seat} class={seat === shown ? 'shown' : ''}>
                <button type="button" class="score-head" onClick={() => onPoint(seat, undefined)}>
                  <SeatMark seat={seat} />
                  <span class="score-name" data-unnamed={isUnnamed(table.occupants, seat)}>
                    {occupantName(table.occupants, seat, words.value)}
                  </span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lineIds.map((id) => (
            <tr key={id}>
              <th scope="row" data-seat={shown} data-explain={`line:${id}`}>
                {hyphenated(ui.lineName(id, words.value))}
              </th>
              {table.scores.map(({ seat, lines }) => (
                <td key={seat} data-seat={seat} data-explain={`line:${id}`}>
                  <ScoreCell
                    line={lines.find((line) => line.id === id)}
                    isPicked={picked === id && shown === seat}
                    onPoint={(line) => onPoint(seat, line)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{shell.table.total}</th>
            {table.scores.map(({ seat, total }) => (
              <td key={seat} class="score-total" data-seat={seat} data-explain="number:points">
                {pointsText(total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface ScoreCellProps {
  readonly line: ScoreLine | undefined;
  readonly isPicked: boolean;
  readonly onPoint: (line: ScoreLine) => void;
}

/** The points of a line; a button where they have parts to show. */
function ScoreCell({ line, isPicked, onPoint }: ScoreCellProps): JSX.Element {
  if (line === undefined || line.parts.length === 0)
    return <span class="score-none">{line === undefined ? '–' : pointsText(line.points)}</span>;
  return (
    <button
      type="button"
      class="score-cell"
      aria-pressed={isPicked}
      onClick={() => onPoint(line)}
      onMouseEnter={() => onPoint(line)}
    >
      {pointsText(line.points)}
    </button>
  );
}

interface PartsProps {
  readonly ui: TableUi;
  readonly table: ShownTable;
  readonly seat: number;
  readonly line: string | undefined;
}

/** One line taken apart: each part lights up its own parcels. */
function Parts({ ui, table, seat, line: id }: PartsProps): JSX.Element | null {
  const { shell } = words.value;
  const line = table.scores
    .find((score) => score.seat === seat)
    ?.lines.find((candidate) => candidate.id === id);
  if (line === undefined) return null;
  return (
    <div class="score-parts">
      <p>
        <strong>{ui.lineName(line.id, words.value)}</strong> {shell.table.points({ count: line.points })}
        <RuleLink game={table.game} rule={line.rule} />
      </p>
      {ui.LineDetails !== undefined && <ui.LineDetails table={table} seat={seat} line={line.id} />}
      <ul>
        {line.parts.map((part, at) => (
          <li key={`${line.id}/${part.parcels.join()}/${at}`}>
            <Part ui={ui} table={table} seat={seat} part={part} isWhole={line.parts.length === 1} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PartProps extends Omit<PartsProps, 'line'> {
  readonly part: ScorePart;
  /** Whether the line has no other part. */
  readonly isWhole: boolean;
}

/** The only part of a line is left out where it says nothing that the line has not said. */
function Part({ ui, table, seat, part, isWhole }: PartProps): JSX.Element | null {
  const name = ui.partName?.(part, table, seat, words.value);
  if (isWhole && name === undefined && part.parcels.length === 0) return null;
  const light = (): void => ui.highlight(seat, part.parcels);
  return (
    <button type="button" class="score-part" onClick={light} onMouseEnter={light} onFocus={light}>
      {name !== undefined && <span class="score-part-name">{name}</span>}
      {words.value.shell.table.gain({ count: part.points })}
    </button>
  );
}

/** Who took how many hints, and who took decisions back that were answered already. */
export function AidsTaken({ table }: { readonly table: ShownTable }): JSX.Element {
  const { hint, locale } = words.value;
  const listOf = (aids: ShownTable['hints'] = []): string =>
    joinNames(
      table.occupants.flatMap((_, at) => {
        const taken = aids.filter(({ seat }) => seat === at).length;
        return taken === 0 ? [] : [`${occupantName(table.occupants, at, words.value)} ${taken}`];
      }),
      locale,
    );
  const [hints, undos] = [listOf(table.hints), listOf(table.undos)];
  return (
    <>
      {hints !== '' && <p class="hints-taken">{hint.taken({ list: hints })}</p>}
      {undos !== '' && <p class="hints-taken">{hint.undone({ list: undos })}</p>}
    </>
  );
}

/** The seed's hash from the first move on, the seed at the end. */
export function Fairness({ table }: { readonly table: ShownTable }): JSX.Element {
  const { shell } = words.value;
  return (
    <details class="fairness">
      <summary>
        <Art name="icon-lock" />
        {shell.table.fairness}
      </summary>
      <p class="hint">
        {table.seed === undefined
          ? shell.table.fairnessRunning({ hash: table.commitment })
          : shell.table.fairnessOver({ seed: table.seed, hash: table.commitment })}
      </p>
    </details>
  );
}
