/** This process among those that share the database. */
import type { DatabaseAddress } from '../storage/database.ts';
import type { ProcessStore } from '../storage/process-store.ts';
import type { Time } from '../time.ts';
import { type Bus, silentBus } from './bus.ts';
import { createMembers, type Members } from './members.ts';
import { openPostgresBus } from './postgres-bus.ts';

export interface Cluster {
  readonly bus: Bus;
  readonly members: Members;
  /** The id of this process. */
  readonly self: string;
  /** An SQLite file has one process. */
  readonly isShared: boolean;
}

export interface ClusterPorts {
  readonly database: DatabaseAddress;
  readonly processes: ProcessStore;
  readonly self: string;
  readonly time: Time;
}

export async function joinCluster({ database, processes, self, time }: ClusterPorts): Promise<Cluster> {
  const isShared = database.kind === 'postgres';
  const bus = isShared ? await openPostgresBus(database.url, self, time) : silentBus;
  const members = createMembers(processes, self, time);
  if (isShared) await members.beat();
  return { bus, members, self, isShared };
}
