import { buildingAt, idOf, NOBODY, type OnId, ownerOf, rowOf, type View } from '@carson/board-game';
import type { JSX } from 'preact';
import { PlacedArt } from '../../../art/art.tsx';
import { memo } from '../../../art/memo.ts';
import { seatLetter } from '../../../parts/seats/people.ts';
import { seatSymbol } from '../names/seat-symbol.ts';
import { mapOverlay } from '../selection/selection.ts';
import { cornerOf, type Lettering } from './units.ts';

interface ParcelsProps extends Pick<View, 'town' | 'parcels'> {
  readonly lettering: Lettering;
}

export function Parcels({ town, parcels, lettering }: ParcelsProps): JSX.Element {
  return (
    <g aria-hidden="true">
      {parcels.map((seen, parcel) => (
        <Parcel
          key={parcel}
          parcel={parcel}
          owner={town.owner[parcel] ?? NOBODY}
          on={idOf(town.on[parcel] ?? 0)}
          wash={washOf(town, parcel, seen)}
          lettering={lettering}
        />
      ))}
    </g>
  );
}

interface ParcelProps extends OwnerMarkProps {
  readonly on: OnId | undefined;
  /** The class of the overlay that colours it. */
  readonly wash: string | undefined;
}

const Parcel = memo(function Parcel({ parcel, owner, on, wash, lettering }: ParcelProps) {
  if (on === 'river') return null;
  const { x, y } = cornerOf(parcel);
  return (
    <g {...(owner < 0 ? {} : { 'data-seat': owner })}>
      {owner >= 0 && (
        <>
          <rect class="parcel-edge" x={x + 6} y={y + 6} width={88} height={88} rx={8} />
          <rect class="parcel-owned" x={x + 6} y={y + 6} width={88} height={88} rx={8} />
        </>
      )}
      {owner >= 0 && on === undefined && (
        <g class="parcel-claim">
          <PlacedArt name={seatSymbol(owner)} x={x + 22} y={y + 30} size={56} />
        </g>
      )}
      {on !== undefined && <PlacedArt name={drawingOf(on, parcel)} x={x + 10} y={y + 8} size={80} />}
      {wash !== undefined && <rect class={wash} x={x + 8} y={y + 8} width={84} height={84} rx={8} />}
      {owner >= 0 && <OwnerMark parcel={parcel} owner={owner} lettering={lettering} />}
    </g>
  );
});

/** Mountains differ from parcel to parcel, and stay the same for the whole game. */
const MOUNTAINS = ['element-mountain', 'land-snow', 'land-mesa', 'land-pines'] as const;

export function drawingOf(on: OnId, parcel: number): string {
  if (on !== 'mountain') return `element-${on}`;
  return MOUNTAINS[(parcel + rowOf(parcel) * 2) % MOUNTAINS.length] ?? MOUNTAINS[0];
}

/** The overlays that colour whole parcels. */
function washOf(
  town: View['town'],
  parcel: number,
  { served, attackable }: View['parcels'][number],
): string | undefined {
  if (mapOverlay.value === 'served') return served ? 'parcel-served' : undefined;
  const owned = ownerOf(town, parcel) !== NOBODY && buildingAt(town, parcel) !== undefined;
  return mapOverlay.value === 'safe' && owned && !attackable ? 'parcel-safe' : undefined;
}

interface OwnerMarkProps {
  readonly parcel: number;
  readonly owner: number;
  readonly lettering: Lettering;
}

function OwnerMark({ parcel, owner, lettering }: OwnerMarkProps): JSX.Element {
  const { x, y } = cornerOf(parcel);
  const { mark, symbols } = lettering;
  const height = mark + 5;
  const width = symbols ? mark * 2 + 2 : height;
  const left = x + 98 - width;
  return (
    <g class="owner-mark">
      <rect x={left} y={y + 2} width={width} height={height} rx={height / 2} />
      {symbols && (
        <PlacedArt name={seatSymbol(owner)} x={left + 5} y={y + 4 + mark * 0.08} size={mark * 0.86} />
      )}
      <text x={left + width - height / 2} y={y + 2 + height / 2 + mark * 0.35} font-size={mark}>
        {seatLetter(owner)}
      </text>
    </g>
  );
}
