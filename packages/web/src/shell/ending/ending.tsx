/** The end of a game: who won, the reader's place and why, what each player built, and what to do next. */

import { useSignal } from '@preact/signals';
import type { JSX, RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { closeOverlay } from '../../app/overlays.ts';
import type { TableUi } from '../../games/game-ui.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { SeatMark } from '../../parts/seats/seat-mark.tsx';
import type { ShownTable } from '../../table/shown-table.ts';
import { words } from '../../words/words.ts';
import { EndRemark } from '../remarks/end-remark.tsx';
import { headline, nameAtEnd, standing } from '../score/headline.ts';
import { AidsTaken, Fairness, ScoreSheet, useSheet } from '../score/score-sheet.tsx';
import { ownSeat, placesOf } from '../score/standing.ts';
import { EndActions, type EndChoices } from './end-actions.tsx';
import { Podium } from './podium.tsx';
import { Reasons } from './reasons.tsx';

interface EndingProps {
  readonly ui: TableUi;
  readonly table: ShownTable;
  readonly choices: EndChoices;
}

export function Ending({ ui, table, choices }: EndingProps): JSX.Element {
  const { shell, ending } = words.value;
  const [winner] = placesOf(table);
  const sheet = useSheet(ui, ownSeat(table) ?? winner?.seat ?? 0);
  const bottom = useRef<HTMLElement>(null);
  const isShown = useSignal(false);
  const toSheet = (): void => bottom.current?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  return (
    <Dialog
      title={headline(table, words.value)}
      closeLabel={shell.settings.close}
      onClose={() => {
        sheet.letGo();
        closeOverlay();
      }}
      class={`score-dialog ending${isShown.value ? ' ending-shown' : ''}`}
      foot={
        <EndActions choices={choices}>
          <Button
            class="button-quiet end-sheet"
            icon="icon-score"
            text={<span>{ending.sheet}</span>}
            onClick={toSheet}
          />
        </EndActions>
      }
    >
      <div
        class="ending-parts"
        data-pictures={ui.ending.pictures}
        // A key pressed for the last move must not choose what comes next.
        tabIndex={-1}
        autofocus
        onPointerDown={() => {
          isShown.value = true;
        }}
      >
        <Top ui={ui} table={table} />
        <Reasons ui={ui} table={table} />
        <Pictures
          ui={ui}
          table={table}
          onPick={(seat) => {
            sheet.point(seat, undefined);
            toSheet();
          }}
        />
        {ui.Summary !== undefined && (
          <div class="paper ending-part">
            <ui.Summary table={table} />
          </div>
        )}
        <Sheet ui={ui} table={table} sheet={sheet} at={bottom} />
      </div>
    </Dialog>
  );
}

function Top({ ui, table }: Pick<EndingProps, 'ui' | 'table'>): JSX.Element {
  return (
    <div class="ending-top">
      <p class="ending-standing">{standing(table, words.value)}</p>
      <EndRemark table={table} />
      <Podium table={table} symbolOf={ui.ending.symbolOf} />
    </div>
  );
}

interface SheetProps {
  readonly ui: TableUi;
  readonly table: ShownTable;
  readonly sheet: ReturnType<typeof useSheet>;
  readonly at: RefObject<HTMLElement | null>;
}

/** All scores line by line, what help was taken, and how chance can be proven. */
function Sheet({ ui, table, sheet, at }: SheetProps): JSX.Element {
  return (
    <section class="paper ending-part" ref={at}>
      <h3>{words.value.ending.sheet}</h3>
      <ScoreSheet ui={ui} table={table} sheet={sheet} />
      <AidsTaken table={table} />
      <Fairness table={table} />
    </section>
  );
}

interface PicturesProps {
  readonly ui: TableUi;
  readonly table: ShownTable;
  readonly onPick: (seat: number) => void;
}

/** A city for every seat, by rank, or the town that all have built. */
function Pictures({ ui, table, onPick }: PicturesProps): JSX.Element {
  const { ending } = words.value;
  if (ui.ending.pictures === 'shared') {
    return (
      <section class="paper ending-part ending-town">
        <h3>{ending.town}</h3>
        <ui.ending.Picture table={table} seat={0} />
      </section>
    );
  }
  return (
    <ul class="ending-cities" data-seats={table.occupants.length}>
      {placesOf(table).map(({ seat, score }) => (
        <li key={seat}>
          <button
            type="button"
            class="paper ending-city"
            data-own={seat === ownSeat(table)}
            onClick={() => onPick(seat)}
          >
            <span class="ending-picture" aria-hidden="true">
              <ui.ending.Picture table={table} seat={seat} />
            </span>
            <span class="ending-whose" data-seat={seat}>
              <SeatMark seat={seat} symbol={ui.ending.symbolOf(table, seat)} />
              <span class="ending-name">{nameAtEnd(table, seat, words.value)}</span>
              <strong data-explain="number:points">{score}</strong>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
