/** Servers with one game that has begun. */
import type { TablePlan } from '@carson/protocol';
import { startedTable } from './play.ts';
import { type TestServerPlan, testServer } from './server.ts';

export async function startedAlone(plan: TablePlan, on: TestServerPlan = {}) {
  const server = await testServer(on);
  const ann = await server.visitor();
  return { server, ann, table: await startedTable(ann, [], plan) };
}

export async function startedByThree(plan: TablePlan, on: TestServerPlan = {}) {
  const server = await testServer(on);
  const people = await server.visitors(3);
  const [host, ...guests] = people;
  return { server, people, table: await startedTable(host, guests, plan) };
}
