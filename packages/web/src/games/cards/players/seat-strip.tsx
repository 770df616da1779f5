/** All players in one line, on a small screen: face, score, and whether they have bid. */
import type { SeatView, View } from '@carson/card-game';
import type { JSX } from 'preact';
import { pointsText } from '../../../parts/points-text.ts';
import { briefName, occupantName } from '../../../parts/seats/people.ts';
import { SeatFace } from '../../../parts/seats/seat-face.tsx';
import { words } from '../../../words/words.ts';
import { seatsInOrder } from '../auction/bid-order.ts';
import { ownSeat } from '../round/own-seat.ts';
import { pinned } from '../selection/selection.ts';
import type { CardsTable } from '../table-types.ts';
import { Gained, isCounting } from './gained.tsx';

export function SeatStrip({ table }: { readonly table: CardsTable }): JSX.Element {
  const view = table.view;
  const bidders = seatsInOrder(view);
  const seats = bidders.length > 0 ? bidders : view.seats;
  return (
    <ol
      class="people-strip"
      style={{ '--seats': seats.length }}
      data-many={seats.length > 4}
      aria-label={words.value.shell.table.players}
    >
      {seats.map((seat) => (
        <li key={seat.seat} data-slide={`strip-${seat.seat}`}>
          <SeatChip table={table} view={view} seat={seat} />
        </li>
      ))}
    </ol>
  );
}

interface SeatChipProps {
  readonly table: CardsTable;
  readonly view: View;
  readonly seat: SeatView;
}

/** A tap shows the seat's city, another tap the viewer's own again. */
function SeatChip({ table, view, seat }: SeatChipProps): JSX.Element {
  const { cardTable, shell } = words.value;
  const name = occupantName(table.occupants, seat.seat, words.value);
  const total = table.scores[seat.seat]?.total ?? 0;
  const isOwn = seat.seat === ownSeat(view).seat;
  const acts = table.owed.some((owed) => owed.seat === seat.seat);
  const note = bidNote(view, seat);
  return (
    <button
      type="button"
      class={`people-chip${acts ? ' acts' : ''}`}
      data-explain={`seat:${seat.seat}`}
      data-seat={seat.seat}
      aria-label={`${cardTable.city({ name })}: ${shell.table.points({ count: total })}${note.said === '' ? '' : `, ${note.said}`}`}
      aria-pressed={pinned.value === seat.seat}
      {...(isOwn ? {} : { 'data-anchor': `city-${seat.seat}` })}
      onClick={() => {
        pinned.value =
          isOwn || seat.level !== undefined || pinned.value === seat.seat ? undefined : seat.seat;
      }}
    >
      <SeatFace occupants={table.occupants} seat={seat.seat} symbol={`suit-${seat.suit}`} />
      <span class="chip-text" aria-hidden="true">
        <span class="chip-name">{briefName(table.occupants, seat.seat, words.value)}</span>
        <span class="chip-facts">
          <span class="chip-score" data-explain="number:points">
            {pointsText(total)}
          </span>
          {note.shown !== '' && (
            <span class="chip-bid" data-explain="card:bid">
              {note.shown}
            </span>
          )}
          <Gained total={total} seat={seat} isBrief={isCounting(view)} />
        </span>
      </span>
    </button>
  );
}

interface BidNote {
  readonly shown: string;
  readonly said: string;
}

function bidNote(view: View, { level, value, played, turnCards, hasChosen }: SeatView): BidNote {
  const { cardTable } = words.value;
  if (value !== undefined) return { shown: `▸${value}`, said: cardTable.seatBid({ value }) };
  if (played !== undefined && turnCards === 0) return { shown: '–', said: cardTable.noTurn };
  // The card of a virtual player is drawn, not chosen.
  if (view.steps.at(-1)?.kind !== 'bid' || level !== undefined) return { shown: '', said: '' };
  return hasChosen ? { shown: '✓', said: cardTable.hasChosen } : { shown: '…', said: cardTable.choosing };
}
