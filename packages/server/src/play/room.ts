/**
 * One table in this process. Requests go through one queue; each is decided on the newest version and
 * is done once it is durably written. Another process may have written first: then its entries are
 * read and the request is decided again. So no process owns a table, and none can leave it locked.
 */
import { accepted, logLength, type Result, refusal, refused } from '@carson/engine';
import type { StoredEntry, TablesStore } from '../storage/tables-store.ts';
import { applyEntry } from '../tables/apply.ts';
import type { Decision } from '../tables/decided.ts';
import type { Entry } from '../tables/entry.ts';
import type { Notice } from '../tables/notices.ts';
import { peopleOfSeats, rowOf } from '../tables/summary.ts';
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
  /** Writes down what comes before anything else. */
  settle(): Promise<void>;
  /** Resolves when no work is pending. */
  idle(): Promise<void>;
  waiting(): number;
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

/** Whom to tell of a change; `before` is undefined of a table that is new. */
export type NoticesOf = (before: Table | undefined, after: Table) => readonly Notice[];

const REMEMBERED_COMMANDS = 100;
const REFUSED = 'the database took no entry, although no other one was written';

export function createRoom(first: Table, ports: RoomPorts): Room {
  const { store, time } = ports;
  let table = first;
  let queue: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  const done = new Map<string, number>();
  const logLengths: number[] = [];
  logLengths[first.version] = entriesOf(first);

  const advance = (next: Table, commandId: string): void => {
    table = next;
    logLengths[next.version] = entriesOf(next);
    done.set(commandId, next.version);
    const [oldest] = done.keys();
    if (done.size > REMEMBERED_COMMANDS && oldest !== undefined) done.delete(oldest);
  };

  /** Answers whether there was something. */
  const readNewer = async (): Promise<boolean> => {
    const before = table;
    for (const stored of await store.entriesAfter(table.id, table.version)) {
      advance(applyEntry(table, datedEntryOf(stored)), stored.commandId);
    }
    if (table === before) return false;
    ports.changed({ room, before, written: 'elsewhere' });
    return true;
  };

  /** True when it is written; false where another process has written first. */
  const write = async (
    { commandId, queued }: Pick<RoomRequest, 'commandId' | 'queued'>,
    at: number,
    { entry, match }: Decision,
  ): Promise<boolean> => {
    const next = applyEntry(table, { version: table.version + 1, at, entry }, match);
    const notices = ports.noticesOf?.(table, next) ?? [];
    const appending = { ...appendingOf(table, next, { entry, commandId }), notices };
    if (!(await store.append(queued === undefined ? appending : { ...appending, queued }))) return false;
    const before = table;
    advance(next, commandId);
    ports.changed({ room, before, written: 'here' });
    return true;
  };

  const writeOverdue = async (): Promise<void> => {
    for (;;) {
      const entry = ports.overdue(table);
      if (entry === undefined) return;
      const at = Math.max(time.now(), table.changedAt);
      const isWritten = await write({ commandId: `overdue:${table.version}` }, at, { entry });
      if (!isWritten && !(await readNewer())) throw new Error(REFUSED);
    }
  };

  const carryOut = async (request: RoomRequest): Promise<Result<number>> => {
    const { commandId, decide } = request;
    for (;;) {
      const known = done.get(commandId);
      if (known !== undefined) return accepted(known);
      await writeOverdue();
      const at = Math.max(time.now(), table.changedAt);
      const decided = decide(table, at);
      if (decided.ok && (await write(request, at, decided.value))) return accepted(table.version);
      // Another process may know better, or the command was carried out longer ago than we remember.
      if (await readNewer()) continue;
      const version = await store.versionOf(table.id, commandId);
      if (version !== undefined) return accepted(version);
      if (!decided.ok) return decided;
      if (request.queued !== undefined) return refused(refusal('withdrawn'));
      throw new Error(REFUSED);
    }
  };

  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    waiting++;
    const finished = queue.then(work).finally(() => waiting--);
    queue = finished.catch(() => undefined);
    return finished;
  };

  const room: Room = {
    id: first.id,
    table: () => table,
    ask: (request) => enqueue(() => carryOut(request)),
    catchUp: async () => void (await enqueue(readNewer)),
    settle: () => enqueue(writeOverdue),
    logKnownSince(version) {
      let known = logLengths[version] ?? 0;
      for (let later = version + 1; later <= table.version; later++) {
        known = Math.min(known, logLengths[later] ?? 0);
      }
      return known;
    },
    idle: async () => void (await queue),
    waiting: () => waiting,
  };
  return room;
}

function entriesOf({ match }: Table): number {
  return match === undefined ? 0 : logLength(match);
}

export function datedEntryOf({ version, at, body }: StoredEntry) {
  return { version, at, entry: JSON.parse(body) as Entry };
}

function appendingOf(before: Table, next: Table, { entry, commandId }: { entry: Entry; commandId: string }) {
  const seats = before.seats === next.seats ? {} : { seats: peopleOfSeats(next) };
  return {
    entry: { version: next.version, commandId, body: JSON.stringify(entry), at: next.changedAt },
    row: rowOf(next),
    ...seats,
  };
}
