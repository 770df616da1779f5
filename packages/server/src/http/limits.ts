/**
 * How often one network and one person may ask. A network may be a whole club's, so a known person is counted by
 * themselves, and their network only by what no club needs. Files of the page are free.
 */
import type { EndpointName } from '@carson/protocol';
import { createBuckets } from '../live/buckets.ts';
import type { Time } from '../time.ts';

export interface Limits {
  /** Any request that is no file, before anything is looked up. */
  mayCome(network: string): boolean;
  mayAsk(asker: { readonly network: string; readonly person?: string }, what: Asked): boolean;
}

/** An endpoint, or the opening of a live connection. */
export type Asked = EndpointName | 'live';

/** Requests per minute: passwords are slow on purpose, new people stay, records are replayed, a vacation is written at every table. */
const COSTLY: Partial<Record<Asked, number>> = {
  hello: 60,
  login: 60,
  rename: 30,
  keep: 10,
  deleteMe: 10,
  createTable: 30,
  createBot: 10,
  createToken: 20,
  importRecord: 10,
  verifyRecord: 20,
  enterDaily: 10,
  review: 120,
  exportMe: 10,
  report: 10,
  reports: 60,
  endReport: 60,
  addChannel: 10,
  testChannel: 6,
  quietHours: 20,
  vacation: 10,
  queueAnswer: 60,
  withdrawAnswer: 60,
  beats: 240,
  live: 90,
};

/** People of one network together may ask so many times what one of them may. */
const NETWORK_FACTOR = 10;

export function createLimits(perMinute: number, time: Time): Limits {
  if (perMinute === 0) return { mayCome: () => true, mayAsk: () => true };
  const buckets = (most: number) => createBuckets({ size: most, refillPerSecond: most / 60, time });
  const arrivals = buckets(perMinute * NETWORK_FACTOR);
  const perPerson = buckets(perMinute);
  const strangers = buckets(perMinute);
  const costly = new Map(
    Object.entries(COSTLY).map(([name, most]) => [
      name,
      { perPerson: buckets(most), perNetwork: buckets(most * NETWORK_FACTOR) } as const,
    ]),
  );
  return {
    mayCome: arrivals,
    mayAsk({ network, person }, what) {
      const { perPerson: one, perNetwork: together } = costly.get(what) ?? {};
      if (person === undefined) return strangers(network) && (one?.(network) ?? true);
      return perPerson(person) && (one?.(person) ?? true) && (together?.(network) ?? true);
    },
  };
}
