/** The live connection's wire: who may connect, how fast, and what becomes of a reader that does not read. */
import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { refusal } from '@carson/engine';
import { LIVE_PATH, type Person } from '@carson/protocol';
import type { WebSocket } from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Limits } from '../http/limits.ts';
import { networkOf } from '../http/network.ts';
import { isForeign } from '../http/origin.ts';
import { refuse } from '../http/refuse.ts';
import { denial, type Identity } from '../people/identity.ts';
import type { Time } from '../time.ts';
import { logArguments } from '../watch/cause.ts';
import type { Metrics } from '../watch/metrics.ts';
import { caughtUp } from './backpressure.ts';
import { createConnectionLimiter, unlimitedConnections, weightOf } from './connection-limiter.ts';
import type { FrontTables } from './fronts.ts';
import type { Lobby } from './lobby.ts';
import type { MessageHandler } from './message-handler.ts';
import { type Listener, type Publisher, textOf } from './publisher.ts';

export interface SocketPorts {
  readonly identify: (request: FastifyRequest) => Promise<Identity | undefined>;
  readonly stillValid: (identity: Identity) => Promise<Identity | undefined>;
  readonly mutedBy: (person: string) => Promise<readonly string[]>;
  readonly publisher: Publisher;
  readonly lobby: Pick<Lobby, 'unwatch'>;
  readonly fronts: Pick<FrontTables, 'set'>;
  readonly handler: MessageHandler;
  readonly limits: Pick<Limits, 'mayAsk'>;
  readonly time: Time;
  readonly metrics: Metrics;
  readonly origins: readonly string[];
  /** False: a test, or a bench, that wants to know how much it takes. */
  readonly isLimited: boolean;
}

export interface Sockets {
  /** Pings the connections in parts; one that has not answered by the next round is closed. */
  heartbeat(): void;
  /** Something about this person has changed: connections without access are closed, the others are told. */
  recheck(person: string): Promise<void>;
  /** Tells everybody to come back later. */
  close(): void;
  /** Without waiting for those who have not hung up. */
  terminate(): void;
}

/** A reader may have so many bytes waiting; then it is dropped, and resumes where it was. */
const MOST_BUFFERED = 1_000_000;
const MOST_GARBAGE = 50;
const MOST_PENDING = 100;
/** Milliseconds for the goodbye to arrive. */
const HANG_UP_WITHIN = 1_000;
const RETURN_AFTER = 1_000;
/** Heartbeats in a round: thousands of connections are not asked all at once. */
const PARTS = 20;
const CLOSED = { garbage: 1008, slow: 1013, restart: 1012, unknown: 4401 } as const;

interface Wire {
  readonly socket: WebSocket;
  readonly request: FastifyRequest;
  readonly listener: Listener & { person: Person; muted: ReadonlySet<string> };
  identity: Identity;
  /** Of the heartbeat. */
  readonly part: number;
  isAlive: boolean;
}

