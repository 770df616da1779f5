/**
 * The live connection: one socket for all tables of this browser. It comes back by itself after any
 * interruption, resumes each table from the last version seen, and repeats what was not yet answered;
 * every command has its own id, so that nothing is done twice.
 */
import { type Refusal, refusal } from '@carson/engine';
import {
  type Action,
  applyChange,
  type ChatLine,
  type ClientMessage,
  type Person,
  type ServerMessage,
  type TableChange,
  type TableUpdate,
} from '@carson/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import { createLobbyWatch, type LobbyWatch } from './lobby-watch.ts';

/** 'lost': it was there, or should be, and is being sought. */
export type Connection = 'connecting' | 'open' | 'lost';

export type Outcome = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal };

/** Somebody on this page who looks at a table. */
export interface Watcher {
  readonly updated: (update: TableUpdate) => void;
  readonly present: (people: readonly Person[]) => void;
  readonly said: (lines: readonly ChatLine[]) => void;
  /** What was answered ahead has changed. */
  readonly queued: () => void;
  readonly refused: (reason: Refusal) => void;
  /** The connection is back: whatever is not part of the updates may have been missed. */
  readonly resumed: () => void;
}

export interface Live {
  readonly connection: ReadonlySignal<Connection>;
  /** Tables to which something is on its way and not yet answered. */
  readonly sending: ReadonlySignal<ReadonlySet<string>>;
  /** Whether the server could not save something, which is kept here and sent again. */
  readonly isUnsaved: ReadonlySignal<boolean>;
  /** Tables that wait for the person, as far as the server has told since the start. */
  readonly turns: ReadonlySignal<ReadonlySet<string>>;
  readonly lobby: LobbyWatch;
  readonly watch: (table: string, watcher: Watcher) => () => void;
  readonly act: (table: string, action: Action) => Promise<Outcome>;
  readonly say: (table: string, text: string) => Promise<Outcome>;
  /** Replaces what is known of the tables that wait for the person. */
  readonly setTurns: (tables: readonly string[]) => void;
  /** The table that is in front now: nobody need be told of it elsewhere. */
  readonly setFront: (table: string | undefined) => void;
  /** The server's time now, as far as it can be told. */
  readonly serverTime: () => number;
  /** Seeks the server at once: the network is back, or the person is another one. */
  readonly reconnect: () => void;
  /** Somebody looks again after a while: is the server still there? */
  readonly wake: () => void;
  readonly close: () => void;
}

export interface Wire {
  readonly send: (text: string) => void;
  readonly close: () => void;
}

export interface WireEvents {
  readonly received: (text: string) => void;
  readonly closed: () => void;
}

export interface LivePorts {
  readonly open: (events: WireEvents) => Wire;
  /** Runs the work after a while; answers how to call it off. */
  readonly later: (milliseconds: number, work: () => void) => () => void;
  readonly newId: () => string;
  readonly now: () => number;
  /** From 0 to 1: spreads those who come back after a restart. */
  readonly chance: () => number;
}

/** The refusal of a server whose disk is full, or whose database is away. */
const NOT_KEPT = 'notKept';
const REPEAT_AFTER = 3_000;
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8_000;
const PING_EVERY = 15_000;
const PATIENCE = 10_000;
/** For who sits before the screen: the line of a device that slept is mostly dead. */
const SHORT_PATIENCE = 2_500;

interface Watched {
  seen: number | undefined;
  readonly watchers: Set<Watcher>;
  /** For one who comes second. */
  last: TableUpdate | undefined;
}

type Command = Extract<ClientMessage, { readonly id: string }>;

interface Pending {
  readonly message: Command;
  readonly answered: (outcome: Outcome) => void;
}

