import type { SeatView, View } from '@carson/card-game';
import type { JSX } from 'preact';
import { overlay } from '../../../app/overlays.ts';
import { Art } from '../../../art/art.tsx';
import { memo } from '../../../art/memo.ts';
import { occupantName } from '../../../parts/seats/people.ts';
import { SeatFace } from '../../../parts/seats/seat-face.tsx';
import { Counted } from '../../../stage/counted.tsx';
import { words } from '../../../words/words.ts';
import { CityPicture } from '../city/city-picture.tsx';
import { TerrainFace } from '../names/card-faces.tsx';
import { roundOf } from '../round/round.ts';
import { peeked, pinned } from '../selection/selection.ts';
import { isSmallScreen } from '../small-screen.ts';
import type { CardsPartProps, CardsTable } from '../table-types.ts';
import { Gained, isCounting } from './gained.tsx';

export function Players({ table }: CardsPartProps): JSX.Element {
  const view = table.view;
  const { cardRound } = words.value;
  return (
    <ul class="players" data-many={view.seats.length > 4}>
      {view.seats.map((seat) => (
        <Player
          key={seat.seat}
          occupants={table.occupants}
          seat={seat}
          total={table.scores[seat.seat]?.total ?? 0}
          isOwn={table.viewer === seat.seat}
          acts={actsAt(table, seat)}
          status={statusOf(table, seat)}
          isCounted={isCounting(view)}
        />
      ))}
      <li class="paper piles">
        <Pile
          art={`card-terrain-back-${view.era}`}
          label={cardRound.terrainLeft({ count: view.terrainPile })}
          explained="card:terrainPile"
        />
        <Pile
          art="icon-players"
          label={cardRound.charactersLeft({ count: view.characterPile.size })}
          explained="card:characterPile"
        />
      </li>
    </ul>
  );
}

interface PileProps {
  readonly art: string;
  readonly label: string;
  readonly explained: string;
}

const Pile = memo(function Pile({ art, label, explained }: PileProps) {
  return (
    <span class="pile" data-explain={explained}>
      <Art name={art} />
      {label}
    </span>
  );
});

interface PlayerProps extends FaceButtonProps {
  readonly total: number;
  /** Something is asked of this seat. */
  readonly acts: boolean;
  readonly status: string;
  /** The final count is going on. */
  readonly isCounted: boolean;
}

