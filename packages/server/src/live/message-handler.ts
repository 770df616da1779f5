/** Reads what comes in over a live connection and sees that each message is answered. */
import { type Refusal, type Result, readBy, refusal } from '@carson/engine';
import { type ClientMessage, ClientMessageSchema, LIMITS, type ServerMessage } from '@carson/protocol';
import { denial, type Identity } from '../people/identity.ts';
import type { Rooms } from '../play/rooms.ts';
import type { TableService } from '../play/table-service.ts';
import { refusalCodeOf } from '../watch/cause.ts';
import type { Chat } from './chat.ts';
import type { Lobby } from './lobby.ts';
import { type Listener, type Publisher, textOf } from './publisher.ts';
import type { ViewedTables } from './viewed-tables.ts';

export interface MessageHandlerPorts {
  readonly tableService: TableService;
  readonly rooms: Rooms;
  readonly chat: Chat;
  readonly publisher: Publisher;
  readonly lobby: Lobby;
  readonly viewedTables: Pick<ViewedTables, 'set'>;
  readonly now: () => number;
  readonly failed: (problem: unknown) => void;
}

export interface Visit {
  readonly identity: Identity;
  readonly listener: Listener;
  /** Resolves as soon as the visitor may be sent a whole table. */
  readonly mayLoad: () => Promise<void>;
}

export interface MessageHandler {
  /** Returns whether the message could be read. */
  receive(visit: Visit, text: string): Promise<boolean>;
}

type MessageOf<Type extends ClientMessage['type']> = Extract<ClientMessage, { readonly type: Type }>;

const SCOPE_OF = {
  watch: 'read',
  unwatch: 'read',
  refresh: 'read',
  act: 'play',
  chat: 'chat',
  lobby: 'read',
  leaveLobby: 'read',
  front: 'read',
  ping: 'read',
} as const;

export function createMessageHandler(ports: MessageHandlerPorts): MessageHandler {
  return {
    async receive(visit, text) {
      const message = readMessage(text);
      if (!message.ok) {
        visit.listener.send(textOf({ type: 'problem', refusal: message.refusal }));
        return false;
      }
      const reply = await answer(ports, visit, message.value).catch((problem: unknown) => {
        const code = refusalCodeOf(problem);
        if (code !== 'busy') ports.failed(problem);
        return refusing(message.value, refusal(code));
      });
      if (reply !== undefined) visit.listener.send(textOf(reply));
      return true;
    },
  };
}

async function answer(
  ports: MessageHandlerPorts,
  visit: Visit,
  message: ClientMessage,
): Promise<ServerMessage | undefined> {
  const { publisher, chat, lobby, viewedTables } = ports;
  const denied = denial(visit.identity, SCOPE_OF[message.type]);
  if (denied !== undefined) return refusing(message, refusal(denied));
  switch (message.type) {
    case 'watch':
      return watch(ports, visit, message);
    case 'unwatch':
      publisher.unwatch(visit.listener, message.table);
      return undefined;
    case 'refresh':
      await visit.mayLoad();
      await publisher.refresh(visit.listener, message.table);
      return undefined;
    case 'act':
      return act(ports, visit, message);
    case 'chat':
      return replyTo(message, await chat.say(visit.identity.person, message.table, message));
    case 'lobby':
      await lobby.watch(visit.listener, message.filter);
      return undefined;
    case 'leaveLobby':
      lobby.unwatch(visit.listener);
      return undefined;
    case 'front':
      viewedTables.set(visit.listener, message.table);
      return undefined;
    case 'ping':
      return { type: 'pong', at: ports.now() };
  }
}

/** A refused client may have an old view: a fresh one is sent along. */
async function act(
  { tableService, publisher }: MessageHandlerPorts,
  { listener, identity, mayLoad }: Visit,
  message: MessageOf<'act'>,
): Promise<ServerMessage> {
  const result = await tableService.act(identity.person.id, message.table, message);
  if (!result.ok) {
    await mayLoad();
    await publisher.refresh(listener, message.table);
  }
  return replyTo(message, result);
}

async function watch(
  { tableService, publisher, rooms, chat }: MessageHandlerPorts,
  { listener, identity, mayLoad }: Visit,
  { table, version, changes }: MessageOf<'watch'>,
): Promise<ServerMessage | undefined> {
  const person = identity.person.id;
  const no = (reason: Refusal): ServerMessage => ({ type: 'noTable', table, refusal: reason });
  if (publisher.watchedBy(listener) >= LIMITS.tablesWatched) {
    return no(refusal('tooMany', undefined, { most: LIMITS.tablesWatched }));
  }
  if (!tableService.mayWake(person, table)) return no(refusal('tooFast'));
  const room = await rooms.get(table);
  if (room === undefined) return no(refusal('noTable'));
  await mayLoad();
  // A client that comes from another process may have a newer version than this process.
  if (version !== undefined && version > room.table().version) await room.catchUp();
  await publisher.watch(listener, room, { seen: version, takesChanges: changes === true });
  const lines = version === undefined ? await chat.lines(table, person) : [];
  return lines.length === 0 ? undefined : { type: 'chat', table, lines };
}

function readMessage(text: string): Result<ClientMessage> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    json = undefined;
  }
  return readBy(ClientMessageSchema, json);
}

function replyTo(message: MessageOf<'act' | 'chat'>, result: Result<unknown>): ServerMessage {
  if (!result.ok) return refusing(message, result.refusal);
  return typeof result.value === 'number'
    ? { type: 'done', id: message.id, version: result.value }
    : { type: 'done', id: message.id };
}

function refusing(message: ClientMessage, reason: Refusal): ServerMessage {
  if (message.type === 'act' || message.type === 'chat') {
    return { type: 'refused', id: message.id, refusal: reason };
  }
  return { type: 'problem', refusal: reason };
}
