/** Cowboys, the white one, tokens, dynamite and outlaws on the parcels. */
import { PARCEL_COUNT, type PieceView, type View } from '@carson/board-game';
import type { JSX } from 'preact';
import { PlacedArt } from '../../../art/art.tsx';
import { cornerOf } from './units.ts';

export function Pieces({ view }: { readonly view: View }): JSX.Element {
  return (
    <g aria-hidden="true">
      {view.town.outlaw.map((there, parcel) => {
        const { x, y } = cornerOf(parcel);
        return there === 1 ? (
          <PlacedArt key={parcel} name="element-outlaw" x={x + 2} y={y + 6} size={54} />
        ) : undefined;
      })}
      {Array.from({ length: PARCEL_COUNT }, (_, parcel) => (
        <Crowd key={parcel} parcel={parcel} pieces={view.pieces.filter(({ place }) => place === parcel)} />
      ))}
    </g>
  );
}

const COWBOY = 48;
/** From the westernmost cowboy to the easternmost, and between two of them at most. */
const WIDEST = 50;
const APART = 26;

interface CrowdProps {
  readonly parcel: number;
  readonly pieces: readonly PieceView[];
}

/** Side by side from the east; the more there are, the closer they stand. */
function Crowd({ parcel, pieces }: CrowdProps): JSX.Element | null {
  if (pieces.length === 0) return null;
  const { x, y } = cornerOf(parcel);
  const step = Math.min(APART, WIDEST / Math.max(1, pieces.length - 1));
  return (
    <>
      {pieces.map(({ seat, white, dynamite, token }, at) => {
        const left = x + 50 - (pieces.length - 1 - at) * step;
        return (
          <g key={`${seat}/${white}`} data-seat={seat}>
            <PlacedArt
              name={white ? 'piece-cowboyWhite' : 'piece-cowboy'}
              x={left}
              y={y + 50}
              size={COWBOY}
            />
            {dynamite && <PlacedArt name="piece-dynamite" x={left + 20} y={y + 70} size={27} />}
            {token && <PlacedArt name="piece-noDuel" x={left + 20} y={y + 70} size={27} />}
          </g>
        );
      })}
    </>
  );
}
