/** The city in the middle of the table: the viewer's own, or the one that is looked at. */
import type { LaidCard, SeatView } from '@carson/card-game';
import type { JSX } from 'preact';
import { afterPaint } from '../../../app/after-paint.ts';
import { Button } from '../../../parts/button.tsx';
import { type Holding, useHeld } from '../../../parts/held.ts';
import { occupantName } from '../../../parts/seats/people.ts';
import { SeatMark } from '../../../parts/seats/seat-mark.tsx';
import { words } from '../../../words/words.ts';
import { gainsFor } from '../round/gains.ts';
import { isNextMove } from '../round/next-move.ts';
import { ownSeat } from '../round/own-seat.ts';
import { legalPlaces } from '../selection/aim.ts';
import { aim, highlighted, lookedCard, peeked, pinned, pointedCard } from '../selection/selection.ts';
import type { CardsPartProps } from '../table-types.ts';
import { City } from './city.tsx';
import type { Site } from './laying.tsx';

export function CityArea(props: CardsPartProps): JSX.Element {
  const { table } = props;
  const view = table.view;
  const own = ownSeat(view);
  const shown = shownCity(props);
  const seat = view.seats[shown.seat ?? own.seat] ?? own;
  const { held, keep } = useHeld(props, NEXT_CARD);
  const { cardTable } = words.value;
  const mine = seat.seat === view.viewer;
  const label = mine
    ? cardTable.yourCity
    : cardTable.city({ name: occupantName(table.occupants, seat.seat, words.value) });
  return (
    <section class="city-area" data-anchor={`city-${own.seat}`} data-seat={seat.seat} data-mine={mine}>
      <h2 class="city-title">
        <SeatMark seat={seat.seat} symbol={`suit-${seat.suit}`} />
        <span>{label}</span>
      </h2>
      {pinned.value !== undefined && seat.seat === pinned.value && (
        <Button
          class="city-back"
          icon="icon-back"
          text={cardTable.yourCity}
          onClick={() => {
            pinned.value = undefined;
          }}
        />
      )}
      {held ??
        keep(
          <City
            seat={seat}
            label={label}
            highlighted={shown.parcels}
            site={mine ? siteOf(props, seat) : undefined}
            best={mine ? bestPlace(props, seat) : undefined}
          />,
        )}
    </section>
  );
}

/** The card to be laid comes to the city with the question where to lay it. */
const NEXT_CARD: Holding<CardsPartProps> = {
  isLate: (before, after) => isNextMove(before, after) && !isLaying(before) && isLaying(after),
  soon: afterPaint,
};

function isLaying({ table: { owed, viewer, view } }: CardsPartProps): boolean {
  return view.steps.at(-1)?.kind === 'lay' && owed.some(({ seat }) => seat === viewer);
}

interface ShownCity {
  readonly seat?: number | undefined;
  readonly parcels?: readonly number[] | undefined;
}

/**
 * Returns whose city is shown: that of the seat that builds. While a beat is shown, live or in a replay, only pointing at a
 * player changes it; lines of the log that move under the pointer do not.
 */
function shownCity({ scene }: CardsPartProps): ShownCity {
  if (peeked.value !== undefined) return { seat: peeked.value };
  if (scene?.seat !== undefined) return { seat: scene.seat, parcels: scene.parcels };
  return (scene === undefined ? highlighted.value : undefined) ?? { seat: pinned.value };
}

/** Where the offered card that is looked at would bring most; nothing while a card is laid. */
function bestPlace({ table, live }: CardsPartProps, seat: SeatView): LaidCard | undefined {
  const { column, steps } = table.view;
  const card = lookedCard.value ?? pointedCard.value;
  if (!live || steps.at(-1)?.kind === 'lay' || typeof card !== 'number' || !column.includes(card))
    return undefined;
  const place = gainsFor(seat, [card]).get(card)?.place;
  return place && { card, ...place };
}

function siteOf({ table, live, act }: CardsPartProps, seat: SeatView): Site | undefined {
  const question = table.view.steps.at(-1);
  if (!live || question?.kind !== 'lay' || question.seat !== seat.seat) return undefined;
  const places = legalPlaces(table);
  const aimed = aim.value ?? places[0];
  return aimed && { card: question.card, seat, places, aimed, act };
}
