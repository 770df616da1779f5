/** The tables that people look at, play at or wait for in this process; the others are in the database only. */
import type { Games } from '../games/registry.ts';
import type { StoredEntry, TablesStore } from '../storage/tables-store.ts';
import type { Outage } from '../tables/clocks.ts';
import type { Entry } from '../tables/entry.ts';
import { restoreTable, unreadableTable } from '../tables/restore.ts';
import { appendingOf, datedEntryOf, type NoticesOf } from '../tables/stored.ts';
import { rowOf } from '../tables/summary.ts';
import { outageToSettle, type Table } from '../tables/table.ts';
import type { Time } from '../time.ts';
import { type Change, createRoom, type Room } from './room.ts';
import { slices } from './slices.ts';

export interface Rooms {
  get(id: string): Promise<Room | undefined>;
  /** The room, if it is awake in this process. */
  awake(id: string): Room | undefined;
  /** Everything that is awake. */
  all(): Iterable<Room>;
  /** A new table by its first entry. False where the id exists. */
  open(id: string, commandId: string, entry: Entry): Promise<boolean>;
  /** Keeps the room awake until the returned function is called. */
  hold(id: string): () => void;
  onChange(listener: (change: Change) => void): void;
  /** Unloads rooms that have not been needed for a while. */
  sweep(): void;
  idle(): Promise<void>;
}

interface Awake {
  readonly room: Room;
  lastUsed: number;
}

const IDLE_AFTER = 300_000;

export interface RoomsPorts {
  readonly store: TablesStore;
  readonly games: Games;
  readonly time: Time;
  readonly outages: () => readonly Outage[];
  /** Left out, no notices are sent. */
  readonly noticesOf?: NoticesOf;
}

interface RoomsState {
  readonly ports: RoomsPorts;
  readonly awake: Map<string, Awake>;
  readonly waking: Map<string, Promise<Room | undefined>>;
  /** How many keep each room awake. */
  readonly holders: Map<string, number>;
  readonly listeners: ((change: Change) => void)[];
}

export function createRooms(ports: RoomsPorts): Rooms {
  const state: RoomsState = {
    ports,
    awake: new Map(),
    waking: new Map(),
    holders: new Map(),
    listeners: [],
  };
  const { awake, waking, listeners } = state;
  return {
    get: async (id) => used(state, id) ?? wokenOnce(state, id),
    awake: (id) => awake.get(id)?.room,
    all: () => [...awake.values()].map(({ room }) => room),
    open: (id, commandId, entry) => open(state, id, { commandId, entry }),
    hold: (id) => hold(state, id),
    onChange: (listener) => void listeners.push(listener),
    sweep: () => sweep(state),
    async idle() {
      await Promise.all([...waking.values()]);
      await Promise.all([...awake.values()].map(({ room }) => room.queue.idle()));
    },
  };
}

function used({ awake, ports }: RoomsState, id: string): Room | undefined {
  const known = awake.get(id);
  if (known !== undefined) known.lastUsed = ports.time.now();
  return known?.room;
}

/** All who ask for a table while it wakes get the same room. */
function wokenOnce(state: RoomsState, id: string): Promise<Room | undefined> {
  const { waking } = state;
  const coming = waking.get(id) ?? wake(state, id).finally(() => waking.delete(id));
  waking.set(id, coming);
  return coming;
}

async function wake(state: RoomsState, id: string): Promise<Room | undefined> {
  const { ports } = state;
  const { store, games } = ports;
  const entries = await store.entriesAfter(id, 0);
  const read = await restored(id, entries, games).catch(() => unreadable(ports, id));
  const table = read?.broken === undefined ? read : await listedBroken(ports, read);
  if (table === undefined) return undefined;
  const room = keepAwake(state, table);
  await room.settle();
  return room;
}

function keepAwake({ ports, awake, listeners }: RoomsState, table: Table): Room {
  const { time, outages } = ports;
  const room = createRoom(table, {
    ...ports,
    changed: (change) => {
      for (const listener of listeners) listener(change);
    },
    overdue: (now) => {
      const outage = outageToSettle(now, outages());
      return outage === undefined ? undefined : { type: 'clocksPaused', ...outage };
    },
  });
  awake.set(table.id, { room, lastUsed: time.now() });
  return room;
}

/** Lists say that the game is broken; one that was over stays over. */
async function listedBroken({ store }: RoomsPorts, table: Table): Promise<Table> {
  const phase = (await store.row(table.id))?.phase;
  const listed: Table = phase === 'over' && table.phase === 'playing' ? { ...table, phase } : table;
  await store.refresh(rowOf(listed));
  return listed;
}

/** When its entries cannot be read at all, only its row is shown. */
async function unreadable({ store, games }: RoomsPorts, id: string): Promise<Table | undefined> {
  const row = await store.row(id);
  const entry = row && games(row.game);
  return row && entry && unreadableTable(row, entry);
}

/** The new room stays awake: its host looks at it next, and an imported game would be replayed a second time. */
async function open(
  state: RoomsState,
  id: string,
  { commandId, entry }: { readonly commandId: string; readonly entry: Entry },
): Promise<boolean> {
  const { store, games, time, noticesOf } = state.ports;
  const stored = { version: 1, commandId, body: JSON.stringify(entry), at: time.now() };
  const table = await restored(id, [stored], games);
  if (table === undefined) return false;
  const isNew = await store.append(appendingOf(undefined, table, { entry, commandId, noticesOf }));
  if (isNew && !state.awake.has(id) && !state.waking.has(id)) keepAwake(state, table);
  return isNew;
}

function hold({ holders }: RoomsState, id: string): () => void {
  holders.set(id, (holders.get(id) ?? 0) + 1);
  return () => {
    const left = (holders.get(id) ?? 1) - 1;
    if (left > 0) holders.set(id, left);
    else holders.delete(id);
  };
}

function sweep({ ports, awake, holders }: RoomsState): void {
  const latest = ports.time.now() - IDLE_AFTER;
  for (const [id, { room, lastUsed }] of awake) {
    if (lastUsed <= latest && !holders.has(id) && room.queue.waiting() === 0) awake.delete(id);
  }
}

async function restored(
  id: string,
  entries: readonly StoredEntry[],
  games: Games,
): Promise<Table | undefined> {
  return restoreTable({ id, games, entries: entries.map(datedEntryOf), pause: slices() });
}
