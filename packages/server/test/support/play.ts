/** People who play at random, through the doors that everyone uses. */
import { pick, type Random } from '@carson/engine';
import type { TableUpdate } from '@carson/protocol';
import type { Client } from './client.ts';

/** An answer that this viewer could give now. */
export function anyAnswer({ play, viewer }: TableUpdate, random: Random) {
  const owed = play?.owed.find(({ seat }) => seat === viewer);
  if (play === undefined || owed === undefined) return undefined;
  return { type: 'move' as const, decision: owed.decision, command: pick(random, play.options) };
}

/** A table where all these people sit, already started. */
export async function startedTable(
  host: Client,
  guests: readonly Client[],
  plan: Parameters<Client['open']>[0],
) {
  const { table } = await host.open(plan);
  for (const guest of guests) await must(guest.act(table, { type: 'join' }));
  await must(host.act(table, { type: 'start' }));
  return table;
}

/** Makes one move for a seat that owes one; false when none does. */
export async function anyMove(table: string, people: readonly Client[], random: Random): Promise<boolean> {
  for (const person of people) {
    const answer = anyAnswer(await person.look(table), random);
    if (answer === undefined) continue;
    await must(person.act(table, answer));
    return true;
  }
  return false;
}

export async function must<T>(
  reply: Promise<{ ok: true; value: T } | { ok: false; refusal: unknown }>,
): Promise<T> {
  const got = await reply;
  if (!got.ok) throw new Error(JSON.stringify(got.refusal));
  return got.value;
}

/** Returns an update without what belongs to the moment of sending: the time, and the beats since the update before. */
export function lasting({ at: _at, play, ...update }: TableUpdate) {
  return { ...update, play: play && { ...play, beats: [] } };
}
