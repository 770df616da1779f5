/** What time alone brings about at a table; quiet hours and vacations put it off. */
import { TABLE_TIMEOUTS } from '@carson/protocol';
import { moveOf } from './decide-move.ts';
import { acceptAs, type Decided, refuse } from './decided.ts';
import { nextDue } from './due.ts';
import { answerOnTimeout, seatOf, type Table } from './table.ts';
import { withoutVacation } from './vacation.ts';

/** Returns when a person's current quiet hours end; undefined outside quiet hours. */
export type QuietHoursEnd = (person: string) => number | undefined;

/** Decides what is due by time alone, if anything. Where the table has agreed so, no time runs out in quiet hours. */
export function decideDue(table: Table, at: number, quietHoursEnd: QuietHoursEnd = () => undefined): Decided {
  const due = nextDue(table);
  if (due === undefined || due.at > at) return refuse('nothingDue');
  if (due.entry.type !== 'timeExpired') return acceptAs(due.entry);
  const { seat } = due.entry;
  const night = nightOf(table, seat, quietHoursEnd);
  if (night !== undefined) {
    return acceptAs({ ...night, until: Math.min(night.until, due.at + TABLE_TIMEOUTS.night) });
  }
  const answer = answerOnTimeout(table, seat);
  return answer === undefined ? acceptAs(due.entry) : moveOf(table, { ...answer, at }, { timeout: true });
}

/** Quiet hours put off the end of a clock that runs, once. */
function nightOf({ plan, seats, clocks }: Table, seat: number, quietHoursEnd: QuietHoursEnd) {
  const isAgreed = plan.clock.kind === 'days' && plan.clock.quietHours === true;
  const person = seats[seat]?.person;
  const clock = clocks[seat];
  if (!isAgreed || person === undefined || clock?.since === undefined || clock.night === true)
    return undefined;
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
