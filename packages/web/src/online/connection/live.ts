/**
 * The live connection: one socket for all tables of this browser. It comes back by itself after any
 * interruption, resumes each table from the last version seen, and repeats what was not yet answered;
 * every command has its own id, so that nothing is done twice.
 */
import { type Refusal, refusal } from '@carson/engine';
import {
  applyChange,
  type ClientMessage,
  type ServerMessage,
  type TableChange,
  type TableUpdate,
  withWholeLog,
} from '@carson/protocol';
import { signal } from '@preact/signals';
import type { Live, LivePorts, Outcome, Watcher, Wire } from './live-contract.ts';
import { frontOf, watchOf } from './live-messages.ts';
import type { Command, LiveState, Watched } from './live-state.ts';
import { createLobbyWatch } from './lobby-watch.ts';

/** The refusal of a server whose disk is full, or whose database is away. */
const NOT_KEPT = 'notKept';
const REPEAT_AFTER = 3_000;
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 8_000;
const PING_EVERY = 15_000;
const TIMEOUT = 10_000;
/** When the page becomes visible again: after a device has slept, its connection is usually dead. */
const SHORT_TIMEOUT = 2_500;

export function createLive(ports: LivePorts): Live {
  const live: LiveState = {
    ports,
    connection: signal('connecting'),
    turns: signal(new Set()),
    sending: signal(new Set()),
    isUnsaved: signal(false),
    lobby: createLobbyWatch((message) => send(live, message)),
    tables: new Map(),
    pending: new Map(),
    wire: undefined,
    failures: 0,
    clockOffset: 0,
    isClosed: false,
    front: undefined,
    cancel: () => undefined,
  };
  connect(live);
  const { connection, sending, isUnsaved, turns, lobby } = live;
  return {
    connection,
    sending,
    isUnsaved,
    turns,
    lobby,
    watch: (table, watcher) => watch(live, table, watcher),
    act: (table, action) => request(live, { type: 'act', id: ports.newId(), table, action }),
    say: (table, text) => request(live, { type: 'chat', id: ports.newId(), table, text }),
    setTurns(waiting) {
      turns.value = new Set(waiting);
    },
    setFront(table) {
      if (table === live.front) return;
      live.front = table;
      send(live, frontOf(table));
    },
    serverTime: () => ports.now() + live.clockOffset,
    reconnect: () => reconnect(live),
    wake() {
      if (connection.value === 'open') ping(live, SHORT_TIMEOUT);
      if (connection.value === 'lost') reconnect(live);
    },
    close: () => close(live),
  };
}

function send({ connection, wire }: LiveState, message: ClientMessage): void {
  if (connection.value === 'open') wire?.send(JSON.stringify(message));
}

function connect(live: LiveState): void {
  live.cancel();
  const own: Wire = live.ports.open({
    received: (text) => {
      if (live.wire === own) receive(live, JSON.parse(text));
    },
    closed: () => {
      if (live.wire === own) lose(live);
    },
  });
  live.wire = own;
  live.cancel = live.ports.later(TIMEOUT, () => lose(live));
}

function drop(live: LiveState): void {
  live.cancel();
  const gone = live.wire;
  live.wire = undefined;
  gone?.close();
}

/** Gives the connection up and seeks another one, after a pause that grows with each failure. */
function lose(live: LiveState, after?: number): void {
  drop(live);
  if (live.isClosed) return;
  live.connection.value = 'lost';
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** live.failures++);
  live.cancel = live.ports.later(after ?? pause * (0.5 + live.ports.chance() / 2), () => connect(live));
}

function reconnect(live: LiveState): void {
  if (live.isClosed) return;
  drop(live);
  live.connection.value = 'lost';
  live.failures = 0;
  connect(live);
}

function close(live: LiveState): void {
  live.isClosed = true;
  drop(live);
  for (const { answered } of live.pending.values()) answered({ ok: false, refusal: refusal('noConnection') });
  live.pending.clear();
}

/** Pings a silent connection, and gives it up where no answer comes. */
function listen(live: LiveState): void {
  live.cancel();
  live.cancel = live.ports.later(PING_EVERY, () => ping(live, TIMEOUT));
}

function ping(live: LiveState, patience: number): void {
  live.cancel();
  send(live, { type: 'ping' });
  live.cancel = live.ports.later(patience, () => lose(live));
}

