/** Cowboys, the white one, tokens, dynamite and outlaws on the parcels. */
import { isParcelPlace, type PieceView, type View } from '@carson/board-game';
import type { JSX } from 'preact';
import { PlacedArt } from '../../../art/art.tsx';
import { memo } from '../../../art/memo.ts';
import { seatLetter } from '../../../parts/seats/people.ts';
import { cornerOf } from './units.ts';

export const Pieces = memo(function Pieces({ town, pieces }: Pick<View, 'town' | 'pieces'>) {
  const taken = new Set(pieces.map(({ place }) => place).filter(isParcelPlace));
  return (
    <g aria-hidden="true">
      {town.outlaw.map((there, parcel) => {
        const { x, y } = cornerOf(parcel);
        return there === 1 ? (
          <PlacedArt key={parcel} name="element-outlaw" x={x + 2} y={y + 6} size={54} />
        ) : undefined;
      })}
      {[...taken]
        .sort((a, b) => a - b)
        .map((parcel) => (
          <PawnGroup key={parcel} parcel={parcel} pieces={pieces.filter(({ place }) => place === parcel)} />
        ))}
    </g>
  );
});

const PAWN = 50;
/** From the westernmost cowboy to the easternmost, and between two of them at most. */
const WIDEST = 50;
const APART = 30;

interface PawnGroupProps {
  readonly parcel: number;
  readonly pieces: readonly PieceView[];
}

/** Side by side from the east; the more there are, the closer they stand. */
function PawnGroup({ parcel, pieces }: PawnGroupProps): JSX.Element {
  const { x, y } = cornerOf(parcel);
  const step = Math.min(APART, WIDEST / Math.max(1, pieces.length - 1));
  return (
    <>
      {pieces.length > 1 && <PlacedArt name="piece-pistols" x={x + 4} y={y + 6} size={34} />}
      {pieces.map((piece, at) => (
        <MapPawn
          key={`${piece.seat}/${piece.white}`}
          piece={piece}
          x={x + 48 - (pieces.length - 1 - at) * step}
          y={y + 44}
        />
      ))}
    </>
  );
}

interface MapPawnProps {
  readonly piece: PieceView;
  readonly x: number;
  readonly y: number;
}

function MapPawn({ piece, x, y }: MapPawnProps): JSX.Element {
  const { seat, white, dynamite, token } = piece;
  return (
    <g class={white ? 'map-pawn white' : 'map-pawn'} data-seat={seat}>
      <PlacedArt name={white ? 'piece-tokenWhite' : 'piece-token'} x={x} y={y} size={PAWN} />
      <text x={x + PAWN / 2} y={y + PAWN * 0.8}>
        {seatLetter(seat)}
      </text>
      {dynamite && <PlacedArt name="piece-dynamite" x={x + 24} y={y + 26} size={26} />}
      {token && <PlacedArt name="piece-noDuel" x={x + 24} y={y + 26} size={26} />}
    </g>
  );
}
