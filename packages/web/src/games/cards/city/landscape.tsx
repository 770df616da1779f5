/** A city from above as one landscape: grounds that run into each other, one edge, one shadow. */
import { type Element, type Parcel, TERRAIN } from '@carson/card-game';
import type { JSX } from 'preact';
import { PlacedArt } from '../../../art/art.tsx';
import { memo } from '../../../art/memo.ts';
import { groundPaths, UNIT } from './ground-paths.ts';

type Cell = Pick<Parcel, 'x' | 'y' | 'element' | 'card'>;

/** Drawn again only when the city has changed, not when something moves above it. */
export const Landscape = memo(function Landscape({
  parcels,
}: {
  readonly parcels: readonly Cell[];
}): JSX.Element {
  const { outline, rock, street, scree, ruts, joints } = groundPaths(parcels);
  return (
    <g class="landscape" aria-hidden="true">
      <path class="land-shadow" d={outline} transform="translate(4 10)" />
      <path class="land-prairie" d={outline} />
      {rock !== '' && <path class="land-rock" d={rock} />}
      {street !== '' && <path class="land-street" d={street} />}
      {scree !== '' && <path class="land-scree" d={scree} />}
      {ruts !== '' && <path class="land-ruts" d={ruts} />}
      {joints !== '' && <path class="land-joints" d={joints} />}
      <path class="land-outline" d={outline} />
      {parcels.map(({ x, y, element }) => (
        <PlacedArt
          key={`${x},${y}`}
          name={`element-${element}`}
          x={x * UNIT + ART_MARGIN}
          y={y * UNIT + ART_MARGIN}
          size={UNIT - 2 * ART_MARGIN}
        />
      ))}
    </g>
  );
});

const ART_MARGIN = 5;

const faces = TERRAIN.map(({ parcels }, card) => parcelsOfFace(parcels, card));

function parcelsOfFace(elements: readonly Element[], card: number): readonly Cell[] {
  return elements.map((element, at) => ({ x: at % 2, y: Math.floor(at / 2), element, card }));
}

/** One card, its north-west corner at 0, 0: four parcels of country. */
export function CardFace({ card }: { readonly card: number }): JSX.Element {
  return <Landscape parcels={faces[card] ?? []} />;
}