function welcome(live: LiveState, at: number): void {
  live.failures = 0;
  live.clockOffset = at - live.ports.now();
  live.connection.value = 'open';
  for (const [table, { seen, watchers }] of live.tables) {
    send(live, watchOf(table, seen));
    if (seen !== undefined) for (const watcher of watchers) watcher.resumed();
  }
  live.lobby.resume();
  if (live.front !== undefined) send(live, frontOf(live.front));
  for (const { message } of live.pending.values()) send(live, message);
}

function receive(live: LiveState, message: ServerMessage): void {
  listen(live);
  switch (message.type) {
    case 'welcome':
      welcome(live, message.at);
      break;
    case 'done':
      settle(live, message.id, { ok: true });
      break;
    case 'refused':
      if (message.refusal.code === NOT_KEPT) repeat(live, message.id);
      else settle(live, message.id, { ok: false, refusal: message.refusal });
      break;
    case 'table':
      updated(live, withWholeLog(live.tables.get(message.update.table)?.last, message.update));
      break;
    case 'change':
      changed(live, message.change);
      break;
    case 'lobby':
    case 'myTables':
      live.lobby.receive(message);
      break;
    case 'turn':
      turned(live, message.table, message.waiting);
      break;
    case 'problem':
      troubled(live, message.refusal);
      break;
    case 'goodbye':
      lose(live, message.after * (1 + live.ports.chance()));
      break;
    case 'presence':
    case 'chat':
    case 'queued':
    case 'noTable':
      tellWatchers(live, message);
      break;
  }
}

type AboutTable = Extract<ServerMessage, { readonly type: 'presence' | 'chat' | 'queued' | 'noTable' }>;

/** Passes on messages about a table other than its updates. */
function tellWatchers({ tables }: LiveState, message: AboutTable): void {
  for (const watcher of tables.get(message.table)?.watchers ?? []) {
    if (message.type === 'presence') watcher.present(message.people);
    else if (message.type === 'chat') watcher.said(message.lines);
    else if (message.type === 'queued') watcher.queued();
    else watcher.refused(message.refusal);
  }
}

/** It is not said which message is meant: none of those under way is left without an answer. */
function troubled(live: LiveState, reason: Refusal): void {
  if (reason.code === NOT_KEPT) lose(live, REPEAT_AFTER);
  else for (const id of [...live.pending.keys()]) settle(live, id, { ok: false, refusal: reason });
}

function updated(live: LiveState, update: TableUpdate): void {
  const watched = live.tables.get(update.table);
  if (watched === undefined) return;
  watched.seen = update.version;
  watched.last = update;
  live.clockOffset = update.at - live.ports.now();
  for (const watcher of watched.watchers) watcher.updated(update);
}

function changed(live: LiveState, change: TableChange): void {
  const last = live.tables.get(change.table)?.last;
  const update = last && applyChange(last, change);
  if (update === undefined) send(live, { type: 'refresh', table: change.table });
  else updated(live, update);
}

/** The server can save nothing just now: the command is kept here and sent again. */
function repeat(live: LiveState, id: string): void {
  live.isUnsaved.value = true;
  live.ports.later(REPEAT_AFTER, () => {
    const held = live.pending.get(id);
    if (held !== undefined) send(live, held.message);
  });
}

function settle(live: LiveState, id: string, outcome: Outcome): void {
  live.isUnsaved.value = false;
  live.pending.get(id)?.answered(outcome);
  live.pending.delete(id);
  showSending(live);
}

function showSending({ sending, pending }: LiveState): void {
  sending.value = new Set([...pending.values()].map(({ message }) => message.table));
}

function turned({ turns }: LiveState, table: string, isWaiting: boolean): void {
  const others = [...turns.value].filter((other) => other !== table);
  turns.value = new Set(isWaiting ? [...others, table] : others);
}

function request(live: LiveState, message: Command): Promise<Outcome> {
  return new Promise((resolve) => {
    live.pending.set(message.id, { message, answered: resolve });
    showSending(live);
    send(live, message);
  });
}

function watch(live: LiveState, table: string, watcher: Watcher): () => void {
  const { tables } = live;
  const watched: Watched = tables.get(table) ?? { seen: undefined, watchers: new Set(), last: undefined };
  const isNew = !tables.has(table);
  tables.set(table, watched);
  watched.watchers.add(watcher);
  if (isNew) send(live, watchOf(table, undefined));
  else if (watched.last !== undefined) watcher.updated(watched.last);
  return () => {
    watched.watchers.delete(watcher);
    if (watched.watchers.size > 0 || tables.get(table) !== watched) return;
    tables.delete(table);
    send(live, { type: 'unwatch', table });
  };
}