/** Knows only its own seat: what others do draws none of it again. */
function Player({ occupants, seat, total, isOwn, acts, status, isCounted }: PlayerProps): JSX.Element {
  const { cardTable, shell } = words.value;
  const name = occupantName(occupants, seat.seat, words.value);
  return (
    <li
      class={`paper player${acts ? ' acts' : ''}`}
      data-seat={seat.seat}
      {...(isOwn ? {} : { 'data-anchor': `city-${seat.seat}` })}
      onMouseEnter={() => {
        if (seat.level === undefined) peeked.value = seat.seat;
      }}
      onMouseLeave={() => {
        peeked.value = undefined;
      }}
    >
      <div class="player-head">
        <FaceButton occupants={occupants} seat={seat} isOwn={isOwn} />
        <div class="player-who">
          <span class="player-name">{name}</span>
          <p class="player-status" data-explain={seat.value === undefined ? undefined : 'card:bid'}>
            {status}
          </p>
        </div>
        <button
          type="button"
          class="player-score"
          data-explain="number:points"
          aria-label={`${name}: ${shell.table.points({ count: total })}`}
          onClick={() => {
            overlay.value = { kind: 'score', seat: seat.seat };
          }}
        >
          <Counted value={total} />
        </button>
        <Gained total={total} seat={seat} isBrief={isCounted} />
      </div>
      <div class="player-facts">
        <SpentCards seat={seat} />
        <HeldCharacters seat={seat} />
      </div>
      {seat.level === undefined ? (
        isSmallScreen.value && <PlayerCity seat={seat} name={name} />
      ) : (
        <KeptCards seat={seat} level={seat.level} />
      )}
      {(seat.sold.length > 0 || seat.aside.length > 0) && (
        <p class="hint" data-explain="card:sold">
          {[
            seat.sold.length > 0 ? cardTable.sold({ cards: seat.sold.length }) : '',
            seat.aside.length > 0 ? cardTable.aside({ cards: seat.aside.length }) : '',
          ]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      )}
    </li>
  );
}

interface FaceButtonProps extends Pick<CardsTable, 'occupants'> {
  readonly seat: SeatView;
  readonly isOwn: boolean;
}

/** The face of a seat: pressed, its city stays in the middle until it is pressed again. */
function FaceButton({ occupants, seat, isOwn }: FaceButtonProps): JSX.Element {
  const face = <SeatFace occupants={occupants} seat={seat.seat} symbol={`suit-${seat.suit}`} />;
  if (seat.level !== undefined) return face;
  const label = words.value.cardTable.city({ name: occupantName(occupants, seat.seat, words.value) });
  return (
    <button
      type="button"
      class="face-button"
      aria-label={label}
      data-explain={`seat:${seat.seat}`}
      aria-pressed={pinned.value === seat.seat}
      onClick={() => {
        pinned.value = isOwn || pinned.value === seat.seat ? undefined : seat.seat;
      }}
    >
      {face}
    </button>
  );
}

/** Where there is no room in the middle of the table: the city beside its owner. */
function PlayerCity({ seat, name }: { readonly seat: SeatView; readonly name: string }): JSX.Element {
  return (
    <div class="player-city">
      <CityPicture seat={seat} label={words.value.cardTable.city({ name })} />
    </div>
  );
}

interface KeptCardsProps {
  readonly seat: SeatView;
  readonly level: NonNullable<SeatView['level']>;
}

/** What a virtual player is made of: its level, and the cards it has taken. */
function KeptCards({ seat, level }: KeptCardsProps): JSX.Element {
  const { cardTable, names, shell } = words.value;
  const label = cardTable.keeps({ cards: seat.kept.length });
  return (
    <div class="kept-row">
      <p class="kept-level" data-explain="card:kept">
        {shell.setup.virtual}
        <strong>{names.levels[level]}</strong>
      </p>
      <div class="kept-cards" role="img" aria-label={label} data-explain="card:kept">
        {seat.kept.slice(-3).map((card) => (
          <span key={card}>
            <TerrainFace card={card} />
          </span>
        ))}
        <span class="pile-count">{seat.kept.length}</span>
      </div>
    </div>
  );
}

function SpentCards({ seat }: { readonly seat: SeatView }): JSX.Element {
  const all = [...seat.held, ...seat.spent].sort((a, b) => a - b);
  const { cardTable, names } = words.value;
  return (
    <ol class="spent-cards" data-explain="card:auction">
      {all.map((card) => {
        const spent = seat.spent.includes(card);
        const name = cardTable.auctionCard({ suit: names.suits[seat.suit], card });
        return (
          <li key={card} class={spent ? 'spent' : ''}>
            <span aria-hidden="true">{card}</span>
            <span class="spoken">{spent ? `${name}, ${cardTable.spent}` : name}</span>
          </li>
        );
      })}
    </ol>
  );
}

function actsAt({ owed }: CardsTable, { seat }: SeatView): boolean {
  return owed.some((each) => each.seat === seat);
}

function statusOf(table: CardsTable, seat: SeatView): string {
  const { cardTable, cardRound, stage } = words.value;
  const view = table.view;
  const acts = actsAt(table, seat);
  const isBidding = view.steps.at(-1)?.kind === 'bid';
  if (acts && !isBidding) return actionOf(view);
  if (isBidding && seat.hasChosen) return cardTable.hasChosen;
  if (isBidding && acts) return cardTable.choosing;
  if (roundOf(table).taken.some((card) => card.seat === seat.seat)) return cardRound.hasTaken;
  if (seat.played !== undefined && seat.turnCards === 0) return cardTable.noTurn;
  const place = view.order.indexOf(seat.seat) + 1;
  if (seat.value !== undefined && place > 0)
    return cardRound.bidPlace({ place: stage.place({ place }), value: seat.value });
  return seat.value === undefined ? '' : cardTable.seatBid({ value: seat.value });
}

function actionOf(view: View): string {
  const { cardRound } = words.value;
  switch (view.steps.at(-1)?.kind) {
    case 'take':
      return cardRound.takes;
    case 'lay':
      return cardRound.lays;
    case 'power':
      return cardRound.considers;
    case 'recruit':
      return cardRound.recruits;
    case 'sell':
      return cardRound.sells;
    default:
      return '';
  }
}

function HeldCharacters({ seat }: { readonly seat: SeatView }): JSX.Element | null {
  const { names, cardTable } = words.value;
  if (seat.characters.length === 0) return null;
  return (
    <ul class="held-characters" aria-label={cardTable.characters}>
      {seat.characters.map((id) => (
        <li key={id} class={seat.tilted.includes(id) ? 'tilted' : ''} data-explain={`character:${id}`}>
          <Art
            name={`character-${id}`}
            label={
              seat.tilted.includes(id) ? `${names.characters[id]}, ${cardTable.tilted}` : names.characters[id]
            }
          />
        </li>
      ))}
    </ul>
  );
}
