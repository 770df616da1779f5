/** What buildings have just paid, line by line. */
import type { BoardEvent } from '@carson/board-game';
import { parcelName } from '@carson/words';
import type { JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import { SeatMark } from '../../parts/seat-mark.tsx';
import { words } from '../../words/words.ts';
import { seatSymbol } from './seat-symbol.ts';
import type { BoardTable } from './table-types.ts';

type Paid = Extract<BoardEvent, { readonly type: 'buildingPaid' }>;

interface IncomePictureProps {
  readonly table: BoardTable;
  readonly paid: readonly Paid[];
}

export function IncomePicture({ paid }: IncomePictureProps): JSX.Element {
  const { boardTable, names } = words.value;
  return (
    <ul class="income-scene">
      {paid.map(({ seat, building, parcel, income, factor, kept, attacker, taken }) => (
        <li key={parcel}>
          <Art name={`element-${building}`} />
          <span class="income-place">
            <strong>{names.elements[building]}</strong>
            <span class="hint">
              {parcelName(parcel)}
              {factor > 1 && ` · ${boardTable.money({ amount: income })} × ${factor}`}
            </span>
          </span>
          <Share seat={seat} amount={kept} />
          {attacker !== undefined && <Share seat={attacker} amount={taken ?? 0} />}
        </li>
      ))}
    </ul>
  );
}

function Share({ seat, amount }: { readonly seat: number; readonly amount: number }): JSX.Element {
  return (
    <span class="income-share">
      <SeatMark seat={seat} symbol={seatSymbol(seat)} />
      <strong>{words.value.boardTable.money({ amount })}</strong>
    </span>
  );
}
