/**
 * How often one network and one person may send requests. A network may be a whole club's, so a known person is
 * counted individually, and their network only by limits that no club reaches. Files of the page are free.
 */
import type { EndpointName } from '@carson/protocol';
import type { FastifyRequest } from 'fastify';
import { createBuckets } from '../buckets.ts';
import type { Time } from '../time.ts';
import { networkOf } from './network.ts';

export interface Limits {
  /** Any request that is no file, before anything is looked up. */
  mayCome(network: string): boolean;
  mayAsk(asker: { readonly network: string; readonly person?: string }, kind: RequestKind): boolean;
  /**
   * Whether a request with exactly these headers was refused a moment ago: then it is refused without looking
   * anything up.
   */
  wasRefused(requester: Requester, kind: RequestKind): boolean;
  noteRefused(requester: Requester, kind: RequestKind): void;
}

/** The sender, as far as a request tells without looking anything up. */
interface Requester {
  readonly network: string;
  /** The cookie or the token as it came, unverified. */
  readonly credential: string;
}

export function requesterOf({ ip, headers }: FastifyRequest): Requester {
  const credential = headers.authorization ?? headers.cookie ?? '';
  return { network: networkOf(ip), credential: credential.slice(0, LONGEST_CREDENTIAL) };
}

/** An endpoint, or the opening of a live connection. */
export type RequestKind = EndpointName | 'live';

/** Requests per minute: passwords are slow on purpose, new people stay, records are replayed, a vacation is written at every table. */
const COSTLY: Partial<Record<RequestKind, number>> = {
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

/** All people of one network together may send this many times what one person may. */
const NETWORK_FACTOR = 10;
/** Milliseconds for which a refusal holds by itself; no longer than the limit needs to allow one more. */
const REFUSAL_HOLDS = 500;
const MOST_REFUSALS = 10_000;
/** Characters; our cookies and tokens are shorter. */
const LONGEST_CREDENTIAL = 500;

export function createLimits(perMinute: number, time: Time): Limits {
  if (perMinute === 0) return unlimited;
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
    ...createRefusals((kind) => Math.min(perMinute, COSTLY[kind] ?? perMinute), time),
    mayAsk({ network, person }, kind) {
      const { perPerson: one, perNetwork: together } = costly.get(kind) ?? {};
      if (person === undefined) return strangers(network) && (one?.(network) ?? true);
      return perPerson(person) && (one?.(person) ?? true) && (together?.(network) ?? true);
    },
  };
}

const unlimited: Limits = {
  mayCome: () => true,
  mayAsk: () => true,
  wasRefused: () => false,
  noteRefused: () => undefined,
};

/** Remembers refusals for a moment, so that a client in a tight loop costs one memory lookup per request. */
function createRefusals(
  mostPerMinute: (kind: RequestKind) => number,
  time: Time,
): Pick<Limits, 'wasRefused' | 'noteRefused'> {
  const until = new Map<string, number>();
  const keyOf = ({ network, credential }: Requester, kind: RequestKind): string =>
    `${kind} ${network} ${credential}`;
  return {
    wasRefused: (requester, kind) => (until.get(keyOf(requester, kind)) ?? 0) > time.now(),
    noteRefused(requester, kind) {
      if (until.size >= MOST_REFUSALS) until.clear();
      until.set(keyOf(requester, kind), time.now() + Math.min(REFUSAL_HOLDS, 60_000 / mostPerMinute(kind)));
    },
  };
}
