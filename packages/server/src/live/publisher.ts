/** Brings what happens at tables to everybody who watches them through this process. */
import type { ChatLine, Person, ServerMessage } from '@carson/protocol';
import type { Directory } from '../people/directory.ts';
import type { Room } from '../play/room.ts';
import type { Rooms } from '../play/rooms.ts';
import { peopleShown } from '../tables/show.ts';
import { seatOf } from '../tables/table.ts';
import type { Time } from '../time.ts';
import { createPresence, type Presence } from './presence.ts';
import { sendUpdates, type Watcher } from './updates.ts';

/** One browser, or one program. */
export interface Listener {
  readonly person: Person;
  readonly muted: ReadonlySet<string>;
  /** Text, so that what many get is written once. */
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
    turn: { readonly awaited: readonly string[]; readonly rested: readonly string[] },
  ): void;
  /** Tells a person that their own queued answers have changed. */
  queued(table: string, person: string): void;
  said(table: string, line: ChatLine): void;
  showPresence(table: string): void;
  /** A person's name has changed or is gone: everyone who sees it is told. */
  renamed(person: string): void;
  readonly presence: Presence;
  peopleHere(table: string): readonly Person[];
  listenersOf(person: string): ReadonlySet<Listener>;
  /** Everybody who is connected. */
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

export function createPublisher(ports: PublisherPorts): Publisher {
  const { rooms, directory, time, presenceChanged, firstWatched } = ports;
  const watchers = new Map<string, Map<Listener, Watcher>>();
  const watched = new Map<Listener, Map<string, () => void>>();
  const byPerson = new Map<string, Set<Listener>>();
  const publishing = new Set<string>();
  /** Tables whose names may have changed since they were last looked up. */
  const misnamed = new Set<string>();

  const peopleHere = (table: string): readonly Person[] => [
    ...new Map([...(watchers.get(table)?.keys() ?? [])].map(({ person }) => [person.id, person])).values(),
  ];
  const presence = createPresence(peopleHere);

  /** Sends the newest version to all who have an older one; starts again if another version, or another name, has come. */
  const publish = async (room: Room): Promise<void> => {
    if (publishing.has(room.id)) return;
    publishing.add(room.id);
    try {
      for (;;) {
        const table = room.table();
        misnamed.delete(room.id);
        const shown = peopleShown(table);
        const [names, alike] = await Promise.all([directory.named(shown), directory.alike(shown)]);
        if (room.table() === table && !misnamed.has(room.id)) {
          return sendUpdates(room, watchers.get(room.id)?.values() ?? [], {
            names,
            alike,
            at: time.now(),
          });
        }
      }
    } finally {
      publishing.delete(room.id);
    }
  };

  const broadcast = (table: string, message: ServerMessage): void => {
    const text = textOf(message);
    for (const listener of watchers.get(table)?.keys() ?? []) listener.send(text);
  };

  const showPresence = (table: string): void => {
    if (watchers.has(table)) broadcast(table, { type: 'presence', table, people: presence.at(table) });
  };

  const publisher: Publisher = {
    add(listener) {
      watched.set(listener, new Map());
      const own = byPerson.get(listener.person.id) ?? new Set();
      byPerson.set(listener.person.id, own.add(listener));
    },
    remove(listener) {
      for (const table of [...(watched.get(listener)?.keys() ?? [])]) publisher.unwatch(listener, table);
      watched.delete(listener);
      const own = byPerson.get(listener.person.id);
      own?.delete(listener);
      if (own?.size === 0) byPerson.delete(listener.person.id);
    },
    async watch(listener, room, { seen, takesChanges }) {
      const own = watched.get(listener);
      if (own === undefined) return;
      const { version } = room.table();
      if (!own.has(room.id)) own.set(room.id, rooms.hold(room.id));
      if (!watchers.has(room.id)) firstWatched(room.id);
      const others = watchers.get(room.id) ?? new Map<Listener, Watcher>();
      const isNew = !others.has(listener);
      const watcher: Watcher = {
        person: listener.person.id,
        takesChanges,
        send: listener.send,
        seen: seen === undefined || seen > version ? undefined : seen,
        sent: undefined,
        fingerprint: undefined,
        isOutdated: false,
      };
      watchers.set(room.id, others.set(listener, watcher));
      if (seen === version) listener.send(textOf({ type: 'current', table: room.id, version }));
      await publish(room);
      if (isNew) {
        presenceChanged(room.id);
        showPresence(room.id);
      }
    },
    unwatch(listener, table) {
      watched.get(listener)?.get(table)?.();
      watched.get(listener)?.delete(table);
      const others = watchers.get(table);
      if (others?.delete(listener) !== true) return;
      if (others.size === 0) watchers.delete(table);
      presenceChanged(table);
      showPresence(table);
    },
    async refresh(listener, table) {
      const watcher = watchers.get(table)?.get(listener);
      const room = rooms.awake(table);
      if (watcher === undefined || room === undefined) return;
      watcher.seen = undefined;
      watcher.sent = undefined;
      await publish(room);
    },
    watchedBy: (listener) => watched.get(listener)?.size ?? 0,
    changed(room) {
      if (!watchers.has(room.id)) return;
      publish(room).catch((problem) => {
        ports.failed(problem);
        time.later(RETRY_AFTER, () => publisher.changed(room));
      });
    },
    turned(table, { awaited, rested }) {
      for (const [people, waiting] of [[awaited, true] as const, [rested, false] as const]) {
        const text = textOf({ type: 'turn', table, waiting });
        for (const person of people) {
          for (const listener of byPerson.get(person) ?? []) listener.send(text);
        }
      }
    },
    queued(table, person) {
      const text = textOf({ type: 'queued', table });
      for (const listener of byPerson.get(person) ?? []) listener.send(text);
    },
    said(table, line) {
      const text = textOf({ type: 'chat', table, lines: [line] });
      for (const listener of watchers.get(table)?.keys() ?? []) {
        if (!listener.muted.has(line.person.id)) listener.send(text);
      }
    },
    showPresence,
    renamed(person) {
      const here = [...publisher.listenersOf(person)].flatMap((listener) => [
        ...(watched.get(listener)?.keys() ?? []),
      ]);
      for (const table of new Set(here)) {
        presenceChanged(table);
        showPresence(table);
      }
      for (const [table, own] of watchers) {
        const room = rooms.awake(table);
        if (room === undefined || seatOf(room.table(), person) === undefined) continue;
        for (const watcher of own.values()) watcher.isOutdated = true;
        misnamed.add(table);
        publisher.changed(room);
      }
    },
    presence,
    peopleHere,
    listenersOf: (person) => byPerson.get(person) ?? new Set(),
    people: () => [...byPerson.keys()],
    watchedTables: () => [...watchers.keys()],
    size: () => watched.size,
  };
  return publisher;
}

export function textOf(message: ServerMessage): string {
  return JSON.stringify(message);
}
