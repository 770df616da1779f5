/** What time alone brings about at a table, and when. */
import { type ClockPlan, TABLE_TIMEOUTS } from '@carson/protocol';
import type { Entry } from './entry.ts';
import { answerOnTimeout, awaitedPeople, isAbsent, type Table, votersOn } from './table.ts';
import { comingVacation } from './vacation.ts';

const HOUR = 3_600_000;
const REMINDER = { perDay: 6 * HOUR, most: 12 * HOUR } as const;

export interface Due {
  readonly at: number;
  readonly entry: Entry;
}

/** The next thing that happens by time alone. */
export function nextDue(table: Table): Due | undefined {
  const { phase, changedAt, plan, broken } = table;
  if (broken !== undefined) return undefined;
  if (phase === 'waiting') {
    return { at: changedAt + TABLE_TIMEOUTS.start[plan.clock.kind], entry: { type: 'tableExpired' } };
  }
  if (phase !== 'playing') return undefined;
  return [...clocksDue(table), ...votesDue(table), ...vacationsDue(table)].sort((a, b) => a.at - b.at)[0];
}

/** When the vote about a missing player is over. */
export function voteEnd({ plan }: Table, since: number): number {
  return since + TABLE_TIMEOUTS.vote[plan.clock.kind];
}

function votesDue(table: Table): readonly Due[] {
  return table.absences.map(({ seat, since }) => ({
    at: voteEnd(table, since),
    entry: { type: 'voteClosed', seat },
  }));
}

/** When the time of a seat that is awaited runs out; undefined without a clock, or while it stands. */
export function clockDue(table: Table, seat: number): number | undefined {
  const clock = table.clocks[seat];
  if (table.plan.clock.kind === 'none' || clock?.since === undefined || isAbsent(table, seat))
    return undefined;
  const due = clock.since + clock.left;
  return due + comingVacation(table, seat, due, clock.since);
}

function vacationsDue({ vacations }: Table): readonly Due[] {
  return vacations.flatMap(({ away }, seat) =>
    away === undefined ? [] : [{ at: away.until, entry: { type: 'vacationEnded', seat } }],
  );
}

/** Returns when a player is reminded that their time ends at `due`: six hours earlier per day they have, at most twelve. */
export function remindAt(clock: ClockPlan, due: number): number | undefined {
  return clock.kind === 'days' ? due - Math.min(clock.days * REMINDER.perDay, REMINDER.most) : undefined;
}

/** Without a clock no one runs out of time; but a game without an answer for weeks has been abandoned. */
function clocksDue(table: Table): readonly Due[] {
  return awaitedPeople(table).flatMap((seat): readonly Due[] => {
    const clock = table.clocks[seat];
    if (isAbsent(table, seat)) {
      // B14.29: who is away lets this time pass, however long it is; the others need not wait for it.
      const isAnswered = answerOnTimeout(table, seat) !== undefined;
      return isAnswered ? [{ at: table.changedAt, entry: { type: 'timeExpired', seat } }] : [];
    }
    if (clock?.since === undefined) return [];
    const due = clockDue(table, seat);
    if (due !== undefined) return [{ at: due, entry: { type: 'timeExpired', seat } }];
    const isAlone = votersOn(table, seat).length === 0;
    return isAlone ? [] : [{ at: clock.since + TABLE_TIMEOUTS.game, entry: { type: 'gameAbandoned' } }];
  });
}

/** From when on the others may call a vote about a seat, at a table without a clock. */
export function voteFrom(table: Table, seat: number): number | undefined {
  const clock = table.clocks[seat];
  const isSilent = awaitedPeople(table).includes(seat) && !isAbsent(table, seat);
  if (table.plan.clock.kind !== 'none' || clock?.since === undefined || !isSilent) return undefined;
  return votersOn(table, seat).length === 0 ? undefined : clock.since + clock.left;
}
