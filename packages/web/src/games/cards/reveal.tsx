/** This round's bids, turned over together and put in order; a tie with the reason where it happened (C3.6). */
import type { CardView, SeatView, Suit } from '@carson/card-game';
import type { JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import { occupantName } from '../../parts/people.ts';
import { SeatMark } from '../../parts/seat-mark.tsx';
import type { ShownTable } from '../../table/shown-table.ts';
import { words } from '../../words/words.ts';
import { seatsInOrder, tiesOf } from './bid-order.ts';

interface RevealProps {
  readonly table: ShownTable;
  /** Large while they are turned over; afterwards a strip with who chooses when. */
  readonly size: 'large' | 'strip';
}

export function Reveal({ table, size }: RevealProps): JSX.Element {
  const view = table.view as CardView;
  const bidders = seatsInOrder(view);
  return (
    <section class={`reveal reveal-${size}`} aria-label={words.value.stage.bids}>
      <ol class="reveal-bids" style={{ '--bids': bidders.length }}>
        {bidders.map((seat) => (
          <Bid key={seat.seat} table={table} view={view} seat={seat} />
        ))}
      </ol>
      {size === 'large' && view.order.length > 0 && <Ties view={view} />}
    </section>
  );
}

interface BidProps {
  readonly table: ShownTable;
  readonly view: CardView;
  readonly seat: SeatView;
}

function Bid({ table, view, seat }: BidProps): JSX.Element {
  const { stage } = words.value;
  const place = view.order.indexOf(seat.seat) + 1;
  const { played = 0, value } = seat;
  const bonus = (value ?? played) - played;
  return (
    <li class="bid" data-seat={seat.seat} data-slide={`bid-${seat.seat}`} data-place={place}>
      <span class="bid-card">
        <span class="bid-number">
          {played}
          {bonus > 0 && <small> +{bonus}</small>}
        </span>
        <Art name={`suit-${seat.suit}`} />
        {value === undefined && <span class="bid-rank">{stage.noTurn}</span>}
        {value !== undefined && place > 0 && <span class="bid-rank">{stage.place({ place })}</span>}
      </span>
      <span class="bid-name">
        <SeatMark seat={seat.seat} symbol={`suit-${seat.suit}`} />
        <span>{occupantName(table.occupants, seat.seat, words.value)}</span>
      </span>
    </li>
  );
}

/** Who comes first among equal bids, and by which suit. */
function Ties({ view }: { readonly view: CardView }): JSX.Element | null {
  const { stage } = words.value;
  const ties = tiesOf(view);
  if (ties.length === 0) return null;
  return (
    <>
      {ties.map(({ value, suits }) => (
        <p key={value} class="reveal-tie">
          {suits.map((suit) => (
            <Art key={suit} name={`suit-${suit}`} />
          ))}
          {stage.tie({ value, suits: orderText(suits) })}
        </p>
      ))}
    </>
  );
}

/** 'boot beats hat beats cactus' */
function orderText(suits: readonly Suit[]): string {
  const { stage, names } = words.value;
  return suits.map((suit) => names.suits[suit]).reduce((first, second) => stage.beats({ first, second }));
}

/** Whether this round's bids lie open. */
export function areBidsOpen(view: CardView): boolean {
  return view.seats.some(({ played }) => played !== undefined);
}
