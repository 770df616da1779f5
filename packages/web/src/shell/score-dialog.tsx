/** The score sheet: every line for everybody, at any moment; a line lights up what made it. */
import type { ScoreLine } from '@carson/engine';
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { closeOverlay, overlay } from '../app/overlays.ts';
import type { Route } from '../app/route.ts';
import { Art } from '../art/art.tsx';
import type { TableUi } from '../games/game-ui.ts';
import { Dialog } from '../parts/dialog.tsx';
import { joinNames, occupantName } from '../parts/people.ts';
import { SeatMark } from '../parts/seat-mark.tsx';
import type { ShownTable } from '../table/shown-table.ts';
import { words } from '../words/words.ts';
import { EndActions } from './end-actions.tsx';

interface ScoreDialogProps {
  readonly ui: TableUi;
  readonly table: ShownTable;
  readonly seat: number;
  readonly leaveTo: Route;
  readonly rematch: (() => void) | undefined;
  readonly replay: () => void;
  readonly offer: string | undefined;
}

export function ScoreDialog({
  ui,
  table,
  seat,
  leaveTo,
  rematch,
  replay,
  offer,
}: ScoreDialogProps): JSX.Element {
  const { shell } = words.value;
  const shown = useSignal(seat);
  const picked = useSignal<string | undefined>(undefined);
  const close = (): void => {
    ui.highlight(shown.value, []);
    closeOverlay();
  };
  const point = (at: number, line: ScoreLine | undefined): void => {
    shown.value = at;
    picked.value = line?.id;
    ui.highlight(at, line === undefined ? [] : line.parts.flatMap(({ parcels }) => parcels));
  };
  const title = table.result === undefined ? shell.table.score : ui.question(table, words.value);
  return (
    <Dialog
      title={title}
      closeLabel={shell.settings.close}
      onClose={close}
      class="score-dialog"
      {...(table.result === undefined
        ? {}
        : { foot: <EndActions leaveTo={leaveTo} rematch={rematch} replay={replay} offer={offer} /> })}
    >
      <div class="score-sheet">
        <ScoreTable ui={ui} table={table} picked={picked.value} shown={shown.value} onPoint={point} />
        <div class="score-city">
          <h3>
            {shell.table.whatMakesIt({ name: occupantName(table.occupants, shown.value, words.value) })}
          </h3>
          <ui.Picture table={table} seat={shown.value} />
          <Parts ui={ui} table={table} seat={shown.value} line={picked.value} />
        </div>
      </div>
      {ui.Summary !== undefined && <ui.Summary table={table} />}
      {table.result !== undefined && <AidsTaken table={table} />}
      <Fairness table={table} />
    </Dialog>
  );
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
  const lineIds = [...new Set(table.scores.flatMap(({ lines }) => lines.map(({ id }) => id)))];
  return (
    <div class="score-scroll">
      <table class="score-table">
        <thead>
          <tr>
            <th scope="col">
              <span class="spoken">{shell.table.score}</span>
            </th>
            {table.scores.map(({ seat }) => (
              <th scope="col" key={seat} class={seat === shown ? 'shown' : ''}>
                <button type="button" class="score-head" onClick={() => onPoint(seat, undefined)}>
                  <SeatMark seat={seat} />
                  <span>{occupantName(table.occupants, seat, words.value)}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lineIds.map((id) => (
            <tr key={id}>
              <th scope="row">{ui.lineName(id, words.value)}</th>
              {table.scores.map(({ seat, lines }) => {
                const line = lines.find((candidate) => candidate.id === id);
                return (
                  <td key={seat}>
                    {line !== undefined && line.parts.length > 0 ? (
                      <button
                        type="button"
                        class="score-cell"
                        aria-pressed={picked === id && shown === seat}
                        onClick={() => onPoint(seat, line)}
                        onMouseEnter={() => onPoint(seat, line)}
                      >
                        {line.points}
                      </button>
                    ) : (
                      <span class="score-none">{line?.points ?? '–'}</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{shell.table.total}</th>
            {table.scores.map(({ seat, total }) => (
              <td key={seat} class="score-total">
                {total}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
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
        <button
          type="button"
          class="rule-link"
          onClick={() => {
            overlay.value = { kind: 'rulebook', game: table.game, rule: line.rule };
          }}
        >
          {line.rule}
        </button>
      </p>
      <ul>
        {line.parts.map((part, at) => (
          <li key={`${line.id}/${part.parcels.join()}/${at}`}>
            <button
              type="button"
              class="score-part"
              onClick={() => ui.highlight(seat, part.parcels)}
              onMouseEnter={() => ui.highlight(seat, part.parcels)}
              onFocus={() => ui.highlight(seat, part.parcels)}
            >
              {shell.table.gain({ count: part.points })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who took how many hints, and who took decisions back that were answered already. */
function AidsTaken({ table }: { readonly table: ShownTable }): JSX.Element {
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
function Fairness({ table }: { readonly table: ShownTable }): JSX.Element {
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
