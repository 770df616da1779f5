/** When the turns of the log were made, as far as their records say. */
import type { LogTurn } from './log-turns.ts';

export interface TurnTime {
  readonly at: number;
  /** Another minute than that of the turn before: worth a place beside its line. */
  readonly isNewMinute: boolean;
  /** Another day than that of the turn before, or for the first one than today. */
  readonly isNewDay: boolean;
}

/** Returns the time of each turn; undefined for the set-up and for moves that came without one. */
export function turnTimes(turns: readonly LogTurn[], now: number): readonly (TurnTime | undefined)[] {
  let before: number | undefined;
  return turns.map(([first]) => {
    const at = first?.at;
    if (at === undefined) return undefined;
    const isNewMinute = before === undefined || minuteOf(at) !== minuteOf(before);
    const isNewDay = isNewMinute && dayOf(at) !== dayOf(before ?? now);
    before = at;
    return { at, isNewMinute, isNewDay };
  });
}

function minuteOf(at: number): number {
  return Math.floor(at / 60_000);
}

/** The day where the reader is. */
function dayOf(at: number): string {
  return new Date(at).toDateString();
}

interface TimeTexts {
  readonly clock: (at: number) => string;
  readonly day: (at: number) => string;
  /** To the second. */
  readonly whole: (at: number) => string;
}

/** Making a format is slow, and a log has hundreds of lines. */
const known = new Map<string, TimeTexts>();

export function timeTexts(locale: string): TimeTexts {
  const made = known.get(locale) ?? textsIn(locale);
  known.set(locale, made);
  return made;
}

function textsIn(locale: string): TimeTexts {
  const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const whole = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' });
  return {
    clock: (at) => clock.format(at),
    day: (at) => day.format(at),
    whole: (at) => whole.format(at),
  };
}
