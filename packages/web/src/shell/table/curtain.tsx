import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { closeOverlay } from '../../app/overlays.ts';
import { PersonFace } from '../../art/person-face.tsx';
import { Button } from '../../parts/button.tsx';
import { personAt } from '../../parts/seats/people.ts';
import { SeatMark } from '../../parts/seats/seat-mark.tsx';
import type { ShownTable } from '../../table/shown-table.ts';
import { words } from '../../words/words.ts';

interface CurtainProps {
  readonly table: ShownTable;
  readonly seat: number;
  readonly onLift: () => void;
}

/** Covers the table while two people at one screen change places: no hidden information is drawn behind it. */
export function Curtain({ table, seat, onLift }: CurtainProps): JSX.Element {
  const { shell } = words.value;
  // A dialog that one person opened is not for the next.
  useEffect(closeOverlay, []);
  const { name, face, letter } = personAt(table.occupants, seat, words.value);
  return (
    <main class="curtain">
      <div class="paper curtain-card">
        <span class="curtain-face" data-seat={seat}>
          <PersonFace person={face} letter={letter} />
        </span>
        <SeatMark seat={seat} />
        <h1>{shell.table.passDevice({ name })}</h1>
        <p class="hint">{shell.table.passDeviceHint}</p>
        <Button class="button-main" text={shell.table.iAm({ name })} onClick={onLift} />
      </div>
    </main>
  );
}
