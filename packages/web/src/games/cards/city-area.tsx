/** The city in the middle of the table: one's own, or the one that is looked at. */
import type { CardView, Command } from '@carson/card-game';
import type { JSX } from 'preact';
import { occupantName } from '../../parts/people.ts';
import { SeatMark } from '../../parts/seat-mark.tsx';
import { words } from '../../words/words.ts';
import type { TablePartProps } from '../game-ui.ts';
import { type Aim, legalPlaces } from './aim.ts';
import { City, ownSeat, type Site } from './city.tsx';
import { aim, lit, shownCity } from './model.ts';

export function CityArea({ table, live, act, scene }: TablePartProps): JSX.Element {
  const view = table.view as CardView;
  const own = ownSeat(view);
  // Whoever builds is watched.
  const seat = view.seats[shownCity.value ?? scene?.seat ?? own.seat] ?? own;
  const lightUp =
    lit.value ?? (scene?.seat === seat.seat ? { seat: seat.seat, parcels: scene.parcels } : undefined);
  const question = view.steps.at(-1);
  const places = live ? legalPlaces(table) : [];
  const { cardTable } = words.value;
  const mine = seat.seat === view.viewer;
  const label = mine
    ? cardTable.yourCity
    : cardTable.city({ name: occupantName(table.occupants, seat.seat, words.value) });
  const building = mine && question?.kind === 'lay' && question.seat === own.seat && places.length > 0;
  return (
    <section class="city-area" data-anchor={`city-${own.seat}`}>
      <h2 class="city-title">
        <SeatMark seat={seat.seat} symbol={`suit-${seat.suit}`} />
        {label}
      </h2>
      <City
        seat={seat}
        label={label}
        {...(lightUp?.seat === seat.seat ? { lit: lightUp.parcels } : {})}
        {...(building ? { site: siteFor(question.card, places, act) } : {})}
      />
    </section>
  );
}

function siteFor(card: number, places: readonly Aim[], act: TablePartProps['act']): Site {
  return {
    card,
    places,
    aim: aim.value,
    onAim: (place) => {
      aim.value = place;
    },
    onPlace: (place) => act(place.command),
    onTry: (x, y) => act(layCard(x, y)),
  };
}

function layCard(x: number, y: number): Command {
  return { type: 'layCard', x, y };
}
