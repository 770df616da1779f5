/** The fighters of a duel side by side, each with its chance, or with its strength where there are no chances (B10.4). */
import type { ComponentChildren, JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { percentage } from '../../../parts/percentage.ts';
import { occupantName, seatLetter } from '../../../parts/seats/people.ts';
import { words } from '../../../words/words.ts';
import type { BoardTable } from '../table-types.ts';
import type { Chance } from './chances.ts';

interface ChanceBarProps extends Pick<BoardTable, 'occupants'> {
  readonly chances: readonly Chance[];
}

export function ChanceBar({ occupants, chances }: ChanceBarProps): JSX.Element {
  const { locale } = words.value;
  return (
    <span class="duel-bar">
      {chances.map(({ seat, percent }) => (
        <Side key={seat} occupants={occupants} seat={seat} width={Math.max(percent, 16)}>
          {percentage(percent, locale)}
        </Side>
      ))}
    </span>
  );
}

export interface FighterStrength {
  /** -1 for the outlaw. */
  readonly seat: number;
  readonly strength: number;
}

interface StrengthBarProps extends Pick<BoardTable, 'occupants'> {
  readonly strengths: readonly FighterStrength[];
}

export function StrengthBar({ occupants, strengths }: StrengthBarProps): JSX.Element {
  return (
    <span class="duel-bar">
      {strengths.map(({ seat, strength }) => (
        <Side key={seat} occupants={occupants} seat={seat} width={1}>
          {strength}
        </Side>
      ))}
    </span>
  );
}

interface SideProps extends Pick<BoardTable, 'occupants'> {
  readonly seat: number;
  /** Beside the others'. */
  readonly width: number;
  readonly children: ComponentChildren;
}

function Side({ occupants, seat, width, children }: SideProps): JSX.Element {
  const isOutlaw = seat < 0;
  return (
    <span data-seat={isOutlaw ? undefined : seat} style={{ flexGrow: width }}>
      {isOutlaw ? (
        <Art name="element-outlaw" label={words.value.names.elements.outlaw} />
      ) : (
        <>
          <span class="spoken">{occupantName(occupants, seat, words.value)} </span>
          <span aria-hidden="true">{seatLetter(seat)} </span>
        </>
      )}
      {children}
    </span>
  );
}
