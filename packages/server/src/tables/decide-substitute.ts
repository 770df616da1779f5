/** Who may offer the seat of a person who stayed away, and who may take it over. */
import { acceptAs, type Decided, refuse } from './decided.ts';
import { isOffered } from './substitute.ts';
import { seatOf, type Table } from './table.ts';

/** During the game: a seat whose person stayed away and that the others have offered. */
export function takeOver(table: Table, person: string, wanted: number | undefined): Decided {
  if (seatOf(table, person) !== undefined) return refuse('alreadySeated');
  if (table.removed.includes(person)) return refuse('removedByHost');
  const seat = table.seats.findIndex((one, at) => isOffered(one) && (wanted === undefined || wanted === at));
  return seat < 0 ? refuse('notWaiting') : acceptAs({ type: 'seatTakenOver', seat, person });
}

export function offer(table: Table, by: number, seat: number): Decided {
  const offered = table.seats[seat];
  if (offered?.standIn === undefined || isOffered(offered)) return refuse('seatNotFree', { seat });
  return acceptAs({ type: 'seatOffered', seat, by });
}
