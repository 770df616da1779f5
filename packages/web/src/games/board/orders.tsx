/** Two tracks: who plays when, and who has passed (B3.2, B4.4). */
import type { View } from '@carson/board-game';
import type { JSX } from 'preact';
import { joinNames, occupantName } from '../../parts/people.ts';
import { SeatMark } from '../../parts/seat-mark.tsx';
import type { ShownTable } from '../../table/shown-table.ts';
import { words } from '../../words/words.ts';

export function Orders({ table }: { readonly table: ShownTable }): JSX.Element {
  const { orders } = words.value.boardTable;
  const view = table.view as View;
  const choosing = view.turnOrder.length === 0 || view.steps.some(({ kind }) => kind === 'characters');
  return (
    <div class="orders">
      <Track
        table={table}
        name={choosing ? orders.choice : orders.turn}
        seats={choosing ? view.chooseOrder : view.turnOrder}
      />
      <Track table={table} name={orders.passed} seats={view.endOrder} />
    </div>
  );
}

interface TrackProps {
  readonly table: ShownTable;
  readonly name: string;
  readonly seats: readonly number[];
}

function Track({ table, name, seats }: TrackProps): JSX.Element {
  const names = seats.map((seat) => occupantName(table.occupants, seat, words.value));
  const spoken = `${name}: ${names.length === 0 ? '–' : joinNames(names, words.value.locale)}`;
  return (
    <div class="order" role="img" aria-label={spoken} title={spoken}>
      <span class="order-name">{name}</span>
      {table.occupants.map((_, at) => {
        const seat = seats[at];
        return seat === undefined ? <span key={at} class="order-free" /> : <SeatMark key={at} seat={seat} />;
      })}
    </div>
  );
}