export function createLive(ports: LivePorts): Live {
  const connection = signal<Connection>('connecting');
  const turns = signal<ReadonlySet<string>>(new Set());
  const sending = signal<ReadonlySet<string>>(new Set());
  const isUnsaved = signal(false);
  const tables = new Map<string, Watched>();
  const pending = new Map<string, Pending>();
  let wire: Wire | undefined;
  let failures = 0;
  let ahead = 0;
  let isClosed = false;
  let front: string | undefined;
  let callOff: () => void = () => undefined;

  const send = (message: ClientMessage): void => {
    if (connection.value === 'open') wire?.send(JSON.stringify(message));
  };

  const lobby = createLobbyWatch(send);

  const connect = (): void => {
    callOff();
    const own: Wire = ports.open({
      received: (text) => {
        if (wire === own) receive(JSON.parse(text));
      },
      closed: () => {
        if (wire === own) lose();
      },
    });
    wire = own;
    callOff = ports.later(PATIENCE, lose);
  };

  const drop = (): void => {
    callOff();
    const gone = wire;
    wire = undefined;
    gone?.close();
  };

  const lose = (after?: number): void => {
    drop();
    if (isClosed) return;
    connection.value = 'lost';
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** failures++);
    callOff = ports.later(after ?? pause * (0.5 + ports.chance() / 2), connect);
  };

  /** A silent line is asked whether it is still there, and given up if it is not. */
  const listen = (): void => {
    callOff();
    callOff = ports.later(PING_EVERY, () => ping(PATIENCE));
  };

  const ping = (patience: number): void => {
    callOff();
    send({ type: 'ping' });
    callOff = ports.later(patience, lose);
  };

  const welcome = (at: number): void => {
    failures = 0;
    ahead = at - ports.now();
    connection.value = 'open';
    for (const [table, { seen, watchers }] of tables) {
      send(watchOf(table, seen));
      if (seen !== undefined) for (const watcher of watchers) watcher.resumed();
    }
    lobby.resume();
    if (front !== undefined) send(frontOf(front));
    for (const { message } of pending.values()) send(message);
  };

  const receive = (message: ServerMessage): void => {
    listen();
    switch (message.type) {
      case 'welcome':
        welcome(message.at);
        break;
      case 'done':
        settle(message.id, { ok: true });
        break;
      case 'refused':
        if (message.refusal.code === NOT_KEPT) repeat(message.id);
        else settle(message.id, { ok: false, refusal: message.refusal });
        break;
      case 'table':
        updated(mergeLog(tables.get(message.update.table)?.last, message.update));
        break;
      case 'change':
        changed(message.change);
        break;
      case 'presence':
        each(message.table, ({ present }) => present(message.people));
        break;
      case 'chat':
        each(message.table, ({ said }) => said(message.lines));
        break;
      case 'queued':
        each(message.table, ({ queued }) => queued());
        break;
      case 'noTable':
        each(message.table, ({ refused }) => refused(message.refusal));
        break;
      case 'lobby':
      case 'myTables':
        lobby.receive(message);
        break;
      case 'turn':
        turned(message.table, message.waiting);
        break;
      /** It is not said which message: none of those under way is left without an answer. */
      case 'problem':
        if (message.refusal.code === NOT_KEPT) lose(REPEAT_AFTER);
        else for (const id of [...pending.keys()]) settle(id, { ok: false, refusal: message.refusal });
        break;
      case 'goodbye':
        lose(message.after * (1 + ports.chance()));
        break;
    }
  };

  const updated = (update: TableUpdate): void => {
    const watched = tables.get(update.table);
    if (watched === undefined) return;
    watched.seen = update.version;
    watched.last = update;
    ahead = update.at - ports.now();
    for (const watcher of watched.watchers) watcher.updated(update);
  };

  const changed = (change: TableChange): void => {
    const last = tables.get(change.table)?.last;
    const update = last && applyChange(last, change);
    if (update === undefined) send({ type: 'refresh', table: change.table });
    else updated(update);
  };

  const each = (table: string, tell: (watcher: Watcher) => void): void => {
    for (const watcher of tables.get(table)?.watchers ?? []) tell(watcher);
  };

  /** The server can save nothing just now: the command is kept here and sent again. */
  const repeat = (id: string): void => {
    isUnsaved.value = true;
    ports.later(REPEAT_AFTER, () => {
      const held = pending.get(id);
      if (held !== undefined) send(held.message);
    });
  };

  const settle = (id: string, outcome: Outcome): void => {
    isUnsaved.value = false;
    pending.get(id)?.answered(outcome);
    pending.delete(id);
    showSending();
  };

  const showSending = (): void => {
    sending.value = new Set([...pending.values()].map(({ message }) => message.table));
  };

  const turned = (table: string, isWaiting: boolean): void => {
    const others = [...turns.value].filter((other) => other !== table);
    turns.value = new Set(isWaiting ? [...others, table] : others);
  };

  const request = (message: Command): Promise<Outcome> =>
    new Promise((resolve) => {
      pending.set(message.id, { message, answered: resolve });
      showSending();
      send(message);
    });

  const reconnect = (): void => {
    if (isClosed) return;
    drop();
    connection.value = 'lost';
    failures = 0;
    connect();
  };

  connect();
  return {
    connection,
    sending,
    isUnsaved,
    turns,
    lobby,
    watch(table, watcher) {
      const watched: Watched = tables.get(table) ?? { seen: undefined, watchers: new Set(), last: undefined };
      const isNew = !tables.has(table);
      tables.set(table, watched);
      watched.watchers.add(watcher);
      if (isNew) send(watchOf(table, undefined));
      else if (watched.last !== undefined) watcher.updated(watched.last);
      return () => {
        watched.watchers.delete(watcher);
        if (watched.watchers.size > 0 || tables.get(table) !== watched) return;
        tables.delete(table);
        send({ type: 'unwatch', table });
      };
    },
    act: (table, action) => request({ type: 'act', id: ports.newId(), table, action }),
    say: (table, text) => request({ type: 'chat', id: ports.newId(), table, text }),
    setTurns(waiting) {
      turns.value = new Set(waiting);
    },
    setFront(table) {
      if (table === front) return;
      front = table;
      send(frontOf(table));
    },
    serverTime: () => ports.now() + ahead,
    reconnect,
    wake() {
      if (connection.value === 'open') ping(SHORT_PATIENCE);
      if (connection.value === 'lost') reconnect();
    },
    close() {
      isClosed = true;
      drop();
      for (const { answered } of pending.values()) answered({ ok: false, refusal: refusal('noConnection') });
      pending.clear();
    },
  };
}

function watchOf(table: string, version: number | undefined): ClientMessage {
  return { type: 'watch', table, changes: true, ...(version === undefined ? {} : { version }) };
}

function frontOf(table: string | undefined): ClientMessage {
  return { type: 'front', ...(table === undefined ? {} : { table }) };
}

/** Only the log comes in pieces: what was there before the new piece stays. */
function mergeLog(before: TableUpdate | undefined, update: TableUpdate): TableUpdate {
  const { play } = update;
  if (play === undefined || play.log.from === 0) return update;
  const known = before?.play?.log.entries.slice(0, play.log.from) ?? [];
  return { ...update, play: { ...play, log: { from: 0, entries: [...known, ...play.log.entries] } } };
}
