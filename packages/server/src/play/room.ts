/**
 * One table in this process. Requests go through one queue; each is decided on the newest version and
 * is done once it is durably written. Another process may have written first: then its entries are
 * read and the request is decided again. So no process owns a table, and none can leave it locked.
 */
import {
  accepted,
  createSerialQueue,
  logLength,
  type Result,
  refusal,
  refused,
  type SerialQueue,
} from '@carson/engine';
import type { TablesStore } from '../storage/tables-store.ts';
import { applyEntry } from '../tables/apply.ts';
import type { Decision } from '../tables/decided.ts';
import type { Entry } from '../tables/entry.ts';
import { appendingOf, datedEntryOf, type NoticesOf } from '../tables/stored.ts';
import type { Table } from '../tables/table.ts';
import type { Time } from '../time.ts';

export interface RoomRequest {
  /** The same id is carried out only once, however often it is sent. */
  readonly commandId: string;
  readonly decide: (table: Table, at: number) => Result<Decision>;
  /** The queued answer that this gives; refused where it was withdrawn meanwhile. */
  readonly queued?: string;
}

export interface Change {
  readonly room: Room;
  readonly before: Table;
  /** Whether this process wrote it, or has read it from another one. */
  readonly written: 'here' | 'elsewhere';
}

export interface Room {
  readonly id: string;
  table(): Table;
  /** Answers the version at which the request was carried out. */
  ask(request: RoomRequest): Promise<Result<number>>;
  /** Reads what other processes have written. */
  catchUp(): Promise<void>;
  /** How much of the log is unchanged since this version. */
  logKnownSince(version: number): number;
  /** Writes the entries that must come before anything else. */
  settle(): Promise<void>;
  readonly queue: Pick<SerialQueue, 'idle' | 'waiting'>;
}

export interface RoomPorts {
  readonly store: Pick<TablesStore, 'append' | 'entriesAfter' | 'versionOf'>;
  readonly time: Time;
  readonly changed: (change: Change) => void;
  /** What must be written before anything else is decided: an outage that is still on the clocks. */
  readonly overdue: (table: Table) => Entry | undefined;
  /** Left out, no notices are sent. */
  readonly noticesOf?: NoticesOf;
}

interface RoomState {
  readonly ports: RoomPorts;
  readonly room: Room;
  table: Table;
  /** By command id: the version at which it was carried out. */
  readonly done: Map<string, number>;
  /** By version. */
  readonly logLengths: number[];
}

const REMEMBERED_COMMANDS = 100;
const REFUSED = 'the database took no entry, although no other one was written';

export function createRoom(table: Table, ports: RoomPorts): Room {
  const queue = createSerialQueue();
  const room: Room = {
    id: table.id,
    queue,
    table: () => state.table,
    ask: (request) => queue.run(() => execute(state, request)),
    catchUp: async () => void (await queue.run(() => readNewer(state))),
    settle: () => queue.run(() => writeOverdue(state)),
    logKnownSince: (version) => {
      const [known = 0, ...later] = state.logLengths.slice(version);
      return Math.min(known, ...later);
    },
  };
  const state: RoomState = { ports, room, table, done: new Map(), logLengths: [] };
  state.logLengths[table.version] = entriesOf(table);
  return room;
}

async function execute(state: RoomState, request: RoomRequest): Promise<Result<number>> {
  const { store } = state.ports;
  for (;;) {
    const known = state.done.get(request.commandId);
    if (known !== undefined) return accepted(known);
    await writeOverdue(state);
    const at = timeAt(state);
    const decided = request.decide(state.table, at);
    if (decided.ok && (await write(state, request, { at, ...decided.value }))) {
      return accepted(state.table.version);
    }
    // Another process may know better, or the command was carried out longer ago than we remember.
    if (await readNewer(state)) continue;
    const version = await store.versionOf(state.table.id, request.commandId);
    if (version !== undefined) return accepted(version);
    if (!decided.ok) return decided;
    if (request.queued !== undefined) return refused(refusal('withdrawn'));
    throw new Error(REFUSED);
  }
}

async function writeOverdue(state: RoomState): Promise<void> {
  for (;;) {
    const entry = state.ports.overdue(state.table);
    if (entry === undefined) return;
    const commandId = `overdue:${state.table.version}`;
    const isWritten = await write(state, { commandId }, { at: timeAt(state), entry });
    if (!isWritten && !(await readNewer(state))) throw new Error(REFUSED);
  }
}

/** Never before the last change, even where other machines' clocks are ahead. */
function timeAt({ ports, table }: RoomState): number {
  return Math.max(ports.time.now(), table.changedAt);
}

/** True when it is written; false where another process has written first. */
async function write(
  state: RoomState,
  { commandId, queued }: Pick<RoomRequest, 'commandId' | 'queued'>,
  { at, entry, match }: Decision & { readonly at: number },
): Promise<boolean> {
  const { ports, table: before } = state;
  const next = applyEntry(before, { version: before.version + 1, at, entry }, match);
  const appending = appendingOf(before, next, { entry, commandId, noticesOf: ports.noticesOf });
  if (!(await ports.store.append(queued === undefined ? appending : { ...appending, queued }))) return false;
  advance(state, next, commandId);
  ports.changed({ room: state.room, before, written: 'here' });
  return true;
}

/** Returns whether there was anything to read. */
async function readNewer(state: RoomState): Promise<boolean> {
  const { ports, table: before } = state;
  for (const stored of await ports.store.entriesAfter(before.id, before.version)) {
    advance(state, applyEntry(state.table, datedEntryOf(stored)), stored.commandId);
  }
  if (state.table === before) return false;
  ports.changed({ room: state.room, before, written: 'elsewhere' });
  return true;
}

function advance(state: RoomState, next: Table, commandId: string): void {
  const { done, logLengths } = state;
  state.table = next;
  logLengths[next.version] = entriesOf(next);
  done.set(commandId, next.version);
  const [oldest] = done.keys();
  if (done.size > REMEMBERED_COMMANDS && oldest !== undefined) done.delete(oldest);
}

function entriesOf({ match }: Table): number {
  return match === undefined ? 0 : logLength(match);
}
