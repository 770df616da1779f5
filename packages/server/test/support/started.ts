/** Servers with one game that has begun; Ann is its host. */
import type { TablePlan } from '@carson/protocol';
import type { Client } from './client.ts';
import type { LiveClient } from './live-client.ts';
import { startedTable } from './play.ts';
import { type TestServerPlan, testServer, type Visitors } from './server.ts';

export async function startedAlone(plan: TablePlan, on?: TestServerPlan) {
  const { people, ...started } = await startedBy(1, plan, on);
  return { ...started, ann: people[0] };
}

export async function startedByTwo(plan: TablePlan, on?: TestServerPlan) {
  const started = await startedBy(2, plan, on);
  const [ann, ben] = started.people;
  return { ...started, ann, ben };
}

export async function startedByThree(plan: TablePlan, on?: TestServerPlan) {
  const started = await startedBy(3, plan, on);
  const [ann, ben, cy] = started.people;
  return { ...started, ann, ben, cy };
}

async function startedBy<Count extends keyof Visitors>(count: Count, plan: TablePlan, on?: TestServerPlan) {
  const server = await testServer(on);
  const people = await server.visitors(count);
  const [host, ...guests] = people;
  return { server, people, table: await startedTable(host, guests, plan) };
}

/** A live connection of each of them, on which they watch the table. */
export async function allWatching(
  viewers: readonly Client[],
  table: string,
): Promise<Map<Client, LiveClient>> {
  const lives = new Map<Client, LiveClient>();
  for (const viewer of viewers) {
    const live = await viewer.live();
    await live.watch(table);
    lives.set(viewer, live);
  }
  return lives;
}
