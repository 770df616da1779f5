/** The live connections: who may connect, what each sends and receives, and how they end. */
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { createSerialQueue, type Refusal, refusal } from '@carson/engine';
import { LIVE_PATH, type Person } from '@carson/protocol';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Limits, requesterOf } from '../http/limits.ts';
import { networkOf } from '../http/network.ts';
import { isForeign } from '../http/origin.ts';
import { refuse } from '../http/refuse.ts';
import { denial, type Identity } from '../people/identity.ts';
import type { Time } from '../time.ts';
import { logArguments } from '../watch/cause.ts';
import type { Metrics } from '../watch/metrics.ts';
import { caughtUp } from './backpressure.ts';
import {
  type ConnectionLimiter,
  createConnectionLimiter,
  type Sender,
  unlimitedConnections,
  weightOf,
} from './connection-limiter.ts';
import type { Lobby } from './lobby.ts';
import type { MessageHandler } from './message-handler.ts';
import { type Listener, type Publisher, textOf } from './publisher.ts';
import type { ViewedTables } from './viewed-tables.ts';

export interface SocketPorts {
  readonly identify: (request: FastifyRequest) => Promise<Identity | undefined>;
  readonly stillValid: (identity: Identity) => Promise<Identity | undefined>;
  readonly mutedBy: (person: string) => Promise<readonly string[]>;
  readonly publisher: Publisher;
  readonly lobby: Pick<Lobby, 'unwatch'>;
  readonly viewedTables: Pick<ViewedTables, 'set'>;
  readonly handler: MessageHandler;
  readonly limits: Pick<Limits, 'mayAsk' | 'wasRefused' | 'noteRefused'>;
  readonly time: Time;
  readonly metrics: Metrics;
  readonly origins: readonly string[];
  /** False for tests and benches that measure how much the server can take. */
  readonly isLimited: boolean;
}

export interface Sockets {
  /** Pings the connections in parts; one that has not answered by the next round is closed. */
  heartbeat(): void;
  /** Something about this person has changed: connections without access are closed, the others are told. */
  recheck(person: string): Promise<void>;
  /** Tells everyone to reconnect later. */
  close(): void;
  /** Does not wait for clients that have not hung up. */
  terminate(): void;
}

/** Bytes that may be buffered for one reader; beyond that it is dropped, and resumes where it was. */
const MOST_BUFFERED = 1_000_000;
const MOST_GARBAGE = 50;
const MOST_PENDING = 100;
/** Milliseconds for the closing message to arrive. */
const HANG_UP_WITHIN = 1_000;
const RETURN_AFTER = 1_000;
/** Parts of a heartbeat round: thousands of connections are not pinged all at once. */
const PARTS = 20;
const CLOSED = { garbage: 1008, slow: 1013, restart: 1012, unknown: 4401 } as const;

interface Wire {
  readonly socket: WebSocket;
  /** The connection underneath. */
  readonly stream: Socket;
  readonly sender: Sender;
  readonly listener: Listener & { person: Person; muted: ReadonlySet<string> };
  identity: Identity;
  readonly mayLoad: () => Promise<void>;
  /** The part of the heartbeat round that this connection belongs to. */
  readonly part: number;
  isAlive: boolean;
}

interface SocketsState extends SocketPorts {
  readonly log: FastifyBaseLogger;
  readonly limiter: ConnectionLimiter;
  readonly wires: Set<Wire>;
  /** Who was let in, until the connection is open. */
  readonly admitted: WeakMap<FastifyRequest, Visitor>;
  admissions: number;
  beats: number;
}

interface Visitor {
  readonly identity: Identity;
  readonly muted: ReadonlySet<string>;
  readonly sender: Sender;
  readonly response: FastifyReply['raw'];
}

