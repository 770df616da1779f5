/**
 * Knows when the server was away: stopped, frozen, or without its database. That time counts against no one's clock.
 * The processes that share a database write down every few seconds that one of them runs; a gap is an outage.
 */
import { createSerialQueue } from '@carson/engine';
import type { StoredUptime, UptimeStore } from '../storage/uptime-store.ts';
import type { Outage } from '../tables/clocks.ts';
import type { Time } from '../time.ts';

export interface Uptime {
  /** Outages up to now, the oldest first. */
  outages(): readonly Outage[];
  /** Writes down that the server runs. */
  beat(): Promise<void>;
}

export interface UptimePorts {
  readonly store: UptimeStore;
  readonly time: Time;
  /** Whether other processes may have been running while this one was not. */
  readonly isShared: boolean;
}

/** Milliseconds between two beats. */
export const UPTIME_INTERVAL = 2_000;
/** A longer gap between two beats is an outage. */
const LONGEST_GAP = 10_000;
/** More than any clock can run; older outages are forgotten. */
const KEPT = 90 * 86_400_000;

/** The time between the last beat of an earlier process and now is an outage, however short. */
export async function openUptime(ports: UptimePorts): Promise<Uptime> {
  const { time, isShared } = ports;
  let known = await written(ports, { now: time.now(), longestGap: isShared ? LONGEST_GAP : 0 });
  const queue = createSerialQueue();
  /** Since when the database takes no beats. */
  let failingSince: number | undefined;

  /** A process that has the database to itself need not ask another whether the server was away. */
  const notice = (now: number): void => {
    if (isShared) return;
    const seen = failingSince ?? known.seen;
    const goesOn = failingSince !== undefined && known.outages.at(-1)?.to === failingSince;
    const longestGap = goesOn ? 0 : LONGEST_GAP;
    if (failingSince !== undefined && now - seen > longestGap) failingSince = now;
    known = seenAgain({ ...known, seen }, now, longestGap);
  };

  const write = async (now: number): Promise<void> => {
    try {
      const stored = await written(ports, { now, longestGap: LONGEST_GAP, ...(isShared ? {} : { known }) });
      if (isShared) known = stored;
      failingSince = undefined;
    } catch (problem) {
      failingSince ??= now - UPTIME_INTERVAL;
      throw problem;
    }
  };

  return {
    outages() {
      if (time.now() - (failingSince ?? known.seen) > LONGEST_GAP) notice(time.now());
      return known.outages;
    },
    beat() {
      const now = time.now();
      notice(now);
      return queue.run(() => write(now));
    },
  };
}

interface Writing {
  readonly now: number;
  readonly longestGap: number;
  /** What this process knows better than the database. */
  readonly known?: StoredUptime;
}

async function written(
  { store, time }: UptimePorts,
  { now, longestGap, known }: Writing,
): Promise<StoredUptime> {
  for (;;) {
    const stored = await store.read();
    if (stored !== undefined) time.notBefore(stored.seen);
    const next = known ?? seenAgain(stored, Math.max(now, stored?.seen ?? 0), longestGap);
    if (await store.replace(stored, next)) return next;
  }
}

/** The server runs now; a gap since it was last seen is an outage where it is long enough. */
function seenAgain(before: StoredUptime | undefined, now: number, longestGap: number): StoredUptime {
  if (before === undefined) return { seen: now, outages: [] };
  const { seen, outages } = before;
  if (now - seen <= longestGap) return { seen: now, outages };
  const recent = outages.filter(({ to }) => to > now - KEPT && to !== seen);
  const from = outages.find(({ to }) => to === seen)?.from ?? seen;
  return { seen: now, outages: [...recent, { from, to: now }] };
}
