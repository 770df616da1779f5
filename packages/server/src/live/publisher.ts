/** Sends what happens at tables to everyone who watches them through this process. */
import type { ChatLine, Person, ServerMessage } from '@carson/protocol';
import type { Directory } from '../people/directory.ts';
import type { Room } from '../play/room.ts';
import type { Rooms } from '../play/rooms.ts';
import { peopleShown } from '../tables/show-seats.ts';
import { seatOf } from '../tables/table.ts';
import type { Time } from '../time.ts';
import { createPresence, type Presence } from './presence.ts';
import { sendUpdates, type Watcher } from './updates.ts';

/** One browser, or one program. */
export interface Listener {
  readonly person: Person;
  readonly muted: ReadonlySet<string>;
  /** Takes text, so that a message to many listeners is serialised once. */
  readonly send: (text: string) => void;
}

export interface Publisher {
  add(listener: Listener): void;
  remove(listener: Listener): void;
  watch(listener: Listener, room: Room, wish: WatchWish): Promise<void>;
  unwatch(listener: Listener, table: string): void;
  /** Sends the table again, whatever the listener has seen. */
  refresh(listener: Listener, table: string): Promise<void>;
  watchedBy(listener: Listener): number;
  /** The table has a new version. */
  changed(room: Room): void;
  turned(
    table: string,
    turn: { readonly awaited: readonly string[]; readonly noLongerAwaited: readonly string[] },
  ): void;
  /** Tells a person that their own queued answers have changed. */
  queued(table: string, person: string): void;
  said(table: string, line: ChatLine): void;
  showPresence(table: string): void;
  /** A person's name has changed or is gone: everyone who sees it is told. */
  renamed(person: string): void;
  readonly presence: Presence;
  peopleHere(table: string): readonly Person[];
  /** Everyone who is connected. */
  people(): readonly string[];
  watchedTables(): readonly string[];
  size(): number;
}

export interface WatchWish {
  /** The version the listener has. */
  readonly seen?: number | undefined;
  /** Whether it can apply changes. */
  readonly takesChanges: boolean;
}

export interface PublisherPorts {
  readonly rooms: Rooms;
  readonly directory: Directory;
  readonly time: Time;
  /** The people who watch this table here have changed. */
  readonly presenceChanged: (table: string) => void;
  /** This table is being watched here for the first time. */
  readonly firstWatched: (table: string) => void;
  readonly failed: (problem: unknown) => void;
}

const RETRY_AFTER = 1_000;

interface PublisherState {
  readonly ports: PublisherPorts;
  /** By table: who watches it, and what they have. */
  readonly watchers: Map<string, Map<Listener, Watcher>>;
  /** By listener: the tables it watches, and how each is released. */
  readonly watched: Map<Listener, Map<string, () => void>>;
  readonly byPerson: Map<string, Set<Listener>>;
  readonly publishing: Set<string>;
  /** Tables whose names may have changed since they were last looked up. */
  readonly misnamed: Set<string>;
  readonly presence: Presence;
}

export function createPublisher(ports: PublisherPorts): Publisher {
  const watchers: PublisherState['watchers'] = new Map();
  const state: PublisherState = {
    ports,
    watchers,
    watched: new Map(),
    byPerson: new Map(),
    publishing: new Set(),
    misnamed: new Set(),
    presence: createPresence((table) => peopleAt(watchers.get(table))),
  };
  const { watched, byPerson, presence } = state;
  return {
    add: (listener) => add(state, listener),
    remove: (listener) => remove(state, listener),
    watch: (listener, room, wish) => watch(state, listener, { room, ...wish }),
    unwatch: (listener, table) => unwatch(state, listener, table),
    refresh: (listener, table) => refresh(state, listener, table),
    watchedBy: (listener) => watched.get(listener)?.size ?? 0,
    changed: (room) => changed(state, room),
    turned(table, { awaited, noLongerAwaited }) {
      tell(state, awaited, { type: 'turn', table, waiting: true });
      tell(state, noLongerAwaited, { type: 'turn', table, waiting: false });
    },
    queued: (table, person) => tell(state, [person], { type: 'queued', table }),
    said(table, line) {
      const hears = ({ muted }: Listener): boolean => !muted.has(line.person.id);
      broadcast(state, { type: 'chat', table, lines: [line] }, hears);
    },
    showPresence: (table) => showPresence(state, table),
    renamed: (person) => renamed(state, person),
    presence,
    peopleHere: (table) => peopleAt(watchers.get(table)),
    people: () => [...byPerson.keys()],
    watchedTables: () => [...watchers.keys()],
    size: () => watched.size,
  };
}

function peopleAt(own: ReadonlyMap<Listener, Watcher> | undefined): readonly Person[] {
  return [...new Map([...(own?.keys() ?? [])].map(({ person }) => [person.id, person])).values()];
}

function add({ watched, byPerson }: PublisherState, listener: Listener): void {
  watched.set(listener, new Map());
  const own = byPerson.get(listener.person.id) ?? new Set();
  byPerson.set(listener.person.id, own.add(listener));
}

