/** What the watchers of a table are sent: the whole update first, then what changed. */
import { type Beat, beatsFor, type Viewer } from '@carson/engine';
import {
  changeBetween,
  LIMITS,
  newShared,
  type Person,
  type Play,
  type ServerMessage,
  type Shared,
  type TableUpdate,
  withoutStory,
} from '@carson/protocol';
import type { Alike } from '../people/directory.ts';
import type { Room } from '../play/room.ts';
import { tableShower } from '../tables/show.ts';
import { seatOf, type Table } from '../tables/table.ts';

export interface Watcher {
  readonly person: string;
  /** Whether it can apply changes; the others get every update whole, without its story. */
  readonly takesChanges: boolean;
  readonly send: (text: string) => void;
  /** The version it has. */
  seen: number | undefined;
  /** The update that was sent last, which the next change is made from; its log and its beats are left out. */
  sent: TableUpdate | undefined;
  /** Of what was sent last, where it was a change. */
  fingerprint: number | undefined;
  /** The table looks different now, for instance because a name changed. */
  isOutdated: boolean;
}

interface Look {
  readonly names: ReadonlyMap<string, Person>;
  readonly alike: Alike;
  readonly at: number;
}

interface Made {
  readonly text: string;
  readonly sent: TableUpdate | undefined;
  readonly fingerprint: number | undefined;
}

/** What is needed of a room to tell what has happened in it. */
type WatchedRoom = Pick<Room, 'table' | 'logKnownSince'>;

/** Brings every outdated watcher to the newest version. Each distinct message is serialised once. */
export function sendUpdates(room: WatchedRoom, watchers: Iterable<Watcher>, look: Look): void {
  const table = room.table();
  const due = [...watchers].filter(({ seen, isOutdated }) => seen !== table.version || isOutdated);
  const stories = storiesFor(room, due);
  const making: Making = { show: tableShower(table, look), stories, shared: newShared() };
  const made = new Map<TableUpdate | string, Made>();
  for (const watcher of due) {
    const key = watcher.sent ?? `${lookOf(table, watcher.person)} ${watcher.seen} ${watcher.takesChanges}`;
    const news = made.get(key) ?? newsFor(room, watcher, making);
    made.set(key, news);
    watcher.seen = table.version;
    watcher.sent = news.sent;
    watcher.fingerprint = news.fingerprint;
    watcher.isOutdated = false;
    watcher.send(news.text);
  }
}

interface Making {
  readonly show: ReturnType<typeof tableShower>;
  readonly stories: Stories;
  readonly shared: Shared;
}

type Stories = (watcher: Watcher) => readonly Beat[];

function newsFor(room: WatchedRoom, watcher: Watcher, { show, stories, shared }: Making): Made {
  const { person, seen, sent, takesChanges, fingerprint } = watcher;
  const logFrom = seen === undefined ? 0 : room.logKnownSince(seen);
  const update = show({ person, logFrom, beats: stories(watcher) });
  const change = sent && changeBetween(sent, update, { fingerprint, shared });
  const message: ServerMessage =
    change === undefined ? { type: 'table', update } : { type: 'change', change };
  return {
    text: JSON.stringify(message),
    sent: takesChanges ? withoutStory(update) : undefined,
    fingerprint: change?.fingerprint,
  };
}

/** Plays the missed moves once for all watchers who missed the same ones. */
function storiesFor(room: WatchedRoom, watchers: readonly Watcher[]): Stories {
  const table = room.table();
  const { match } = table;
  if (match === undefined) return () => [];
  const told = new Map<string, readonly Beat[]>();
  const wanted = new Map<number, Map<Viewer, Play>>();
  const viewerOf = ({ person }: Watcher): Viewer => seatOf(table, person) ?? 'spectator';
  const from = ({ seen = 0 }: Watcher): number => room.logKnownSince(seen) - 1;
  for (const watcher of watchers) {
    const has = watcher.sent?.play;
    if (has === undefined || match.moves - from(watcher) > LIMITS.movesTold) continue;
    const viewers = wanted.get(from(watcher)) ?? new Map<Viewer, Play>();
    wanted.set(from(watcher), viewers.set(viewerOf(watcher), has));
  }
  for (const [first, viewers] of wanted) {
    const beats = beatsFor(match, [...viewers.keys()], { from: first }, [...viewers.values()]);
    for (const [at, viewer] of [...viewers.keys()].entries()) told.set(`${first} ${viewer}`, beats[at] ?? []);
  }
  return (watcher) =>
    watcher.sent === undefined ? [] : (told.get(`${from(watcher)} ${viewerOf(watcher)}`) ?? []);
}

/** Two people with the same look get the same update: spectators, unless one is the host. */
function lookOf(table: Table, person: string): string {
  const seat = seatOf(table, person);
  return seat === undefined && person !== table.host ? 'spectator' : person;
}
