/**
 * Thinking time. Pure: the moment is always handed in. At a table without a clock the same clocks count the silence
 * after which the others may call a vote.
 */
import { type ClockPlan, TABLE_TIMEOUTS } from '@carson/protocol';

const SECOND = 1_000;
const DAY = 86_400_000;

/** One entry per seat. */
export type Clocks = readonly SeatTime[];

interface SeatTime {
  /** Milliseconds left when the clock last stood still. */
  readonly left: number;
  /** Since when it runs; undefined while it stands. */
  readonly since?: number;
  /** Its end was put off once already, because it fell into quiet hours. */
  readonly night?: true;
}

/** One per seat; empty where the table has agreed on none. */
export type Vacations = readonly Vacation[];

export interface Vacation {
  /** Milliseconds that the seat may still be away. */
  readonly left: number;
  readonly away?: Away;
}

interface Away {
  /** Time before this moment has been taken off the clocks already. */
  readonly from: number;
  readonly until: number;
}

export function freshClocks(plan: ClockPlan, seats: number): Clocks {
  return Array.from({ length: seats }, () => freshSeatTime(plan));
}

export function freshSeatTime(plan: ClockPlan): SeatTime {
  return { left: fullTime(plan) };
}

/** The time of a running clock ends at that moment instead. */
export function postpone(clocks: Clocks, seat: number, until: number): Clocks {
  return clocks.map((clock, other) =>
    other !== seat || clock.since === undefined
      ? clock
      : { left: until - clock.since, since: clock.since, night: true },
  );
}

interface Turn {
  readonly plan: ClockPlan;
  readonly at: number;
  /** Seats whose clocks run from now on. */
  readonly running: readonly number[];
  /** The seat whose awaited decision has just been answered, and by whom. */
  readonly answered?: Answered;
}

export interface Answered {
  readonly seat: number;
  readonly by: 'person' | 'standIn';
}

/** Stops, starts and credits the clocks after something has happened. */
export function turnClocks(clocks: Clocks, { plan, at, running, answered }: Turn): Clocks {
  return clocks.map((clock, seat) => {
    const goesOn = running.includes(seat);
    const isCredited = answered?.seat === seat;
    if (!isCredited && goesOn && clock.since !== undefined) return clock;
    const left = timeLeftAt(clock, at);
    return standing(isCredited ? credited(plan, left, answered.by) : left, goesOn ? at : undefined);
  });
}

interface TakeBack {
  /** The clocks before the moves that are taken back. */
  readonly before: Clocks;
  /** The seat that takes them back. */
  readonly seat: number;
  readonly at: number;
  readonly running: readonly number[];
}

/**
 * The clocks after moves were taken back: as if they had never been made. The seat that took them back is charged
 * for all the time since its question was asked; a seat whose clock ran only because of them gets that time back.
 */
export function rewindClocks(clocks: Clocks, { before, seat: by, at, running }: TakeBack): Clocks {
  return clocks.map((clock, seat) => {
    const then = before[seat] ?? clock;
    const goesOn = running.includes(seat);
    if (then.since === undefined) return standing(then.left, goesOn ? at : undefined);
    if (seat !== by) return clock;
    return goesOn ? then : standing(timeLeftAt(then, at), undefined);
  });
}

/** The seat gets its full time again: the others have decided to wait. */
export function refill(clocks: Clocks, seat: number, plan: ClockPlan): Clocks {
  return clocks.map((clock, other) => (other === seat ? { left: fullTime(plan) } : clock));
}

export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** The clocks without the time of an outage. */
export function withoutOutage(clocks: Clocks, { from, to }: Outage): Clocks {
  return clocks.map((clock) => {
    const lost = clock.since === undefined ? 0 : Math.max(0, to - Math.max(from, clock.since));
    return clock.since === undefined || lost === 0 ? clock : { ...clock, since: clock.since + lost };
  });
}

export function timeLeftAt({ left, since }: SeatTime, at: number): number {
  return since === undefined ? left : left - Math.max(0, at - since);
}

function standing(left: number, since: number | undefined): SeatTime {
  return since === undefined ? { left } : { left, since };
}

function fullTime(plan: ClockPlan): number {
  if (plan.kind === 'live') return plan.bank * SECOND;
  return plan.kind === 'days' ? plan.days * DAY : TABLE_TIMEOUTS.silence;
}

/** A stand-in bot earns its person no more than one increment: enough to be back in the game, nothing to collect. */
function credited(plan: ClockPlan, left: number, by: Answered['by']): number {
  if (plan.kind !== 'live') return fullTime(plan);
  const increment = plan.increment * SECOND;
  return by === 'person' ? Math.max(0, left) + increment : Math.max(left, increment);
}
