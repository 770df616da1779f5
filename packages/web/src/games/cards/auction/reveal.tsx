/** This round's bids, turned over together and put in order; a tie with the reason where it happened (C3.6). */
import type { SeatView, View } from '@carson/card-game';
import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { occupantName } from '../../../parts/seats/people.ts';
import { SeatFace } from '../../../parts/seats/seat-face.tsx';
import { useMark } from '../../../parts/use-mark.ts';
import type { Scene } from '../../../stage/scene.ts';
import { words } from '../../../words/words.ts';
import { CharacterFace, cardMark, TerrainFace } from '../names/card-faces.tsx';
import { roundOf } from '../round/round.ts';
import type { CardsTable } from '../table-types.ts';
import { seatsInOrder, type Tie, tiesOf } from './bid-order.ts';

interface RevealProps {
  readonly table: CardsTable;
  /** Large while they are turned over; afterwards a strip with who takes what. */
  readonly size: 'large' | 'strip';
  /** Whether a tap on it goes on with the show. */
  readonly isTold?: boolean;
}

export function Reveal({ table, size, isTold = false }: RevealProps): JSX.Element {
  const view = table.view;
  const bidders = seatsInOrder(view);
  const isSettled = view.order.length > 0;
  useMark(size === 'large' ? 'with-reveal-large' : undefined);
  return (
    <section
      class={`reveal reveal-${size}`}
      style={{ '--bids': bidders.length }}
      data-settled={isSettled}
      data-told={isTold ? true : undefined}
      data-acts={isTold ? true : undefined}
      aria-label={words.value.stage.bids}
    >
      <ol class="reveal-bids">
        {bidders.map((seat) =>
          size === 'large' ? (
            <LargeBid key={seat.seat} table={table} view={view} seat={seat} />
          ) : (
            <TurnInStrip key={seat.seat} table={table} view={view} seat={seat} />
          ),
        )}
      </ol>
      {size === 'large' && isSettled && tiesOf(view).map((tie) => <TieSign key={tie.value} tie={tie} />)}
    </section>
  );
}

interface BidProps {
  readonly table: CardsTable;
  readonly view: View;
  readonly seat: SeatView;
}

/** A bid under its owner's face. Its back is seen first: all of them turn at the same moment. */
function LargeBid({ table, view, seat }: BidProps): JSX.Element {
  return (
    <li
      class="bid"
      data-seat={seat.seat}
      data-slide={`bid-${seat.seat}`}
      data-own={seat.seat === view.viewer}
    >
      <SeatFace occupants={table.occupants} seat={seat.seat} symbol={`suit-${seat.suit}`} />
      <span class="bid-card" data-explain="card:bid">
        <span class="bid-back" aria-hidden="true">
          <Art name={`suit-${seat.suit}`} />
        </span>
        <span class="bid-front">
          <BidNumber seat={seat} />
          <Art name={`suit-${seat.suit}`} />
        </span>
        <Rank view={view} seat={seat} />
      </span>
      <span class="bid-name">{occupantName(table.occupants, seat.seat, words.value)}</span>
    </li>
  );
}

/** "6 +2" where a power has raised it. */
function BidNumber({ seat: { played = 0, value } }: { readonly seat: SeatView }): JSX.Element {
  const bonus = (value ?? played) - played;
  return (
    <span class="bid-number">
      {played}
      {bonus > 0 && <small> +{bonus}</small>}
    </span>
  );
}

function Rank({ view, seat }: Omit<BidProps, 'table'>): JSX.Element | null {
  const { cardTable, stage } = words.value;
  const place = view.order.indexOf(seat.seat) + 1;
  if (seat.value === undefined) return <span class="bid-rank bid-without">{cardTable.noTurn}</span>;
  return place === 0 ? null : <span class="bid-rank">{stage.place({ place })}</span>;
}

/** A face with its number and rank, and the cards it has taken this round. */
function TurnInStrip({ table, view, seat }: BidProps): JSX.Element {
  const taken = roundOf(table).taken.filter((card) => card.seat === seat.seat);
  const acts = table.owed.some((owed) => owed.seat === seat.seat);
  return (
    <li class={`bid${acts ? ' acts' : ''}`} data-seat={seat.seat}>
      <SeatFace occupants={table.occupants} seat={seat.seat} symbol={`suit-${seat.suit}`} />
      <span class="turn-text" data-explain="card:bid">
        <Rank view={view} seat={seat} />
        <span class="bid-number">{seat.value ?? seat.played}</span>
      </span>
      {taken.map(({ card }) => (
        <span key={card} class="turn-taken" data-explain={cardMark(card)}>
          {typeof card === 'string' ? <CharacterFace id={card} /> : <TerrainFace card={card} />}
        </span>
      ))}
    </li>
  );
}

/** Under the bids that are equal: which suit goes before which this round. */
function TieSign({ tie: { value, suits, from } }: { readonly tie: Tie }): JSX.Element {
  const { stage, names } = words.value;
  const text = suits
    .map((suit) => names.suitsInText[suit])
    .reduce((first, second) => stage.beats({ first, second }));
  return (
    <p class="reveal-tie" data-explain="card:ties" style={{ '--from': from, '--tied': suits.length }}>
      <span class="tie-bracket" aria-hidden="true" />
      <span class="tie-sign">
        {suits.map((suit) => (
          <Art key={suit} name={`suit-${suit}`} />
        ))}
        <span>{stage.tie({ value, suits: text })}</span>
      </span>
    </p>
  );
}

/** Whether all look at the bids: from the moment they are turned over until the order has been shown. */
export function isRevealing(view: View, scene: Scene | undefined): boolean {
  return (
    areBidsOpen(view) && (view.order.length === 0 || scene?.pane !== undefined) && scene?.sign === undefined
  );
}

export function areBidsOpen(view: View): boolean {
  return view.seats.some(({ played }) => played !== undefined);
}