function remove(state: PublisherState, listener: Listener): void {
  const { watched, byPerson } = state;
  for (const table of [...(watched.get(listener)?.keys() ?? [])]) unwatch(state, listener, table);
  watched.delete(listener);
  const own = byPerson.get(listener.person.id);
  own?.delete(listener);
  if (own?.size === 0) byPerson.delete(listener.person.id);
}

async function watch(
  state: PublisherState,
  listener: Listener,
  { room, seen, takesChanges }: WatchWish & { readonly room: Room },
): Promise<void> {
  const { ports, watchers, watched } = state;
  const own = watched.get(listener);
  if (own === undefined) return;
  const { version } = room.table();
  if (!own.has(room.id)) own.set(room.id, ports.rooms.hold(room.id));
  if (!watchers.has(room.id)) ports.firstWatched(room.id);
  const others = watchers.get(room.id) ?? new Map<Listener, Watcher>();
  const isNew = !others.has(listener);
  const known = seen === undefined || seen > version ? undefined : seen;
  watchers.set(room.id, others.set(listener, newWatcher(listener, known, takesChanges)));
  if (seen === version) listener.send(textOf({ type: 'current', table: room.id, version }));
  await publish(state, room);
  if (isNew) presenceChanged(state, room.id);
}

function newWatcher({ person, send }: Listener, seen: number | undefined, takesChanges: boolean): Watcher {
  const nothingSent = { sent: undefined, fingerprint: undefined, isOutdated: false };
  return { person: person.id, takesChanges, send, seen, ...nothingSent };
}

function unwatch(state: PublisherState, listener: Listener, table: string): void {
  const { watchers, watched } = state;
  watched.get(listener)?.get(table)?.();
  watched.get(listener)?.delete(table);
  const others = watchers.get(table);
  if (others?.delete(listener) !== true) return;
  if (others.size === 0) watchers.delete(table);
  presenceChanged(state, table);
}

async function refresh(state: PublisherState, listener: Listener, table: string): Promise<void> {
  const watcher = state.watchers.get(table)?.get(listener);
  const room = state.ports.rooms.awake(table);
  if (watcher === undefined || room === undefined) return;
  watcher.seen = undefined;
  watcher.sent = undefined;
  await publish(state, room);
}

function changed(state: PublisherState, room: Room): void {
  const { ports, watchers } = state;
  if (!watchers.has(room.id)) return;
  publish(state, room).catch((problem) => {
    ports.failed(problem);
    ports.time.later(RETRY_AFTER, () => changed(state, room));
  });
}

/**
 * Sends the newest version to every watcher with an older one; starts again if another version, or another name,
 * arrived meanwhile.
 */
async function publish(state: PublisherState, room: Room): Promise<void> {
  const { ports, publishing, misnamed } = state;
  if (publishing.has(room.id)) return;
  publishing.add(room.id);
  try {
    for (;;) {
      const table = room.table();
      misnamed.delete(room.id);
      const shown = peopleShown(table);
      const [names, alike] = await Promise.all([ports.directory.named(shown), ports.directory.alike(shown)]);
      if (room.table() !== table || misnamed.has(room.id)) continue;
      const own = state.watchers.get(room.id)?.values() ?? [];
      return sendUpdates(room, own, { names, alike, at: ports.time.now() });
    }
  } finally {
    publishing.delete(room.id);
  }
}

function renamed(state: PublisherState, person: string): void {
  const { ports, watchers, watched, byPerson, misnamed } = state;
  const here = [...(byPerson.get(person) ?? [])].flatMap((one) => [...(watched.get(one)?.keys() ?? [])]);
  for (const table of new Set(here)) presenceChanged(state, table);
  for (const [table, own] of watchers) {
    const room = ports.rooms.awake(table);
    if (room === undefined || seatOf(room.table(), person) === undefined) continue;
    for (const watcher of own.values()) watcher.isOutdated = true;
    misnamed.add(table);
    changed(state, room);
  }
}

function presenceChanged(state: PublisherState, table: string): void {
  state.ports.presenceChanged(table);
  showPresence(state, table);
}

function showPresence(state: PublisherState, table: string): void {
  if (!state.watchers.has(table)) return;
  broadcast(state, { type: 'presence', table, people: state.presence.at(table) });
}

/** To those who watch the table. */
function broadcast(
  { watchers }: PublisherState,
  message: Extract<ServerMessage, { readonly type: 'chat' | 'presence' }>,
  hears: (listener: Listener) => boolean = () => true,
): void {
  const text = textOf(message);
  for (const listener of watchers.get(message.table)?.keys() ?? []) if (hears(listener)) listener.send(text);
}

/** To every connection of these people. */
function tell({ byPerson }: PublisherState, people: readonly string[], message: ServerMessage): void {
  if (people.length === 0) return;
  const text = textOf(message);
  for (const person of people) for (const listener of byPerson.get(person) ?? []) listener.send(text);
}

export function textOf(message: ServerMessage): string {
  return JSON.stringify(message);
}
