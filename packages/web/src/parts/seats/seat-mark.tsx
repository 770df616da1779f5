import type { JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import { seatLetter } from './people.ts';

/** A seat by colour, letter and, where it has one, its symbol. */
export function SeatMark({
  seat,
  symbol,
}: {
  readonly seat: number;
  readonly symbol?: string | undefined;
}): JSX.Element {
  return (
    <span class="seat-mark" data-seat={seat} data-explain={`seat:${seat}`}>
      {seatLetter(seat)}
      {symbol !== undefined && <Art name={symbol} />}
    </span>
  );
}
