/**
 * Answers that people give before they are asked. They are stored beside the table, not in it: they appear in no
 * version, entry or update, so no one else learns that one was given, changed, withdrawn or dropped. When its
 * question comes, the answer is given at once, as an ordinary move; the others only see a quick answer.
 */
import {
  accepted,
  judgeQueued,
  type QueueWish,
  queueAnswer,
  type Result,
  refusal,
  refused,
  withoutUndefined,
} from '@carson/engine';
import type { QueuedAnswerShown } from '@carson/protocol';
import { newId } from '../secrets.ts';
import type { QueuedStore, StoredAnswer } from '../storage/queued-store.ts';
import { decideQueued } from '../tables/decide.ts';
import { botOn, seatOf, type Table } from '../tables/table.ts';
import type { Time } from '../time.ts';
import { forEachSettled } from './for-each-settled.ts';
import type { Change, Room } from './room.ts';
import type { Rooms } from './rooms.ts';

export interface QueuedAnswers {
  of(person: string, table: string): Promise<Result<Shown>>;
  /** Takes the place of an answer to the same question. */
  queue(person: string, table: string, wish: QueueWish): Promise<Result<Shown>>;
  withdraw(person: string, table: string, question: string): Promise<Result<Shown>>;
  /** Gives, keeps or drops the answers at a table that has changed. */
  changed(change: Change): void;
  /** Another process has stored an answer at this table. */
  learned(table: string): void;
  /** Looks for tables where answers wait. */
  refresh(): Promise<void>;
  /** Checks all tables with answers: a process may have died before it could. */
  tendAll(): Promise<void>;
  /** A person's queued answers at a table have changed. */
  onChange(listener: (table: string, person: string) => void): void;
  /** Resolves when no work is pending. */
  idle(): Promise<void>;
}

type Shown = readonly QueuedAnswerShown[];

export interface QueuedAnswersPorts {
  readonly rooms: Rooms;
  readonly store: QueuedStore;
  readonly time: Time;
  readonly mayWake: (person: string, table: string) => boolean;
  readonly count: (outcome: 'given' | 'dropped') => void;
  readonly failed: (problem: unknown) => void;
}

interface QueuedState extends QueuedAnswersPorts {
  /** Tables where an answer may wait: only these are looked at when they change. */
  readonly waiting: Set<string>;
  readonly underWay: Map<string, Promise<void>>;
  readonly listeners: ((table: string, person: string) => void)[];
}

export function createQueuedAnswers(ports: QueuedAnswersPorts): QueuedAnswers {
  const state: QueuedState = { ...ports, waiting: new Set(), underWay: new Map(), listeners: [] };
  const { store, waiting } = state;
  return {
    of: (person, table) => withSeat(state, { person, table }, async () => accepted(undefined)),
    queue: (person, table, wish) =>
      withSeat(state, { person, table }, (room, seat) => keepAnswer(state, { room, seat, person, wish })),
    withdraw: (person, table, question) =>
      withSeat(state, { person, table }, async () => {
        await store.remove(table, person, question);
        tell(state, { table, person });
        return accepted(undefined);
      }),
    changed({ room, before }) {
      if (!waiting.has(room.id)) return;
      const { version, match } = room.table();
      const isUndone = (match?.moves ?? 0) < (before.match?.moves ?? 0);
      void tendLater(state, room, isUndone ? version : undefined);
    },
    learned: (table) => void waiting.add(table),
    async refresh() {
      for (const table of await store.tables()) waiting.add(table);
    },
    tendAll: () => tendAll(state),
    onChange: (listener) => void state.listeners.push(listener),
    idle: async () => void (await Promise.all(state.underWay.values())),
  };
}

function tell({ listeners }: QueuedState, { table, person }: Place): void {
  for (const listener of listeners) listener(table, person);
}

type Place = Pick<StoredAnswer, 'table' | 'person'>;

