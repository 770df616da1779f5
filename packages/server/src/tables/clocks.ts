/** Thinking time. Pure: the moment is always handed in. */
import type { ClockPlan } from '@carson/protocol';

const SECOND = 1_000;
const DAY = 86_400_000;

/** One entry a seat. */
export type Clocks = readonly SeatTime[];

interface SeatTime {
  /** Milliseconds left when the clock last stood still. */
  readonly left: number;
  /** Since when it runs; undefined while it stands. */
  readonly since?: number;
}

export function freshClocks(plan: ClockPlan, seats: number): Clocks {
  return Array.from({ length: seats }, () => ({ left: fullTime(plan) }));
}

interface Turn {
  readonly plan: ClockPlan;
  readonly at: number;
  /** Seats whose clocks run from now on. */
  readonly running: readonly number[];
  /** The seat that has just answered, if one has. */
  readonly mover?: number;
}

/** Stops, starts and credits the clocks after something has happened. */
export function turnClocks(clocks: Clocks, { plan, at, running, mover }: Turn): Clocks {
  if (plan.kind === 'none') return clocks;
  return clocks.map((clock, seat) => {
    const goesOn = running.includes(seat);
    const answered = seat === mover && clock.since !== undefined;
    if (!answered && goesOn && clock.since !== undefined) return clock;
    const left = answered ? credited(plan, leftAt(clock, at)) : leftAt(clock, at);
    return goesOn ? { left, since: at } : { left };
  });
}

/** The seat gets its full time again. */
export function refill(clocks: Clocks, seat: number, plan: ClockPlan): Clocks {
  return clocks.map((clock, other) => (other === seat ? { left: fullTime(plan) } : clock));
}

export function leftAt({ left, since }: SeatTime, at: number): number {
  return since === undefined ? left : left - (at - since);
}

/** When the first of these seats runs out of time. */
export function firstExpiry(
  clocks: Clocks,
  seats: readonly number[],
): { seat: number; at: number } | undefined {
  let first: { seat: number; at: number } | undefined;
  for (const seat of seats) {
    const clock = clocks[seat];
    if (clock?.since === undefined) continue;
    const at = clock.since + clock.left;
    if (first === undefined || at < first.at) first = { seat, at };
  }
  return first;
}

function fullTime(plan: ClockPlan): number {
  if (plan.kind === 'live') return plan.bank * SECOND;
  return plan.kind === 'days' ? plan.days * DAY : 0;
}

function credited(plan: ClockPlan, left: number): number {
  return plan.kind === 'live' ? Math.max(0, left) + plan.increment * SECOND : fullTime(plan);
}
