import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { SeatFace } from '../../../parts/seats/seat-face.tsx';
import type { CardsTable } from '../table-types.ts';

interface SignProps {
  readonly art: string;
  readonly title: string;
  readonly text: string;
  readonly seat?: number;
  readonly table?: CardsTable;
}

/** A paper sign in the middle of the table; screen readers read the same text in the panel. */
export function Sign({ art, title, text, seat, table }: SignProps): JSX.Element {
  return (
    <div class="paper sign-paper" aria-hidden="true">
      <span class="sign-art">
        <Art name={art} />
        {seat !== undefined && table !== undefined && <SeatFace occupants={table.occupants} seat={seat} />}
      </span>
      <p class="sign-title">{title}</p>
      <p>{text}</p>
    </div>
  );
}
