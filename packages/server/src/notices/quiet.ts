/** When a person's quiet hours are over. */
import type { QuietHours } from '@carson/protocol';

const HOUR = 3_600_000;

/** The moment at which a notice may go out; undefined where it may now. */
export function quietUntil({ zone, from, to }: QuietHours, now: number): number | undefined {
  const isQuiet = (moment: number): boolean => {
    const hour = hourIn(zone, moment);
    return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
  };
  if (from === to || !isQuiet(now)) return undefined;
  // Zones change by quarters of an hour, and some nights have an hour more or less.
  let moment = Math.ceil(now / (HOUR / 4)) * (HOUR / 4);
  for (let quarters = 0; quarters < 100 && isQuiet(moment); quarters++) moment += HOUR / 4;
  return moment;
}

export function isZone(zone: string): boolean {
  try {
    hourIn(zone, 0);
    return true;
  } catch {
    return false;
  }
}

function hourIn(zone: string, moment: number): number {
  const written = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone: zone });
  return Number(written.format(moment));
}
