/** What time alone brings about at a table; quiet hours and vacations put it off. */
import { TABLE_TIMEOUTS } from '@carson/protocol';
import { moveOf } from './decide-move.ts';
import { acceptAs, type Decided, refuse } from './decided.ts';
import { nextDue } from './due.ts';
import { owedAt, seatOf, type Table } from './table.ts';
import { withoutVacation } from './vacation.ts';

/** Returns when a person's current quiet hours end; undefined outside quiet hours. */
export type QuietHoursEnd = (person: string) => number | undefined;

/** Decides what is due by time alone, if anything. Where the table has agreed so, no time runs out in quiet hours. */
export function decideDue(table: Table, at: number, quietHoursEnd: QuietHoursEnd = () => undefined): Decided {
  const due = nextDue(table);
  if (due === undefined || due.at > at) return refuse('nothingDue');
  if (due.entry.type !== 'timeExpired') return acceptAs(due.entry);
  const night = nightOf(table, due.entry.seat, quietHoursEnd);
  return night === undefined
    ? (silenceOf(table, due.entry.seat, at) ?? acceptAs(due.entry))
    : acceptAs({ ...night, until: Math.min(night.until, due.at + TABLE_TIMEOUTS.night) });
}

/** The move that no answer in time counts as, where the rules name one. */
function silenceOf(table: Table, seat: number, at: number): Decided | undefined {
  const { decision, onTimeout } = owedAt(table).find((owed) => owed.seat === seat) ?? {};
  return decision === undefined || onTimeout === undefined
    ? undefined
    : moveOf(table, { seat, decision, command: onTimeout, at });
}

function nightOf({ plan, seats, clocks }: Table, seat: number, quietHoursEnd: QuietHoursEnd) {
  const isAgreed = plan.clock.kind === 'days' && plan.clock.quietHours === true;
  const person = seats[seat]?.person;
  if (!isAgreed || person === undefined || clocks[seat]?.night === true) return undefined;
  const until = quietHoursEnd(person);
  return until === undefined ? undefined : { type: 'nightGranted' as const, seat, until };
}

/** A person goes on vacation until that moment, or comes back; at this table for as many days as were agreed. */
export function decideVacation(
  table: Table,
  person: string,
  { until, at }: { readonly until?: number | undefined; readonly at: number },
): Decided {
  const seat = seatOf(table, person);
  const vacation = seat === undefined ? undefined : withoutVacation(table, at).vacations[seat];
  if (table.phase !== 'playing' || seat === undefined || vacation === undefined) return refuse('noVacation');
  if (until === undefined || until <= at) {
    return vacation.away === undefined ? refuse('notAway') : acceptAs({ type: 'vacationSet', seat });
  }
  const end = Math.min(until, at + vacation.left);
  if (end <= at || vacation.away?.until === end) return refuse('noVacation');
  return acceptAs({ type: 'vacationSet', seat, until: end });
}
