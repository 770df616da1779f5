import type { ColumnCard, Command, SeatView, View } from '@carson/card-game';
import type { JSX } from 'preact';
import { confirm } from '../../../app/settings.ts';
import { memo } from '../../../art/memo.ts';
import { commandKey } from '../../../parts/command-key.ts';
import { occupantName } from '../../../parts/seats/people.ts';
import { SeatFace } from '../../../parts/seats/seat-face.tsx';
import { useAfterQuestion } from '../../../parts/use-after-question.ts';
import { words } from '../../../words/words.ts';
import { CharacterFace, cardMark, cardName, cardTitle, TerrainFace } from '../names/card-faces.tsx';
import { type CardGain, gainsFor } from '../round/gains.ts';
import { ownSeat } from '../round/own-seat.ts';
import { roundOf } from '../round/round.ts';
import { lookedCard, pointedCard } from '../selection/selection.ts';
import type { CardsPartProps, CardsTable } from '../table-types.ts';

/** The round's column from the piles outward: what each card would bring at best, and who has taken which. */
export function Offer({ table, live, act }: CardsPartProps): JSX.Element {
  const view = table.view;
  const { column, taken } = roundOf(table);
  const takers = new Map(taken.map(({ card, seat }) => [card, seat]));
  const cards = column.filter((card) => view.column.includes(card) || takers.has(card));
  const gains = useGains(ownSeat(view), view.column);
  const told = lookedCard.value ?? pointedCard.value ?? view.column.find((card) => typeof card === 'string');
  return (
    <section class="offer" aria-label={words.value.cardTable.offer} style={{ '--count': cards.length }}>
      <ol class="offer-cards">
        {cards.map((card, at) => (
          <li
            key={card}
            class={typeof card === 'string' ? 'offer-character' : 'offer-terrain'}
            data-slide={`card-${card}`}
            data-explain={cardMark(card)}
            onMouseEnter={() => {
              lookedCard.value = card;
            }}
            onMouseLeave={() => {
              lookedCard.value = undefined;
            }}
          >
            {view.column.includes(card) ? (
              <OfferedCard
                card={card}
                place={at + 1}
                gain={gains.get(card)}
                command={live ? takeOption(table, card) : undefined}
                act={live ? act : undefined}
              />
            ) : (
              <TakenCard card={card} taker={takers.get(card) ?? 0} table={table} />
            )}
          </li>
        ))}
      </ol>
      <CardText card={told} gain={told === undefined ? undefined : gains.get(told)} />
    </section>
  );
}

/** A city that has just changed is shown before what the cards would bring it. */
function useGains(own: SeatView, column: View['column']): ReadonlyMap<ColumnCard, CardGain> {
  const { laid, characters, sold } = own;
  return useAfterQuestion(() => new Map(gainsFor(own, column)), [laid, characters, sold, column]);
}

function takeOption({ options }: CardsTable, card: ColumnCard): Command | undefined {
  return options.find((command) => command.type === 'takeCard' && 'card' in command && command.card === card);
}

interface OfferedCardProps {
  readonly card: ColumnCard;
  readonly place: number;
  readonly gain: CardGain | undefined;
  /** Takes the card, where that is asked now. */
  readonly command: Command | undefined;
  readonly act: ((command: Command) => void) | undefined;
}

/** The first click picks the card, another one on it takes it. Where nothing can be taken, a click tells about it. */
function OfferedCard({ card, place, gain, command, act }: OfferedCardProps): JSX.Element {
  const { cardTable, cardRound, shell } = words.value;
  const isPicked = pointedCard.value === card;
  const brings = gain && cardRound.bestGain({ gain: shell.table.gain({ count: gain.gain }) });
  const name = [cardName(card, words.value), cardTable.offerPlace({ place }), brings].join(' ');
  const press = (): void => {
    const takesNow = command !== undefined && (isPicked || confirm.peek() === 'off');
    if (takesNow) act?.(command);
    else pointedCard.value = isPicked && command === undefined ? undefined : card;
  };
  return (
    <button
      type="button"
      class={`offer-card${command !== undefined ? ' can' : ''}${isPicked ? ' pointed' : ''}`}
      aria-label={name}
      aria-pressed={isPicked}
      data-target={commandKey(takeCard(card))}
      onClick={press}
    >
      <span class="offer-face" data-anchor={`card-${card}`}>
        <Face card={card} />
      </span>
      {gain !== undefined && (
        <span
          class={`offer-gain${gain.gain > 0 ? ' gains' : ''}`}
          data-explain={`card:gain:${gain.gain}`}
          aria-hidden="true"
        >
          {shell.table.gain({ count: gain.gain })}
        </span>
      )}
    </button>
  );
}

interface TakenCardProps {
  readonly card: ColumnCard;
  readonly taker: number;
  readonly table: CardsTable;
}

function TakenCard({ card, taker, table }: TakenCardProps): JSX.Element {
  const name = occupantName(table.occupants, taker, words.value);
  const label = words.value.cardRound.takenBy({ name, card: cardTitle(card, words.value) });
  return (
    <span class="offer-card offer-taken" role="img" aria-label={label}>
      <span class="offer-face" aria-hidden="true" data-anchor={`card-${card}`}>
        <Face card={card} />
      </span>
      <SeatFace occupants={table.occupants} seat={taker} />
    </span>
  );
}

interface CardTextProps {
  readonly card: ColumnCard | undefined;
  readonly gain: CardGain | undefined;
}

/** What the card looked at is, does and brings, in a size that can be read. */
function CardText({ card, gain }: CardTextProps): JSX.Element {
  const { characters, cardRound, shell } = words.value;
  if (card === undefined) return <p class="offer-text" />;
  const brings = gain && cardRound.bestGain({ gain: shell.table.gain({ count: gain.gain }) });
  return (
    <p class="offer-text" data-explain={cardMark(card)}>
      <strong>{shell.labelled({ label: cardTitle(card, words.value), text: '' })}</strong>
      {typeof card === 'string' ? characters[card].power : brings}
    </p>
  );
}

function takeCard(card: ColumnCard): Command {
  return { type: 'takeCard', card };
}

const Face = memo(function Face({ card }: { readonly card: ColumnCard }) {
  return typeof card === 'string' ? <CharacterFace id={card} /> : <TerrainFace card={card} />;
});