export function addSockets(app: FastifyInstance, ports: SocketPorts): Sockets {
  const state: SocketsState = {
    ...ports,
    log: app.log,
    limiter: ports.isLimited ? createConnectionLimiter(ports.time) : unlimitedConnections,
    wires: new Set(),
    admitted: new WeakMap(),
    admissions: 0,
    beats: 0,
  };
  app.route({
    method: 'GET',
    url: LIVE_PATH,
    handler: (request, reply) => refuse(request, reply, refusal('notFound')),
    preValidation: async (request, reply) => {
      const reason = await whyNotAdmitted(state, request, reply);
      return reason === undefined ? undefined : refuse(request, reply, reason);
    },
    wsHandler: (socket, request) => {
      const visitor = state.admitted.get(request);
      if (visitor === undefined) return socket.close(CLOSED.unknown);
      const stream = request.raw.socket;
      forgetRequest(socket, stream, visitor);
      serve(state, { socket, stream, visitor });
    },
  });
  return {
    heartbeat: () => pingPart(state),
    recheck: (person) => recheck(state, person),
    close() {
      for (const { socket, listener } of state.wires) {
        listener.send(textOf({ type: 'goodbye', after: RETURN_AFTER }));
        socket.close(CLOSED.restart);
      }
    },
    terminate() {
      for (const { socket } of state.wires) socket.terminate();
    },
  };
}

async function whyNotAdmitted(
  state: SocketsState,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Refusal | undefined> {
  if (isForeign(request, state.origins)) return refusal('foreignOrigin');
  const from = requesterOf(request);
  if (state.limits.wasRefused(from, 'live')) return refusal('tooFast');
  const identity = await state.identify(request);
  const asker = { network: from.network, ...(identity && { person: identity.person.id }) };
  if (!state.limits.mayAsk(asker, 'live')) {
    state.limits.noteRefused(from, 'live');
    return refusal('tooFast');
  }
  const denied = denial(identity, 'read');
  if (denied !== undefined || identity === undefined) return refusal(denied ?? 'notLoggedIn');
  // Counted before anything is awaited, so that many simultaneous attempts cannot slip through together.
  const sender = { person: identity.person.id, address: networkOf(request.ip) };
  const release = state.limiter.admit(sender);
  if (release === undefined) return refusal('tooFast');
  request.raw.socket.once('close', release);
  const muted = new Set(await state.mutedBy(identity.person.id));
  state.admitted.set(request, { identity, muted, sender, response: reply.raw });
  return undefined;
}

/**
 * Releases the request that opened the connection, and its response: kept, they would take three quarters of the
 * memory of a connection. The library holds both in its listener for errors.
 */
function forgetRequest(socket: WebSocket, stream: Socket, { response }: Visitor): void {
  socket.removeAllListeners('error');
  response.detachSocket(stream);
}

interface Connection {
  readonly socket: WebSocket;
  readonly stream: Socket;
  readonly visitor: Visitor;
}

function serve(state: SocketsState, { socket, stream, visitor }: Connection): void {
  const { identity, muted, sender } = visitor;
  const { wires, publisher, limiter } = state;
  const listener = {
    person: identity.person,
    muted,
    send: (text: string) => deliver(state, wire, text),
  };
  const part = state.admissions++ % PARTS;
  const mayLoad = () => limiter.mayLoad(sender);
  const wire: Wire = { socket, stream, sender, listener, identity, mayLoad, part, isAlive: true };
  wires.add(wire);
  publisher.add(listener);
  /** False once the connection is closing: what a flood has sent by then still arrives. */
  const isCounted = (): boolean => {
    if (socket.readyState !== socket.OPEN) return false;
    if (limiter.maySend(sender)) return true;
    socket.terminate();
    return false;
  };
  socket.on('ping', (data) => {
    if (isCounted()) socket.pong(data);
  });
  socket.on('pong', () => {
    wire.isAlive = true;
    isCounted();
  });
  socket.on('close', () => {
    wires.delete(wire);
    publisher.remove(listener);
    state.lobby.unwatch(listener);
    state.viewedTables.set(listener, undefined);
  });
  socket.on('error', (problem) => {
    if (isGarbled(problem)) state.metrics.garbage.inc({ door: 'socket' });
    else state.log.error(...logArguments(problem));
    socket.terminate();
  });
  receive(state, wire);
  listener.send(textOf({ type: 'welcome', me: identity.person, at: state.time.now() }));
}

/** Handles the messages of one connection in their order. */
function receive(state: SocketsState, wire: Wire): void {
  const { limiter, isLimited, time, log } = state;
  const { socket, sender, listener } = wire;
  let garbage = 0;
  const queue = createSerialQueue();
  const countGarbage = (weight = 1): void => {
    garbage += weight;
    if (garbage > MOST_GARBAGE && isLimited) hangUp(socket, CLOSED.garbage, time);
  };
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    if (socket.readyState !== socket.OPEN) return;
    if (!limiter.maySend(sender, data.length)) {
      listener.send(textOf({ type: 'problem', refusal: refusal('tooFast') }));
      return countGarbage(weightOf(data.length));
    }
    if (queue.waiting() >= MOST_PENDING && isLimited) return hangUp(socket, CLOSED.garbage, time);
    const text = isBinary ? '' : data.toString();
    queue
      .run(async () => {
        if (!(await handle(state, wire, text))) countGarbage();
      })
      .catch((problem: unknown) => {
        log.error(...logArguments(problem));
        listener.send(textOf({ type: 'problem', refusal: refusal('internal') }));
      });
  });
}

