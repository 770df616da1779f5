/** How many unfinished tables one person may host, and how many one network may keep awake. */
import { type Result, refusal, refused } from '@carson/engine';
import { createCounter } from '../counter.ts';
import type { Networks } from '../people/networks.ts';
import type { TablesStore } from '../storage/tables-store.ts';
import type { Rooms } from './rooms.ts';

/** Opens a table for this person, unless that would be one too many. */
export type WithinCaps = <T>(person: string, open: () => Promise<Result<T>>) => Promise<Result<T>>;

export interface CapPorts {
  readonly store: Pick<TablesStore, 'unfinishedOf'>;
  readonly rooms: Rooms;
  readonly networks: Networks;
}

/** A network may be a whole club's. */
const MOST = { person: 24, network: 200 } as const;

export function createCaps({ store, rooms, networks }: CapPorts): WithinCaps {
  /** Serialises the requests of each person: many at once cannot exceed the cap. */
  const last = new Map<string, Promise<unknown>>();
  const opening = createCounter();
  const awakeIn = (network: string): number => {
    let count = 0;
    for (const room of rooms.all()) {
      const { phase, host } = room.table();
      if ((phase === 'waiting' || phase === 'playing') && networks.of(host) === network) count++;
    }
    return count;
  };
  const tooMany = (most: number) => refused(refusal('tooManyTables', undefined, { most }));

  const openIfFewer = async <T>(person: string, open: () => Promise<Result<T>>): Promise<Result<T>> => {
    if ((await store.unfinishedOf(person)) >= MOST.person) return tooMany(MOST.person);
    const network = networks.of(person);
    if (network !== '' && awakeIn(network) + opening.count(network) >= MOST.network) {
      return tooMany(MOST.network);
    }
    opening.add(network, 1);
    return open().finally(() => opening.add(network, -1));
  };

  return (person, open) => {
    const opened = (last.get(person) ?? Promise.resolve()).then(() => openIfFewer(person, open));
    const settled = opened
      .catch(() => undefined)
      .finally(() => {
        if (last.get(person) === settled) last.delete(person);
      });
    last.set(person, settled);
    return opened;
  };
}

/** Where every limit is lifted. */
export const withoutCaps: WithinCaps = (_, open) => open();
