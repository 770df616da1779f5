/** A small picture of a city, for thumbnails, score sheets and lists of games. */
import type { SeatView } from '@carson/card-game';
import type { JSX } from 'preact';
import { closeUp } from './city-frame.ts';
import { UNIT } from './ground-paths.ts';
import { HighlightedParcels } from './highlighted-parcels.tsx';
import { Landscape } from './landscape.tsx';

interface CityPictureProps {
  readonly seat: Pick<SeatView, 'laid' | 'parcels'>;
  /** Left out where the city is named beside its picture. */
  readonly label?: string;
  /** Parcels to be pointed out, by their numbers in the view. */
  readonly highlighted?: readonly number[];
}

/** As large as its box allows, the city in the middle. */
export function CityPicture({ seat, label, highlighted }: CityPictureProps): JSX.Element {
  const { x, y, width, height } = closeUp(seat.laid);
  const named =
    label === undefined || label === ''
      ? { 'aria-hidden': true }
      : { role: 'img' as const, 'aria-label': label };
  return (
    <svg class="city-picture" viewBox={`${x * UNIT} ${y * UNIT} ${width * UNIT} ${height * UNIT}`} {...named}>
      <Landscape parcels={seat.parcels} />
      <HighlightedParcels parcels={seat.parcels} highlighted={highlighted} />
    </svg>
  );
}
