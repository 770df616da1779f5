/** B9.12: how an auction begins. */
import { push, type Table } from '../state/table.ts';
import { NOBODY } from '../town/town.ts';

export function openAuction({ state }: Table, seat: number, prize: 'parcels' | 'ammunition'): void {
  push(state, {
    kind: 'auction',
    seat,
    prize,
    open: prize === 'ammunition',
    lot: [],
    turn: seat,
    high: 0,
    leader: NOBODY,
    out: 0,
  });
}
