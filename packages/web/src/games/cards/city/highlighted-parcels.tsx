import type { Parcel } from '@carson/card-game';
import type { JSX } from 'preact';
import { UNIT } from './ground-paths.ts';

interface HighlightedParcelsProps {
  readonly parcels: readonly Parcel[];
  /** By their numbers in the view. */
  readonly highlighted: readonly number[] | undefined;
}

const INSET = 4;

/** A frame of light around parcels that a line of the score or of the log is about. */
export function HighlightedParcels({ parcels, highlighted = [] }: HighlightedParcelsProps): JSX.Element {
  return (
    <g aria-hidden="true">
      {highlighted.map((index) => {
        const parcel = parcels[index];
        return (
          parcel !== undefined && (
            <rect
              key={index}
              class="city-parcel lit"
              x={parcel.x * UNIT + INSET}
              y={parcel.y * UNIT + INSET}
              width={UNIT - 2 * INSET}
              height={UNIT - 2 * INSET}
              rx={8}
            />
          )
        );
      })}
    </g>
  );
}
