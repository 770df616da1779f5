/** The clock, passed in, so that tests control it. */
export interface Time {
  now(): number;
  /** Returns a function that cancels it. */
  later(milliseconds: number, work: () => void): () => void;
  every(milliseconds: number, work: () => void): () => void;
  /** From now on the clock shows at least this moment. */
  notBefore(moment: number): void;
}

/** A forward step of the machine's clock by more than this is a jump. */
const LARGEST_STEP = 5_000;

/**
 * Goes forward only, at the pace of the machine's uptime. A machine's clock that is set back is ignored; one that
 * jumps forward (it was set, or the machine slept) is followed, and the gap shows as an outage.
 */
export function steadyTime(
  wall: () => number = Date.now,
  uptime: () => number = () => performance.now(),
): Time {
  let offset = wall() - uptime();
  const notBefore = (moment: number): void => {
    offset = Math.max(offset, moment - uptime());
  };
  return {
    now() {
      if (wall() - uptime() - offset > LARGEST_STEP) notBefore(wall());
      return Math.floor(uptime() + offset);
    },
    notBefore,
    later(milliseconds, work) {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
    every(milliseconds, work) {
      const timer = setInterval(work, milliseconds);
      return () => clearInterval(timer);
    },
  };
}

export const realTime: Time = steadyTime();
