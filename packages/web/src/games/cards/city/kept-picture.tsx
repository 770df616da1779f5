/** The cards that a virtual player has taken, in place of a city, since it builds none (C3.10). */
import type { SeatView } from '@carson/card-game';
import type { JSX } from 'preact';
import { PlacedArt } from '../../../art/art.tsx';
import { UNIT } from './ground-paths.ts';
import { CardFace } from './landscape.tsx';

interface KeptPictureProps {
  readonly seat: Pick<SeatView, 'kept' | 'characters'>;
  readonly label: string;
}

const SIDE = 2 * UNIT;
const STEP = SIDE + 24;
/** About as much wider than high as the boxes that cities stand in. */
const SHAPE = 1.3;

/** All cards in rows, the characters last. */
export function KeptPicture({ seat: { kept, characters }, label }: KeptPictureProps): JSX.Element {
  const count = kept.length + characters.length;
  const columns = Math.max(1, Math.ceil(Math.sqrt(count * SHAPE)));
  const rows = Math.max(1, Math.ceil(count / columns));
  const placeOf = (at: number) => ({ x: (at % columns) * STEP, y: Math.floor(at / columns) * STEP });
  return (
    <svg
      class="city-picture"
      viewBox={`-12 -12 ${columns * STEP} ${rows * STEP}`}
      role="img"
      aria-label={label}
    >
      {kept.map((card, at) => {
        const { x, y } = placeOf(at);
        return (
          <g key={card} transform={`translate(${x} ${y})`}>
            <CardFace card={card} />
          </g>
        );
      })}
      {characters.map((id, at) => {
        const { x, y } = placeOf(kept.length + at);
        return (
          <g key={id}>
            <rect class="kept-character" x={x} y={y} width={SIDE} height={SIDE} rx={9} />
            <PlacedArt name={`character-${id}`} x={x + 6} y={y + 6} size={SIDE - 12} />
          </g>
        );
      })}
    </svg>
  );
}
