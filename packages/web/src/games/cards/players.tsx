import type { CardView, SeatView } from '@carson/card-game';
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Art } from '../../art/art.tsx';
import { overlay } from '../../shell/overlays.ts';
import { occupantName } from '../../shell/people.ts';
import { SeatMark } from '../../shell/seat-mark.tsx';
import type { TableUpdate } from '../../table/messages.ts';
import { words } from '../../words/words.ts';
import type { TablePartProps } from '../game-ui.ts';
import { City } from './city.tsx';
import { TerrainFace } from './faces.tsx';
import { peeked, pinned } from './model.ts';

export function Players({ table }: TablePartProps): JSX.Element {
  const view = table.view as CardView;
  return (
    <ul class="players">
      {view.seats.map((seat) => (
        <Player key={seat.seat} table={table} view={view} seat={seat} />
      ))}
    </ul>
  );
}

interface PlayerProps {
  readonly table: TableUpdate;
  readonly view: CardView;
  readonly seat: SeatView;
}

function Player({ table, view, seat }: PlayerProps): JSX.Element {
  const { cardTable, shell } = words.value;
  const name = occupantName(table.occupants, seat.seat, words.value);
  const total = table.scores[seat.seat]?.total ?? 0;
  const acts = table.owed.some((owed) => owed.seat === seat.seat);
  return (
    <li class={`paper player${acts ? ' acts' : ''}`} data-seat={seat.seat}>
      <div class="player-head">
        <SeatMark seat={seat.seat} symbol={`suit-${seat.suit}`} />
        <span class="player-name">{name}</span>
        <button
          type="button"
          class="player-score"
          aria-label={`${name}: ${shell.table.points(total)}`}
          onClick={() => {
            overlay.value = { kind: 'score', seat: seat.seat };
          }}
        >
          {total}
        </button>
      </div>
      <div class="player-body">
        {seat.level === undefined ? (
          <CityThumb table={table} seat={seat} name={name} />
        ) : (
          <KeptCards seat={seat} />
        )}
        <div class="player-facts">
          <SpentCards seat={seat} />
          <SeatStatus view={view} seat={seat} acts={acts} />
          <HeldCharacters seat={seat} />
        </div>
      </div>
      {(seat.sold.length > 0 || seat.aside.length > 0) && (
        <p class="hint">
          {[
            seat.sold.length > 0 ? cardTable.sold(seat.sold.length) : '',
            seat.aside.length > 0 ? cardTable.aside(seat.aside.length) : '',
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      )}
    </li>
  );
}

function CityThumb({
  table,
  seat,
  name,
}: {
  readonly table: TableUpdate;
  readonly seat: SeatView;
  readonly name: string;
}): JSX.Element {
  const own = table.viewer === seat.seat;
  const label = words.value.cardTable.city(name);
  /** The same picture again costs nothing: a city changes only when a card is laid or sold. */
  const picture = useMemo(
    () => (
      <span aria-hidden="true">
        <City seat={seat} label={label} />
      </span>
    ),
    [seat.laid.map(({ card, x, y }) => `${card}/${x}/${y}`).join(), label],
  );
  return (
    <button
      type="button"
      class="city-thumb"
      aria-label={label}
      aria-pressed={pinned.value === seat.seat}
      onMouseEnter={() => {
        peeked.value = seat.seat;
      }}
      onMouseLeave={() => {
        peeked.value = undefined;
      }}
      onClick={() => {
        pinned.value = own || pinned.value === seat.seat ? undefined : seat.seat;
      }}
    >
      {picture}
    </button>
  );
}

function KeptCards({ seat }: { readonly seat: SeatView }): JSX.Element {
  const label = words.value.cardTable.keeps(seat.kept.length);
  return (
    <div class="kept-cards" role="img" aria-label={label} title={label}>
      {seat.kept.slice(-3).map((card) => (
        <span key={card} style={{ viewTransitionName: `card-${card}` }}>
          <TerrainFace card={card} />
        </span>
      ))}
      <span class="pile-count">{seat.kept.length}</span>
    </div>
  );
}

function SpentCards({ seat }: { readonly seat: SeatView }): JSX.Element {
  const all = [...seat.held, ...seat.spent].sort((a, b) => a - b);
  const { cardTable, names } = words.value;
  return (
    <ol class="spent-cards">
      {all.map((card) => {
        const spent = seat.spent.includes(card);
        return (
          <li key={card} class={spent ? 'spent' : ''}>
            <span aria-hidden="true">{card}</span>
            <span class="spoken">
              {cardTable.auctionCard(names.suits[seat.suit], card)}
              {spent ? `, ${cardTable.spent}` : ''}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function SeatStatus({
  view,
  seat,
  acts,
}: {
  readonly view: CardView;
  readonly seat: SeatView;
  readonly acts: boolean;
}): JSX.Element | null {
  const { cardTable } = words.value;
  const bidding = view.agenda.at(-1)?.kind === 'bid';
  if (seat.value !== undefined) return <p class="player-status bid-shown">{cardTable.seatBid(seat.value)}</p>;
  if (seat.played !== undefined && seat.turnCards === 0)
    return <p class="player-status">{cardTable.noTurn}</p>;
  if (bidding && seat.hasChosen) return <p class="player-status">{cardTable.hasChosen}</p>;
  if (bidding && acts) return <p class="player-status">{cardTable.choosing}</p>;
  return null;
}

function HeldCharacters({ seat }: { readonly seat: SeatView }): JSX.Element | null {
  const { names, characters, cardTable } = words.value;
  if (seat.characters.length === 0) return null;
  return (
    <ul class="held-characters" aria-label={cardTable.characters}>
      {seat.characters.map(({ id, tilted }) => (
        <li
          key={id}
          class={tilted ? 'tilted' : ''}
          title={`${names.characters[id]}: ${characters[id].detail}`}
          style={{ viewTransitionName: `card-${id}` }}
        >
          <Art
            name={`character-${id}`}
            label={tilted ? `${names.characters[id]}, ${cardTable.tilted}` : names.characters[id]}
          />
        </li>
      ))}
    </ul>
  );
}
