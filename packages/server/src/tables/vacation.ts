/**
 * Vacation: the clock of a seat stands, for as many days as the table has agreed on. Days count from the moment a
 * vacation begins, whether the seat is awaited or not, so that they cannot be stretched.
 */
import type { ClockPlan } from '@carson/protocol';
import { type Clocks, type Outage, type Vacation, type Vacations, withoutOutage } from './clocks.ts';
import type { EntryOf } from './entry.ts';
import type { Table } from './table.ts';

const DAY = 86_400_000;

export function freshVacations(clock: ClockPlan, seats: number): Vacations {
  const days = clock.kind === 'days' ? (clock.vacation ?? 0) : 0;
  return days === 0 ? [] : Array.from({ length: seats }, () => ({ left: days * DAY }));
}

/** The table with all vacation up to this moment taken off the clocks, also off those that an undo goes back to. */
export function withoutVacation(table: Table, at: number): Table {
  let now = table;
  for (const [seat, { away }] of table.vacations.entries()) {
    if (away === undefined || at <= away.from) continue;
    const passed = { from: away.from, to: Math.min(at, away.until) };
    now = {
      ...now,
      clocks: clocksWithout(now.clocks, seat, passed),
      before: now.before.map((then) => ({ ...then, clocks: clocksWithout(then.clocks, seat, passed) })),
      vacations: withVacation(now.vacations, seat, (vacation) => spent(vacation, passed)),
    };
  }
  return now;
}

/** Like `withoutVacation`, up to the end of an outage; an outage uses up no vacation. */
export function withoutVacationBefore(table: Table, { from, to }: Outage): Table {
  const before = withoutVacation(table, from);
  return {
    ...before,
    vacations: before.vacations.map(({ left, away }) => {
      if (away === undefined || away.until <= to) return { left };
      return { left, away: { from: Math.max(away.from, to), until: away.until } };
    }),
  };
}

/** Milliseconds for which a clock that runs out at `due` still stands. */
export function comingVacation({ vacations }: Table, seat: number, due: number, since: number): number {
  const away = vacations[seat]?.away;
  return away === undefined || due <= away.from ? 0 : Math.max(0, away.until - Math.max(away.from, since));
}

export function vacationSet(table: Table, { seat, until }: EntryOf<'vacationSet'>, at: number): Table {
  const vacations = withVacation(table.vacations, seat, ({ left }) =>
    until === undefined ? { left } : { left, away: { from: at, until } },
  );
  return { ...table, vacations };
}

/** Until when the seat is away; undefined where it is not. */
export function awayUntil({ vacations, phase }: Table, seat: number, at: number): number | undefined {
  const until = vacations[seat]?.away?.until;
  return until !== undefined && until > at && phase === 'playing' ? until : undefined;
}

function spent({ left, away }: Vacation, { from, to }: Outage): Vacation {
  const rest = { left: Math.max(0, left - (to - from)) };
  return away === undefined || to >= away.until ? rest : { ...rest, away: { from: to, until: away.until } };
}

function clocksWithout(clocks: Clocks, seat: number, vacation: Outage): Clocks {
  return clocks.map((clock, other) =>
    other === seat ? (withoutOutage([clock], vacation)[0] ?? clock) : clock,
  );
}

function withVacation(
  vacations: Vacations,
  seat: number,
  change: (vacation: Vacation) => Vacation,
): Vacations {
  return vacations.map((vacation, other) => (other === seat ? change(vacation) : vacation));
}
