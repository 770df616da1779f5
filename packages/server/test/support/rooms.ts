/** A table on a real database, without a server around it. */
import { join } from 'node:path';
import type { TablePlan } from '@carson/protocol';
import { onTestFinished } from 'vitest';
import { GAMES, type GameEntry, gamesFrom } from '../../src/games/registry.ts';
import type { Room } from '../../src/play/room.ts';
import { createRooms, type Rooms } from '../../src/play/rooms.ts';
import { openStorage, type Storage } from '../../src/storage/storage.ts';
import type { Entry } from '../../src/tables/entry.ts';
import { realTime, type Time } from '../../src/time.ts';
import { emptyFolder } from './folder.ts';

export interface OpenedTable {
  readonly storage: Storage;
  readonly rooms: Rooms;
  readonly room: Room;
  /** Writes it down, whatever anyone may think of it. */
  readonly happens: (entry: Entry) => Promise<void>;
}

/** Rooms of a process that has read nothing yet. */
export function roomsOn({ tables }: Storage, time: Time = realTime, games = GAMES): Rooms {
  return createRooms({ store: tables, games: gamesFrom(games), time, outages: () => [] });
}

export async function openedTable(
  plan: TablePlan,
  time: Time,
  games: readonly GameEntry[] = GAMES,
): Promise<OpenedTable> {
  const storage = await openStorage({ kind: 'sqlite', file: join(emptyFolder(), 'rooms.sqlite') });
  onTestFinished(() => storage.close());
  const rooms = roomsOn(storage, time, games);
  await rooms.open('table', 'open', {
    type: 'tableOpened',
    host: 'ann',
    plan,
    invitations: [],
    reserved: [],
  });
  const room = await rooms.get('table');
  if (room === undefined) throw new Error('no table');
  const happens = async (entry: Entry): Promise<void> => {
    const commandId = `${entry.type} ${room.table().version}`;
    await room.ask({ commandId, decide: () => ({ ok: true, value: { entry } }) });
  };
  return { storage, rooms, room, happens };
}