/** Handles one message; returns whether it could be read. */
async function handle({ handler, metrics }: SocketsState, wire: Wire, text: string): Promise<boolean> {
  const { socket, stream } = wire;
  // Yields to other senders between two messages of one sender.
  await setImmediate();
  await caughtUp(socket, stream);
  // A connection that is being closed may still deliver messages.
  if (socket.readyState !== socket.OPEN) return true;
  if (await handler.receive(wire, text)) return true;
  metrics.garbage.inc({ door: 'socket' });
  return false;
}

/** Closes a flooding connection and reads nothing more from it. */
function hangUp(socket: WebSocket, code: number, time: Time): void {
  socket.close(code);
  socket.pause();
  time.later(HANG_UP_WITHIN, () => socket.terminate());
}

function deliver({ metrics }: SocketsState, { socket, stream }: Wire, text: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MOST_BUFFERED) {
    metrics.droppedReaders.inc();
    socket.terminate();
    return;
  }
  writeTogether(stream);
  socket.send(text);
}

function pingPart(state: SocketsState): void {
  const part = state.beats++ % PARTS;
  for (const wire of state.wires) {
    if (wire.part !== part) continue;
    if (!wire.isAlive) wire.socket.terminate();
    wire.isAlive = false;
    wire.socket.ping();
  }
}

async function recheck({ wires, mutedBy, stillValid }: SocketsState, person: string): Promise<void> {
  const own = [...wires].filter(({ listener }) => listener.person.id === person);
  if (own.length === 0) return;
  const muted = new Set(await mutedBy(person));
  for (const wire of own) {
    wire.listener.muted = muted;
    const identity = await stillValid(wire.identity);
    if (identity === undefined) {
      wire.socket.close(CLOSED.unknown);
      continue;
    }
    wire.identity = identity;
    wire.listener.person = identity.person;
  }
}

/**
 * Combines everything that is sent to one reader in the same tick into one write: writing is most of what a message
 * costs.
 */
function writeTogether(wire: Socket): void {
  if (wire.writableCorked > 0) return;
  wire.cork();
  process.nextTick(() => wire.uncork());
}

/** Whether frames were malformed or too large: the sender's fault, not ours. */
function isGarbled(problem: Error): boolean {
  return 'code' in problem && String(problem.code).startsWith('WS_ERR_');
}
