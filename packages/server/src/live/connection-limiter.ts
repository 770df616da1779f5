/**
 * How many live connections one person and one address may have, how many messages may arrive over all of them, and
 * how many whole tables they may ask for.
 */
import { LIMITS } from '@carson/protocol';
import { createBuckets } from '../buckets.ts';
import { createCounter } from '../counter.ts';
import type { Time } from '../time.ts';

export interface Sender {
  readonly person: string;
  readonly address: string;
}

export interface ConnectionLimiter {
  /** Counts a connection at once, and returns how to release it; undefined where there are too many. */
  admit(sender: Sender): (() => void) | undefined;
  /** `bytes`: of a message; large ones count as several. */
  maySend(sender: Sender, bytes?: number): boolean;
  /** Resolves as soon as the sender may ask for a whole table: at once, unless it has asked for many. */
  mayLoad(sender: Sender): Promise<void>;
}

/** An address may be a whole club's. */
const MOST = { person: 30, address: 1_000 } as const;

/** Milliseconds until a sender that has asked for too many tables is tried again. */
const LOAD_AGAIN_AFTER = 100;

export function createConnectionLimiter(time: Time): ConnectionLimiter {
  const [people, addresses] = [createCounter(), createCounter()];
  const mayPerson = createBuckets({ size: 120, refillPerSecond: 20, time });
  const mayAddress = createBuckets({ size: 2_000, refillPerSecond: 200, time });
  const mayPersonLoad = createBuckets({ size: LIMITS.tablesWatched, refillPerSecond: 5, time });
  const mayAddressLoad = createBuckets({ size: 1_000, refillPerSecond: 25, time });
  return {
    admit({ person, address }) {
      if (people.count(person) >= MOST.person || addresses.count(address) >= MOST.address) return undefined;
      people.add(person, 1);
      addresses.add(address, 1);
      return () => {
        people.add(person, -1);
        addresses.add(address, -1);
      };
    },
    maySend({ person, address }, bytes = 0) {
      const weight = weightOf(bytes);
      return mayPerson(person, weight) && mayAddress(address, weight);
    },
    async mayLoad({ person, address }) {
      while (!mayPersonLoad(person) || !mayAddressLoad(address)) {
        await new Promise<void>((resolve) => void time.later(LOAD_AGAIN_AFTER, resolve));
      }
    },
  };
}

/** Bytes that count as one message; hardly a real one has more. */
const ONE_MESSAGE = 1_024;

export function weightOf(bytes: number): number {
  return 1 + Math.floor(bytes / ONE_MESSAGE);
}

/** For tests and benches that measure how much the server can take. */
export const unlimitedConnections: ConnectionLimiter = {
  admit: () => () => undefined,
  maySend: () => true,
  mayLoad: async () => undefined,
};
