/** A client that does not read what was sent gets no further answers until it has. */
import { type EventEmitter, once } from 'node:events';

/** A WebSocket, as far as this is concerned. */
interface Outgoing {
  readonly bufferedAmount: number;
  readonly readyState: number;
  readonly OPEN: number;
}

/** Bytes. */
const MOST_UNREAD = 100_000;

/** When the other side has read most of what was sent, or has gone. `wire` is the connection underneath. */
export async function caughtUp(socket: Outgoing, wire: EventEmitter): Promise<void> {
  while (socket.readyState === socket.OPEN && socket.bufferedAmount > MOST_UNREAD) {
    const waiting = new AbortController();
    const { signal } = waiting;
    const either = [once(wire, 'drain', { signal }), once(wire, 'close', { signal })];
    await Promise.race(either).catch(() => undefined);
    waiting.abort();
  }
}
