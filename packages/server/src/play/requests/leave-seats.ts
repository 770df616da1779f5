/** Hands over, or gives up, everything that a person has at tables. */
import { accepted, type Result, refusal, refused } from '@carson/engine';
import { decideHandOver } from '../../tables/decide.ts';
import { seatOf } from '../../tables/table.ts';
import { ask, type TableServicePorts } from './ports.ts';

export async function handOverSeats(
  { rooms, store, handedOver }: TableServicePorts,
  from: string,
  to: string,
): Promise<Result<void>> {
  const found = await Promise.all((await store.ofPerson(from)).map(({ id }) => rooms.get(id)));
  const held = found.flatMap((room) => room ?? []);
  const shared = held.find((room) => seatOf(room.table(), to) !== undefined);
  if (shared !== undefined) return refused(refusal('bothSeated', undefined, { table: shared.id }));
  await handedOver(from, to);
  for (const room of held) {
    const moved = await room.ask({
      commandId: `${from}:handed-over`,
      decide: (table) => decideHandOver(table, from, to),
    });
    if (!moved.ok) return moved;
  }
  return accepted(undefined);
}

export async function leaveAllSeats({ rooms, store }: TableServicePorts, person: string): Promise<void> {
  for (const { id, version, phase } of await store.ofPerson(person)) {
    const room = phase === 'over' ? undefined : await rooms.get(id);
    if (room === undefined) continue;
    const { host } = room.table();
    const type = host === person && seatOf(room.table(), person) === undefined ? 'cancel' : 'leave';
    await ask(room, person, { id: `leave-${version}`, action: { type } });
  }
}
