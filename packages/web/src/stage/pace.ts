/** How long the stage stays at a beat. Pure: the clock is elsewhere. */
export const PACES = ['slow', 'normal', 'fast', 'off'] as const;
export type Pace = (typeof PACES)[number];

/** What the timing needs to know of a beat. */
export interface Cue {
  readonly move: number;
  /** Milliseconds at normal pace; 0 where there is nothing to stop for. */
  readonly hold: number;
  /** Whether the viewer wins or loses something by it. */
  readonly concernsMe: boolean;
  /** Waits for the viewer's tap: their own duel or auction. */
  readonly waits: boolean;
  /** How something came out: with the slow pace it waits for a tap. */
  readonly isResult: boolean;
}

export interface Circumstances {
  readonly pace: Pace;
  readonly reducedMotion: boolean;
  /** The tab is in the background, or another part of the story is being watched. */
  readonly isAway: boolean;
  /** The viewer is asked, and a live clock counts: the show must not use up their time. */
  readonly ownClockRuns: boolean;
  /** The viewer's choice: stop at their own duels and auctions until they tap. */
  readonly waitsForMe: boolean;
  /** Others play on meanwhile; a table on this device waits. */
  readonly othersPlayOn: boolean;
  /** The viewer has stopped the show, or something lies over it: every stop waits for a tap. */
  readonly isPaused: boolean;
}

/** Milliseconds to stay, until a tap, or not at all. */
export type Stop = number | 'tap' | 'none';

const FACTORS: Readonly<Record<Exclude<Pace, 'off'>, number>> = { slow: 1.8, normal: 1, fast: 0.45 };

/** The most that the stage may fall behind the table, in milliseconds. */
const FARTHEST_BEHIND = 4_000;

/** Whether no beat at all has a stop, so that none needs to be looked at. */
export function isWithoutStops({ pace, reducedMotion, isAway, ownClockRuns }: Circumstances): boolean {
  return isAway || ownClockRuns || (pace === 'off' && !reducedMotion);
}

export function stopAt(cue: Cue, given: Circumstances, haste = 1): Stop {
  if (isWithoutStops(given) || cue.hold === 0) return 'none';
  if (given.reducedMotion) return cue.concernsMe ? 'tap' : 'none';
  if (given.pace === 'off') return 'none';
  if (given.isPaused || (cue.waits && given.waitsForMe)) return 'tap';
  if (given.pace === 'slow' && cue.isResult) return 'tap';
  return Math.round(cue.hold * FACTORS[given.pace] * haste);
}

/** A beat that waits to be shown. */
export interface Waiting {
  readonly cue: Cue;
  /** Since when the stage could have shown it. */
  readonly since: number;
}

/** Whether others have moved on while earlier moves are still being shown. */
export function isBehind(queue: readonly Waiting[], { othersPlayOn }: Circumstances): boolean {
  return othersPlayOn && new Set(queue.map(({ cue }) => cue.move)).size > 1;
}

/** How the first one is shown: where the table has moved on, the slow pace gives way to the normal one. */
export function inTime(queue: readonly Waiting[], given: Circumstances): Circumstances {
  return given.pace === 'slow' && isBehind(queue, given) ? { ...given, pace: 'normal' } : given;
}

/** Below 1 where several commands of others wait and one of them would be shown too late. */
export function hurryFactor(queue: readonly Waiting[], given: Circumstances, now: number): number {
  if (!isBehind(queue, given)) return 1;
  let length = 0;
  let factor = 1;
  for (const { cue, since } of queue) {
    const stop = stopAt(cue, given);
    length += typeof stop === 'number' ? stop : 0;
    const left = Math.max(0, since + FARTHEST_BEHIND - now);
    if (length > left) factor = Math.min(factor, left / length);
  }
  return factor;
}
