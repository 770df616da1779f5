/** Where the difference between two seats came from: bars to either side, by family of score lines. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import type { TableUi } from '../../games/game-ui.ts';
import { pointsText } from '../../parts/points-text.ts';
import type { ShownTable } from '../../table/shown-table.ts';
import { hyphenated } from '../../words/hyphenated.ts';
import { words } from '../../words/words.ts';
import { nameAtEnd } from '../score/headline.ts';
import { compare, differenceOf, type Reason, type Rivals, rivalsIn } from '../score/standing.ts';

interface ReasonsProps {
  readonly ui: TableUi;
  readonly table: ShownTable;
}

export function Reasons({ ui, table }: ReasonsProps): JSX.Element | null {
  const { ending } = words.value;
  const rivals = rivalsIn(table);
  if (rivals === undefined) return null;
  const { reasons, rest, difference } = compare(table, rivals, ui.ending.familyOf);
  const widest = Math.max(1, ...reasons.map((reason) => Math.abs(differenceOf(reason))), Math.abs(rest ?? 0));
  const [own, other] = [rivals.seat, rivals.other].map((seat) => nameAtEnd(table, seat, words.value));
  return (
    <section class="paper reasons">
      <h3 data-explain="number:difference">
        {difference === 0 ? ending.even : ending.reasons({ points: Math.abs(difference) })}
      </h3>
      <p class="reason reasons-sides" aria-hidden="true">
        <span>
          <span>◂ {other}</span>
          <span>{own} ▸</span>
        </span>
      </p>
      <ul>
        {reasons.map((reason) => (
          <ReasonRow
            key={reason.family}
            ui={ui}
            table={table}
            rivals={rivals}
            reason={reason}
            widest={widest}
          />
        ))}
        {rest !== undefined && (
          <li class="reason reason-rest" data-explain="number:difference">
            <span class="reason-name">{ending.rest}</span>
            <Bar difference={rest} widest={widest} />
            <strong>{signed(rest)}</strong>
          </li>
        )}
      </ul>
      <p class="reasons-sum" data-explain="number:difference">
        <span>{ending.together}</span>
        <strong>{signed(difference)}</strong>
      </p>
    </section>
  );
}

interface ReasonRowProps extends ReasonsProps {
  readonly rivals: Rivals;
  readonly reason: Reason;
  readonly widest: number;
}

/** Opens to its lines; the parcels behind them light up. */
function ReasonRow({ ui, table, rivals, reason, widest }: ReasonRowProps): JSX.Element {
  const open = useSignal(false);
  const difference = differenceOf(reason);
  const only = reason.lines.length === 1 ? reason.lines[0] : undefined;
  const name =
    only === undefined
      ? ui.ending.familyName(reason.family, words.value)
      : ui.lineName(only.line, words.value);
  return (
    <li
      class="reason-item"
      data-seat={rivals.seat}
      data-explain={only === undefined ? 'number:difference' : `line:${only.line}`}
    >
      <button
        type="button"
        class="reason"
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value;
          ui.highlight(rivals.seat, open.value ? parcelsBehind(table, rivals.seat, reason) : []);
        }}
      >
        <Art name={ui.ending.familyIcon(reason.family)} class="reason-icon" />
        <span class="reason-name">{hyphenated(name)}</span>
        <Bar difference={difference} widest={widest} />
        <span class="reason-both">
          {pointsText(reason.own)} : {pointsText(reason.others)}
        </span>
        <strong>{signed(difference)}</strong>
      </button>
      {open.value && (
        <ul class="reason-lines">
          {reason.lines.map(({ line, own, others }) => (
            <li key={line} data-explain={`line:${line}`}>
              <span>{ui.lineName(line, words.value)}</span>
              <span>
                {pointsText(own)} : {pointsText(others)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Bar({ difference, widest }: { readonly difference: number; readonly widest: number }): JSX.Element {
  return (
    <span class="reason-bar" aria-hidden="true">
      <span
        class={difference < 0 ? 'reason-loss' : 'reason-gain'}
        style={{ '--part': Math.abs(difference) / widest }}
      />
    </span>
  );
}

function parcelsBehind({ scores }: ShownTable, at: number, { lines }: Reason): readonly number[] {
  const own = scores.find(({ seat }) => seat === at)?.lines ?? [];
  return own
    .filter(({ id }) => lines.some(({ line }) => line === id))
    .flatMap(({ parts }) => parts.flatMap(({ parcels }) => parcels));
}

function signed(points: number): string {
  return words.value.shell.table.gain({ count: points }).replace('-', '−');
}
