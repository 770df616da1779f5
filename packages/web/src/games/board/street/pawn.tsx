/** A cowboy on the table: a token with a hat, in the colour and with the letter of its seat. */
import type { PieceView } from '@carson/board-game';
import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { seatLetter } from '../../../parts/seats/people.ts';

type PawnProps = Pick<PieceView, 'seat'> & Partial<PieceView>;

export function Pawn({ seat, white, token, dynamite, place, count = 1 }: PawnProps): JSX.Element {
  return (
    <span
      class={white === true ? 'pawn white' : 'pawn'}
      data-seat={seat}
      data-explain={`piece:${white === true ? 'whiteCowboy' : 'cowboy'}:${place ?? ''}`}
    >
      <Art name={white === true ? 'piece-tokenWhite' : 'piece-token'} />
      <span class="pawn-letter">{seatLetter(seat)}</span>
      {token === true && <Art name="piece-noDuel" class="pawn-extra" explained="piece:noDuel" />}
      {dynamite === true && <Art name="piece-dynamite" class="pawn-extra" explained="piece:dynamite" />}
      {count > 1 && <span class="pawn-count">{count}</span>}
    </span>
  );
}
