/** Who may offer the seat of a person who stayed away, and who may take it over. */
import { acceptAs, type Decided, no } from './decided.ts';
import { isOffered } from './substitute.ts';
import { seatOf, type Table } from './table.ts';

/** During the game: a seat whose person stayed away and that the others have offered. */
export function takeOver(table: Table, person: string, wanted: number | undefined): Decided {
  if (seatOf(table, person) !== undefined) return no('alreadySeated');
  if (table.removed.includes(person)) return no('removedByHost');
  const seat = table.seats.findIndex((one, at) => isOffered(one) && (wanted === undefined || wanted === at));
  return seat < 0 ? no('notWaiting') : acceptAs({ type: 'seatTakenOver', seat, person });
}

export function offer(table: Table, by: number, seat: number): Decided {
  const offered = table.seats[seat];
  if (offered?.standIn === undefined || isOffered(offered)) return no('seatNotFree', { seat });
  return acceptAs({ type: 'seatOffered', seat, by });
}
