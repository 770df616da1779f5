import type { JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import { PersonFace } from '../../art/person-face.tsx';
import type { Occupant } from '../../rules/occupants.ts';
import { words } from '../../words/words.ts';
import { personAt } from './people.ts';

interface SeatFaceProps {
  readonly occupants: readonly Occupant[];
  readonly seat: number;
  readonly symbol?: string;
}

/** Who plays a seat: a round portrait with a ring in the seat's colour. Its size is `--face`. */
export function SeatFace({ occupants, seat, symbol }: SeatFaceProps): JSX.Element {
  const { face, letter } = personAt(occupants, seat, words.value);
  return (
    <span class="seat-face" data-seat={seat} data-explain={`seat:${seat}`}>
      <PersonFace person={face} letter={letter} />
      {symbol !== undefined && (
        <span class="seat-face-badge">
          <Art name={symbol} />
        </span>
      )}
    </span>
  );
}
