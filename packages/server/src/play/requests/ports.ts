/** What the requests to tables share: what they need, how they find a table, ask it and show it. */
import { type Result, refusal, refused } from '@carson/engine';
import type { Action, TableUpdate } from '@carson/protocol';
import type { GameEntry, Games } from '../../games/registry.ts';
import type { Directory } from '../../people/directory.ts';
import { newSecret } from '../../secrets.ts';
import type { TablesStore } from '../../storage/tables-store.ts';
import { decide } from '../../tables/decide.ts';
import { showTable } from '../../tables/show.ts';
import { peopleShown } from '../../tables/show-seats.ts';
import type { Time } from '../../time.ts';
import type { WithinCaps } from '../caps.ts';
import type { Room } from '../room.ts';
import type { Rooms } from '../rooms.ts';

export interface TableServicePorts {
  readonly rooms: Rooms;
  readonly store: TablesStore;
  readonly entries: readonly GameEntry[];
  readonly games: Games;
  readonly directory: Directory;
  readonly time: Time;
  /** Derives an id from a name, with a key that only this server has: the same name gives the same id. */
  readonly idFor: (name: string) => string;
  readonly withinCaps: WithinCaps;
  /** Hands everything of one person beside the tables over to another. */
  readonly handedOver: (from: string, to: string) => Promise<void>;
  /** Whether this person may have one more table woken now. */
  readonly mayWake: (person: string) => boolean;
}

export interface ActionRequest {
  readonly id: string;
  readonly action: Action;
}

type UseRoom<T> = (room: Room) => Promise<Result<T>>;

export async function withRoom<T>(
  { rooms }: TableServicePorts,
  id: string,
  use: UseRoom<T>,
): Promise<Result<T>> {
  const room = await rooms.get(id);
  return room === undefined ? refused(refusal('noTable')) : use(room);
}

export function mayWake(
  { rooms, mayWake: mayWakeOne }: TableServicePorts,
  person: string,
  id: string,
): boolean {
  return rooms.awake(id) !== undefined || mayWakeOne(person);
}

/** Like `withRoom`, with a limit on how many long games one person may have read in a row. */
export async function wakingRoom<T>(
  ports: TableServicePorts,
  { person, table }: { readonly person: string; readonly table: string },
  use: UseRoom<T>,
): Promise<Result<T>> {
  return mayWake(ports, person, table) ? withRoom(ports, table, use) : refused(refusal('tooFast'));
}

export async function show(
  { directory, time }: TableServicePorts,
  room: Room,
  person: string,
): Promise<TableUpdate> {
  const shown = peopleShown(room.table());
  const [names, alike] = await Promise.all([directory.named(shown), directory.alike(shown)]);
  return showTable(room.table(), { person, names, alike, at: time.now() });
}

export function ask(room: Room, person: string, { id, action }: ActionRequest): Promise<Result<number>> {
  return room.ask({
    commandId: `${person}:${id}`,
    decide: (table, at) => decide(table, person, action, { at, newSeed: newSecret }),
  });
}
