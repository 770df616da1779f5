import { type BoardEvent, columnOf, rowOf } from '@carson/board-game';
import { parcelName } from '@carson/words';
import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { SeatMark } from '../../../parts/seats/seat-mark.tsx';
import { words } from '../../../words/words.ts';
import { seatSymbol } from '../names/seat-symbol.ts';
import type { BoardTable } from '../table-types.ts';
import { incomeParts } from '../town/income-parts.tsx';

type Paid = Extract<BoardEvent, { readonly type: 'buildingPaid' }>;

interface IncomePictureProps {
  readonly table: BoardTable;
  readonly paid: readonly Paid[];
}

export function IncomePicture({ table, paid }: IncomePictureProps): JSX.Element {
  const { board, names } = words.value;
  return (
    <ul class="income-scene">
      {paid.map(({ seat, building, parcel, income, factor, kept, attacker, taken }) => (
        <li key={parcel} data-explain={`building:${building}:${columnOf(parcel)},${rowOf(parcel)}`}>
          <Art name={`element-${building}`} />
          <span class="income-place">
            <strong>{names.elements[building]}</strong>
            <span class="hint">
              {parcelName(parcel)}
              {factor > 1 && ` · ${board.money({ amount: income })} × ${factor}`}
              {sourcesOf(table, parcel).map((source) => (
                <span key={source} class="income-source">
                  {source}
                </span>
              ))}
            </span>
          </span>
          <Share seat={seat} amount={kept} />
          {attacker !== undefined && <Share seat={attacker} amount={taken ?? 0} />}
        </li>
      ))}
    </ul>
  );
}

/** 'Adjacent houses 3 × $3': what the building is paid for, kind by kind. */
export function sourcesOf({ view }: BoardTable, parcel: number): readonly string[] {
  const { board } = words.value;
  const parts = incomeParts(view, parcel);
  return [...new Set(parts.map(({ source }) => source))].map((source) => {
    const amounts = parts.filter((part) => part.source === source).map(({ amount }) => amount);
    const sums = [...new Set(amounts)].map((amount) => {
      const times = amounts.filter((other) => other === amount).length;
      const money = board.money({ amount });
      return times === 1 ? money : `${times} × ${money}`;
    });
    return `${board.incomeParts[source]} ${sums.join(' + ')}`;
  });
}

function Share({ seat, amount }: { readonly seat: number; readonly amount: number }): JSX.Element {
  return (
    <span class="income-share">
      <SeatMark seat={seat} symbol={seatSymbol(seat)} />
      <strong>{words.value.board.money({ amount })}</strong>
    </span>
  );
}
