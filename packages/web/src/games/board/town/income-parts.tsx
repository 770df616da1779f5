/** Why a building earns what it earns: the parts of B14.2, and the parcels behind each. */
import { type IncomePart, idOf, incomeOf, type View } from '@carson/board-game';
import { parcelName } from '@carson/words';
import type { JSX } from 'preact';
import { CloseButton } from '../../../parts/close-button.tsx';
import { words } from '../../../words/words.ts';
import { highlighted, inspected } from '../selection/selection.ts';
import { cornerOf, LENGTH } from './units.ts';

export function incomeParts({ town, round, occupant }: View, parcel: number): readonly IncomePart[] {
  const parts: IncomePart[] = [];
  incomeOf({ town, round, occupant }, parcel, parts);
  return parts;
}

interface IncomeWhyProps {
  readonly view: View;
  readonly parcel: number;
}

/** Pointing at a part highlights its parcels. */
export function IncomeWhy({ view, parcel }: IncomeWhyProps): JSX.Element | null {
  const { board } = words.value;
  const parts = incomeParts(view, parcel);
  if (parts.length === 0) return null;
  return (
    <ul class="income-parts">
      {parts.map((part, at) => (
        <li key={`${part.source}/${part.parcels.join()}/${at}`}>
          <button
            type="button"
            class="income-part"
            data-explain={`number:income:${part.amount}`}
            onMouseEnter={() => light(part.parcels)}
            onMouseLeave={() => light([])}
            onFocus={() => light(part.parcels)}
            onBlur={() => light([])}
          >
            <span>{`${board.incomeParts[part.source]} (${part.parcels.map(parcelName).join(', ')})`}</span>
            <strong class={part.amount < 0 ? 'loss' : ''}>{board.money({ amount: part.amount })}</strong>
          </button>
        </li>
      ))}
    </ul>
  );
}

function light(parcels: readonly number[]): void {
  highlighted.value = parcels;
}

export function IncomeCard({ view }: { readonly view: View }): JSX.Element | null {
  const parcel = inspected.value;
  const income = parcel === undefined ? undefined : view.parcels[parcel]?.income;
  const on = parcel === undefined ? undefined : idOf(view.town.on[parcel] ?? 0);
  if (parcel === undefined || income === undefined || on === undefined) return null;
  const { boardTable, names, shell } = words.value;
  const label = `${names.elements[on]}, ${parcelName(parcel)}`;
  return (
    <section
      class="paper income-card"
      data-side={cornerOf(parcel).x < LENGTH / 2 ? 'right' : 'left'}
      aria-live="polite"
    >
      <div class="income-head">
        <h3>{shell.labelled({ label, text: boardTable.earns({ income }) })}</h3>
        <CloseButton
          onClick={() => {
            inspected.value = undefined;
          }}
        />
      </div>
      <IncomeWhy view={view} parcel={parcel} />
    </section>
  );
}
