import { type BoardEvent, columnOf, rowOf } from '@carson/board-game';
import { parcelName } from '@carson/words';
import { Fragment, type JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { occupantName } from '../../../parts/seats/people.ts';
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

/** What each owner gets in all, and for which buildings. */
export function IncomePicture({ table, paid }: IncomePictureProps): JSX.Element {
  const owners = [...new Set(paid.map(({ seat }) => seat))];
  return (
    <ul class="income-scene">
      {owners.map((seat) => {
        const own = paid.filter((income) => income.seat === seat);
        return (
          <Fragment key={seat}>
            <li class="income-owner" data-explain={`seat:${seat}`}>
              <SeatMark seat={seat} symbol={seatSymbol(seat)} />
              <span>{occupantName(table.occupants, seat, words.value)}</span>
              <Amount amount={own.reduce((sum, { kept }) => sum + kept, 0)} />
            </li>
            {own.map((income) => (
              <Income key={income.parcel} table={table} income={income} />
            ))}
          </Fragment>
        );
      })}
    </ul>
  );
}

interface IncomeProps {
  readonly table: BoardTable;
  readonly income: Paid;
}

function Income({ table, income: paid }: IncomeProps): JSX.Element {
  const { board, names } = words.value;
  const { building, parcel, income, factor, kept, attacker, taken } = paid;
  return (
    <li data-explain={`building:${building}:${columnOf(parcel)},${rowOf(parcel)}`}>
      <Art name={`element-${building}`} />
      <span class="income-place">
        <strong>{names.elements[building]}</strong>
        <span>
          {parcelName(parcel)}
          {factor > 1 && ` · ${board.money({ amount: income })} × ${factor}`}
        </span>
        {sourcesOf(table, parcel).map((source) => (
          <span key={source} class="hint income-source">
            {source}
          </span>
        ))}
      </span>
      {attacker !== undefined && (
        <span class="income-share">
          <SeatMark seat={attacker} symbol={seatSymbol(attacker)} />
          <Amount amount={taken ?? 0} />
        </span>
      )}
      <Amount amount={kept} />
    </li>
  );
}

function Amount({ amount }: { readonly amount: number }): JSX.Element {
  return <strong class="income-amount">{words.value.board.money({ amount })}</strong>;
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