export function addSockets(app: FastifyInstance, ports: SocketPorts): Sockets {
  const { publisher, handler, time, metrics } = ports;
  const limiter = ports.isLimited ? createConnectionLimiter(time) : unlimitedConnections;
  const wires = new Set<Wire>();
  let admissions = 0;
  let beats = 0;
  const admitted = new WeakMap<FastifyRequest, { identity: Identity; muted: ReadonlySet<string> }>();

  app.route({
    method: 'GET',
    url: LIVE_PATH,
    handler: (request, reply) => refuse(request, reply, refusal('notFound')),
    preValidation: async (request, reply) => {
      if (isForeign(request, ports.origins)) return refuse(request, reply, refusal('foreignOrigin'));
      const identity = await ports.identify(request);
      const asker = { network: networkOf(request.ip), ...(identity && { person: identity.person.id }) };
      if (!ports.limits.mayAsk(asker, 'live')) return refuse(request, reply, refusal('tooFast'));
      const denied = denial(identity, 'read');
      if (denied !== undefined || identity === undefined) {
        return refuse(request, reply, refusal(denied ?? 'notLoggedIn'));
      }
      // Counted before anything is awaited: many that come at once cannot pass together.
      const release = limiter.admit(senderOf(request, identity));
      if (release === undefined) return refuse(request, reply, refusal('tooFast'));
      request.raw.socket.once('close', release);
      admitted.set(request, { identity, muted: new Set(await ports.mutedBy(identity.person.id)) });
      return undefined;
    },
    wsHandler: (socket, request) => {
      const visitor = admitted.get(request);
      if (visitor === undefined) return socket.close(CLOSED.unknown);
      serve(socket, request, visitor);
    },
  });

  const serve = (
    socket: WebSocket,
    request: FastifyRequest,
    { identity, muted }: { identity: Identity; muted: ReadonlySet<string> },
  ): void => {
    const listener = {
      person: identity.person,
      muted,
      send: (text: string) => deliver(socket, request.raw.socket, text),
    };
    const wire: Wire = { socket, request, listener, identity, part: admissions++ % PARTS, isAlive: true };
    wires.add(wire);
    publisher.add(listener);
    const sender = senderOf(request, identity);
    socket.on('pong', () => {
      wire.isAlive = true;
    });
    for (const frame of ['ping', 'pong'] as const) {
      socket.on(frame, () => {
        if (!limiter.maySend(sender)) socket.terminate();
      });
    }
    socket.on('close', () => {
      wires.delete(wire);
      publisher.remove(listener);
      ports.lobby.unwatch(listener);
      ports.fronts.set(listener, undefined);
    });
    socket.on('error', () => socket.terminate());
    receive(wire);
    listener.send(textOf({ type: 'welcome', me: identity.person, at: time.now() }));
  };

  /** Messages of one connection are answered in their order. */
  const receive = (wire: Wire): void => {
    const { socket, request, listener } = wire;
    const sender = senderOf(request, wire.identity);
    let garbage = 0;
    let pending = 0;
    let queue: Promise<unknown> = Promise.resolve();
    const countGarbage = (weight = 1): void => {
      garbage += weight;
      if (garbage > MOST_GARBAGE && ports.isLimited) hangUp(socket, CLOSED.garbage);
    };
    const handle = async (text: string): Promise<void> => {
      // Between two messages of one sender everybody else has a turn.
      await setImmediate();
      await caughtUp(socket, request.raw.socket);
      // A connection that is being closed may still send until it is.
      if (socket.readyState !== socket.OPEN) return;
      if (await handler.receive(wire, text)) return;
      metrics.garbage.inc({ door: 'socket' });
      countGarbage();
    };
    socket.on('message', (data: Buffer, isBinary: boolean) => {
      if (socket.readyState !== socket.OPEN) return;
      if (!limiter.maySend(sender, data.length)) {
        listener.send(textOf({ type: 'problem', refusal: refusal('tooFast') }));
        return countGarbage(weightOf(data.length));
      }
      if (++pending > MOST_PENDING && ports.isLimited) return hangUp(socket, CLOSED.garbage);
      const text = isBinary ? '' : data.toString();
      queue = queue
        .then(() => handle(text))
        .catch((problem: unknown) => {
          request.log.error(...logArguments(problem));
          listener.send(textOf({ type: 'problem', refusal: refusal('internal') }));
        })
        .finally(() => pending--);
    });
  };

  /** Says goodbye to a flood and reads nothing more of it. */
  const hangUp = (socket: WebSocket, code: number): void => {
    socket.close(code);
    socket.pause();
    time.later(HANG_UP_WITHIN, () => socket.terminate());
  };

  const deliver = (socket: WebSocket, wire: Socket, text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_BUFFERED) {
      metrics.droppedReaders.inc();
      socket.terminate();
      return;
    }
    writeTogether(wire);
    socket.send(text);
  };

  return {
    heartbeat() {
      const part = beats++ % PARTS;
      for (const wire of wires) {
        if (wire.part !== part) continue;
        if (!wire.isAlive) wire.socket.terminate();
        wire.isAlive = false;
        wire.socket.ping();
      }
    },
    async recheck(person) {
      const own = [...wires].filter(({ listener }) => listener.person.id === person);
      if (own.length === 0) return;
      const muted = new Set(await ports.mutedBy(person));
      for (const wire of own) {
        wire.listener.muted = muted;
        const identity = await ports.stillValid(wire.identity);
        if (identity === undefined) {
          wire.socket.close(CLOSED.unknown);
          continue;
        }
        wire.identity = identity;
        wire.listener.person = identity.person;
      }
    },
    close() {
      for (const { socket, listener } of wires) {
        listener.send(textOf({ type: 'goodbye', after: RETURN_AFTER }));
        socket.close(CLOSED.restart);
      }
    },
    terminate() {
      for (const { socket } of wires) socket.terminate();
    },
  };
}

/** What is sent to one reader before the event loop goes on leaves in one write: writing is most of what a message costs. */
function writeTogether(wire: Socket): void {
  if (wire.writableCorked > 0) return;
  wire.cork();
  process.nextTick(() => wire.uncork());
}

function senderOf({ ip }: FastifyRequest, { person }: Identity) {
  return { person: person.id, address: networkOf(ip) };
}
