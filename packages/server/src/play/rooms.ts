/** The tables that people look at, play at or wait for in this process; the others are in the database only. */
import { setImmediate } from 'node:timers/promises';
import type { Games } from '../games/registry.ts';
import type { StoredEntry, TablesStore } from '../storage/tables-store.ts';
import type { Outage } from '../tables/clocks.ts';
import type { Entry } from '../tables/entry.ts';
import { restoreTable, unreadableTable } from '../tables/restore.ts';
import { peopleOfSeats, rowOf } from '../tables/summary.ts';
import { outageToSettle, type Table } from '../tables/table.ts';
import type { Time } from '../time.ts';
import { type Change, createRoom, datedEntryOf, type NoticesOf, type Room } from './room.ts';

export interface Rooms {
  get(id: string): Promise<Room | undefined>;
  /** The room, if it is awake in this process. */
  awake(id: string): Room | undefined;
  /** Everything that is awake. */
  all(): Iterable<Room>;
  /** A new table by its first entry. False where the id exists. */
  open(id: string, commandId: string, entry: Entry): Promise<boolean>;
  /** Keeps the room awake until the answered function is called. */
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
/** Replaying goes in slices, so that a long game does not hold up the others. */
const SLICE_MILLISECONDS = 5;

export interface RoomsPorts {
  readonly store: TablesStore;
  readonly games: Games;
  readonly time: Time;
  readonly outages: () => readonly Outage[];
  /** Left out, no notices are sent. */
  readonly noticesOf?: NoticesOf;
}

export function createRooms({ store, games, time, outages, noticesOf = () => [] }: RoomsPorts): Rooms {
  const awake = new Map<string, Awake>();
  const waking = new Map<string, Promise<Room | undefined>>();
  const holders = new Map<string, number>();
  const listeners: ((change: Change) => void)[] = [];
  const changed = (change: Change): void => {
    for (const listener of listeners) listener(change);
  };
  const overdue = (table: Table): Entry | undefined => {
    const outage = outageToSettle(table, outages());
    return outage === undefined ? undefined : { type: 'clocksPaused', ...outage };
  };

  /** Lists say that the game is broken; one that was over stays over. */
  const listedBroken = async (table: Table): Promise<Table> => {
    const phase = (await store.row(table.id))?.phase;
    const listed: Table = phase === 'over' && table.phase === 'playing' ? { ...table, phase } : table;
    await store.refresh(rowOf(listed));
    return listed;
  };

  /** Nothing can be made of its entries: there is what its row says. */
  const unreadable = async (id: string): Promise<Table | undefined> => {
    const row = await store.row(id);
    const entry = row && games(row.game);
    return row && entry && unreadableTable(row, entry);
  };

  const wake = async (id: string): Promise<Room | undefined> => {
    const entries = await store.entriesAfter(id, 0);
    const read = await restored(id, entries, games).catch(() => unreadable(id));
    const table = read?.broken === undefined ? read : await listedBroken(read);
    if (table === undefined) return undefined;
    const room = createRoom(table, { store, time, changed, overdue, noticesOf });
    awake.set(id, { room, lastUsed: time.now() });
    await room.settle();
    return room;
  };

  return {
    async get(id) {
      const known = awake.get(id);
      if (known !== undefined) {
        known.lastUsed = time.now();
        return known.room;
      }
      const coming = waking.get(id) ?? wake(id).finally(() => waking.delete(id));
      waking.set(id, coming);
      return coming;
    },
    awake: (id) => awake.get(id)?.room,
    all: () => [...awake.values()].map(({ room }) => room),

    async open(id, commandId, entry) {
      const at = time.now();
      const stored = { version: 1, commandId, body: JSON.stringify(entry), at };
      const table = await restored(id, [stored], games);
      if (table === undefined) return false;
      const notices = noticesOf(undefined, table);
      return store.append({ entry: stored, row: rowOf(table), seats: peopleOfSeats(table), notices });
    },

    hold(id) {
      holders.set(id, (holders.get(id) ?? 0) + 1);
      return () => {
        const left = (holders.get(id) ?? 1) - 1;
        if (left > 0) holders.set(id, left);
        else holders.delete(id);
      };
    },

    onChange: (listener) => void listeners.push(listener),

    sweep() {
      const latest = time.now() - IDLE_AFTER;
      for (const [id, { room, lastUsed }] of awake) {
        if (lastUsed <= latest && !holders.has(id) && room.waiting() === 0) awake.delete(id);
      }
    },

    async idle() {
      await Promise.all([...waking.values()]);
      await Promise.all([...awake.values()].map(({ room }) => room.idle()));
    },
  };
}

async function restored(
  id: string,
  entries: readonly StoredEntry[],
  games: Games,
): Promise<Table | undefined> {
  return restoreTable({ id, games, happenings: entries.map(datedEntryOf), pause: slices() });
}

/** Lets others have their turn whenever a slice is used up. */
function slices(): () => Promise<void> | undefined {
  let sliceEnds = performance.now() + SLICE_MILLISECONDS;
  return () => {
    if (performance.now() < sliceEnds) return undefined;
    return setImmediate().then(() => {
      sliceEnds = performance.now() + SLICE_MILLISECONDS;
    });
  };
}
