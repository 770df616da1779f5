import type { JSX } from 'preact';
import { cornerOf, LENGTH, UNIT } from './units.ts';

/** Frames the parcels in gold and darkens the rest. */
export function Highlight({ parcels }: { readonly parcels: readonly number[] }): JSX.Element | null {
  if (parcels.length === 0) return null;
  const corners = [...new Set(parcels)].map((parcel) => ({ parcel, ...cornerOf(parcel) }));
  const holes = corners.map(({ x, y }) => `M${x} ${y}h${UNIT}v${UNIT}h${-UNIT}z`);
  return (
    <g aria-hidden="true">
      <path class="town-dim" fill-rule="evenodd" d={`M0 0H${LENGTH}V${LENGTH}H0z${holes.join('')}`} />
      {corners.map(({ parcel, x, y }) => (
        <rect key={parcel} class="parcel-lit" x={x + 4} y={y + 4} width={92} height={92} rx={8} />
      ))}
    </g>
  );
}