/** Gives a seated person access to the room; returns the answers that they have queued after that. */
async function withSeat(
  { rooms, store, mayWake }: QueuedState,
  { person, table }: Place,
  use: (room: Room, seat: number) => Promise<Result<void>>,
): Promise<Result<Shown>> {
  if (!mayWake(person, table)) return refused(refusal('tooFast'));
  const room = await rooms.get(table);
  if (room === undefined) return refused(refusal('noTable'));
  const seat = seatOf(room.table(), person);
  if (seat === undefined) return refused(refusal('notSeated'));
  const used = await use(room, seat);
  if (!used.ok) return used;
  const all = await store.at(table);
  return accepted(all.filter((stored) => stored.person === person).map(shown));
}

interface NewAnswer {
  readonly room: Room;
  readonly seat: number;
  readonly person: string;
  readonly wish: QueueWish;
}

async function keepAnswer(
  state: QueuedState,
  { room, seat, person, wish }: NewAnswer,
): Promise<Result<void>> {
  const { match, phase, version, seats } = room.table();
  if (match === undefined || phase !== 'playing') return refused(refusal('notPlaying'));
  if (botOn(seats[seat]) !== undefined) return refused(refusal('botPlays'));
  const queued = queueAnswer(match, seat, wish);
  if (!queued.ok) return queued;
  const at = state.time.now();
  await state.store.put({ id: newId(), table: room.id, person, answer: queued.value, version, at });
  state.waiting.add(room.id);
  tell(state, { table: room.id, person });
  // The question may have come while it was being kept.
  await tendLater(state, room);
  return accepted(undefined);
}

async function tendAll(state: QueuedState): Promise<void> {
  await forEachSettled(await state.store.tables(), async (id) => {
    state.waiting.add(id);
    const room = await state.rooms.get(id);
    if (room !== undefined) await tendLater(state, room);
  });
}

/** One after the other at each table. */
function tendLater(state: QueuedState, room: Room, undoneAt?: number): Promise<void> {
  const { rooms, underWay, failed } = state;
  const release = rooms.hold(room.id);
  const before = underWay.get(room.id) ?? Promise.resolve();
  const done: Promise<void> = before
    .then(() => tend(state, room, undoneAt))
    .catch(failed)
    .finally(() => {
      release();
      if (underWay.get(room.id) === done) underWay.delete(room.id);
    });
  underWay.set(room.id, done);
  return done;
}

async function tend(state: QueuedState, room: Room, undoneAt: number | undefined): Promise<void> {
  const { store, waiting } = state;
  const all = await store.at(room.id);
  if (room.table().phase !== 'playing' && all.length > 0) {
    await store.removeAt(room.id);
    for (const stored of all) tell(state, stored);
  }
  const kept = room.table().phase === 'playing' ? all.filter(({ dropped }) => dropped === undefined) : [];
  if (kept.length === 0) waiting.delete(room.id);
  for (const stored of kept) {
    const verdict = verdictOn(room.table(), stored, undoneAt);
    if (verdict.kind === 'drops') await drop(state, stored, verdict.because);
    if (verdict.kind === 'answers') await give(state, room, stored);
  }
}

async function drop(state: QueuedState, stored: StoredAnswer, because: string): Promise<void> {
  await state.store.drop(stored.id, because);
  state.count('dropped');
  tell(state, stored);
}

async function give(state: QueuedState, room: Room, stored: StoredAnswer): Promise<void> {
  const given = await room.ask({
    commandId: `queued:${stored.id}`,
    queued: stored.id,
    decide: (table, at) => decideQueued(table, { person: stored.person, queued: stored.answer, at }),
  });
  if (given.ok) state.count('given');
  tell(state, stored);
}

/** Answers are dropped when another person or a bot plays the seat, and after an undo. */
function verdictOn(
  { match, seats }: Table,
  { answer, person, version }: StoredAnswer,
  undoneAt: number | undefined,
): ReturnType<typeof judgeQueued> {
  const seat = seats[answer.seat];
  if (seat?.person !== person || botOn(seat) !== undefined) return { kind: 'drops', because: 'takenOver' };
  if (undoneAt !== undefined && version < undoneAt) return { kind: 'drops', because: 'undone' };
  return match === undefined ? { kind: 'waits' } : judgeQueued(match, answer);
}

function shown({ answer, dropped, at }: StoredAnswer): QueuedAnswerShown {
  const { question, command, stops } = answer;
  return { question, command, stops, ...withoutUndefined({ dropped }), at };
}
