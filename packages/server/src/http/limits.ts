/** How often one address and one person may ask. */
import type { EndpointName } from '@carson/protocol';
import { createBuckets } from '../live/buckets.ts';
import type { Time } from '../time.ts';

export interface Limits {
  mayAsk(asker: { readonly address: string; readonly person?: string }, endpoint: EndpointName): boolean;
}

/** Dear ones: passwords are slow on purpose, new people stay, records are replayed. Requests a minute. */
const DEAR: Partial<Record<EndpointName, number>> = {
  hello: 60,
  login: 15,
  rename: 30,
  keep: 10,
  deleteMe: 10,
  createTable: 30,
  createBot: 10,
  createToken: 20,
  importRecord: 10,
  verifyRecord: 20,
  exportMe: 10,
  report: 10,
  reports: 60,
  endReport: 60,
  pastView: 240,
};

export function createLimits(perMinute: number, time: Time): Limits {
  if (perMinute === 0) return { mayAsk: () => true };
  const perPerson = createBuckets({ size: perMinute, refillPerSecond: perMinute / 60, time });
  const dear = new Map(
    Object.entries(DEAR).map(([name, most]) => [
      name,
      createBuckets({ size: most, refillPerSecond: most / 60, time }),
    ]),
  );
  return {
    mayAsk({ address, person }, endpoint) {
      const mayDear = dear.get(endpoint) ?? (() => true);
      if (!mayDear(address)) return false;
      return person === undefined || (mayDear(person) && perPerson(person));
    },
  };
}
