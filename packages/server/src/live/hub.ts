/** Brings what happens at tables to everybody who watches them through this process. */
import { beatsFor } from '@carson/engine';
import { type ChatLine, LIMITS, type Person, type ServerMessage } from '@carson/protocol';
import type { Directory } from '../people/directory.ts';
import type { Room } from '../play/room.ts';
import type { Rooms } from '../play/rooms.ts';
import { type Looking, peopleShown, showTable } from '../tables/show.ts';
import { seatOf, type Table } from '../tables/table.ts';
import type { Time } from '../time.ts';
import { createPresence, type Presence } from './presence.ts';

/** One browser, or one program. */
export interface Listener {
  readonly person: Person;
  readonly muted: ReadonlySet<string>;
  /** Text, so that what many get is written once. */
  readonly send: (text: string) => void;
}

export interface Hub {
  add(listener: Listener): void;
  remove(listener: Listener): void;
  /** `seen`: the version the listener has. */
  watch(listener: Listener, room: Room, seen: number | undefined): Promise<void>;
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
  said(table: string, line: ChatLine): void;
  showPresence(table: string): void;
  /** Has another name, or none any more: everybody who sees it is shown. */
  renamed(person: string): void;
  readonly presence: Presence;
  peopleHere(table: string): readonly Person[];
  listenersOf(person: string): ReadonlySet<Listener>;
  /** Everybody who is connected. */
  people(): readonly string[];
  watchedTables(): readonly string[];
  size(): number;
}

interface Watcher {
  /** The version that was sent last. */
  seen: number | undefined;
  /** It has another look now, for instance other names. */
  isOutdated?: boolean;
}

export interface HubPorts {
  readonly rooms: Rooms;
  readonly directory: Directory;
  readonly time: Time;
  /** The people who watch this table here have changed. */
  readonly presenceChanged: (table: string) => void;
  /** Nobody here has watched this table before. */
  readonly firstWatched: (table: string) => void;
  readonly failed: (problem: unknown) => void;
}

const RETRY_AFTER = 1_000;

export function createHub(ports: HubPorts): Hub {
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

  /** Sends the newest version to all who have an older one; begins anew if another, or another name, has come. */
  const publish = async (room: Room): Promise<void> => {
    if (publishing.has(room.id)) return;
    publishing.add(room.id);
    try {
      for (;;) {
        const table = room.table();
        misnamed.delete(room.id);
        const names = await directory.named(peopleShown(table));
        if (room.table() === table && !misnamed.has(room.id)) return sendUpdates(room, names);
      }
    } finally {
      publishing.delete(room.id);
    }
  };

  const sendUpdates = (room: Room, names: ReadonlyMap<string, Person>): void => {
    const table = room.table();
    const at = time.now();
    const written = new Map<string, string>();
    for (const [listener, watcher] of watchers.get(room.id) ?? []) {
      if (watcher.seen === table.version && watcher.isOutdated !== true) continue;
      const known: Known =
        watcher.seen === undefined ? {} : knownSince(room, watcher.seen, listener.person.id);
      const key = `${lookOf(table, listener.person.id)} ${known.logFrom} ${watcher.seen === undefined}`;
      const text =
        written.get(key) ??
        textOf({
          type: 'table',
          update: showTable(table, { person: listener.person.id, names, ...known, at }),
        });
      written.set(key, text);
      watcher.seen = table.version;
      watcher.isOutdated = false;
      listener.send(text);
    }
  };

  const broadcast = (table: string, message: ServerMessage): void => {
    const text = textOf(message);
    for (const listener of watchers.get(table)?.keys() ?? []) listener.send(text);
  };

  const showPresence = (table: string): void => {
    if (watchers.has(table)) broadcast(table, { type: 'presence', table, people: presence.at(table) });
  };

  const hub: Hub = {
    add(listener) {
      watched.set(listener, new Map());
      const own = byPerson.get(listener.person.id) ?? new Set();
      byPerson.set(listener.person.id, own.add(listener));
    },
    remove(listener) {
      for (const table of [...(watched.get(listener)?.keys() ?? [])]) hub.unwatch(listener, table);
      watched.delete(listener);
      const own = byPerson.get(listener.person.id);
      own?.delete(listener);
      if (own?.size === 0) byPerson.delete(listener.person.id);
    },
    async watch(listener, room, seen) {
      const own = watched.get(listener);
      if (own === undefined) return;
      const { version } = room.table();
      if (!own.has(room.id)) own.set(room.id, rooms.hold(room.id));
      if (!watchers.has(room.id)) firstWatched(room.id);
      const others = watchers.get(room.id) ?? new Map<Listener, Watcher>();
      const isNew = !others.has(listener);
      watchers.set(
        room.id,
        others.set(listener, { seen: seen === undefined || seen > version ? undefined : seen }),
      );
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
      await publish(room);
    },
    watchedBy: (listener) => watched.get(listener)?.size ?? 0,
    changed(room) {
      if (!watchers.has(room.id)) return;
      publish(room).catch((problem) => {
        ports.failed(problem);
        time.later(RETRY_AFTER, () => hub.changed(room));
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
    said(table, line) {
      const text = textOf({ type: 'chat', table, lines: [line] });
      for (const listener of watchers.get(table)?.keys() ?? []) {
        if (!listener.muted.has(line.person.id)) listener.send(text);
      }
    },
    showPresence,
    renamed(person) {
      const here = [...hub.listenersOf(person)].flatMap((listener) => [
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
        hub.changed(room);
      }
    },
    presence,
    peopleHere,
    listenersOf: (person) => byPerson.get(person) ?? new Set(),
    people: () => [...byPerson.keys()],
    watchedTables: () => [...watchers.keys()],
    size: () => watched.size,
  };
  return hub;
}

type Known = Pick<Looking, 'logFrom' | 'beats'>;

/** What somebody who has seen this version need not be sent again, and the story of what they have not seen. */
function knownSince(room: Room, version: number, person: string): Known {
  const table = room.table();
  const logFrom = room.logKnownSince(version);
  const from = logFrom - 1;
  const { match } = table;
  if (match === undefined || match.moves - from > LIMITS.movesTold) return { logFrom };
  const [beats = []] = beatsFor(match, [seatOf(table, person) ?? 'spectator'], { from });
  return { logFrom, beats };
}

/** Two people with the same look get the same update: spectators, unless one is the host. */
function lookOf(table: Table, person: string): string {
  const seat = seatOf(table, person);
  return seat === undefined && person !== table.host ? 'spectator' : person;
}

export function textOf(message: ServerMessage): string {
  return JSON.stringify(message);
}
