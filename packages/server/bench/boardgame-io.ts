/** boardgame.io's server as a contender: its own protocol over its own transport, matches in memory. */
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { startChild } from './child.ts';
import type { Contender } from './measure.ts';
import { SEATS } from './small-game.ts';

/** Of the client that comes with boardgame.io, what is used here. */
interface Socket {
  on(event: string, heard: (...told: never[]) => void): void;
  once(event: string, heard: () => void): void;
  emit(event: string, ...told: unknown[]): void;
  disconnect(): void;
}

const fromBoardgameIo = createRequire(createRequire(import.meta.url).resolve('boardgame.io/server'));
const { io } = fromBoardgameIo('socket.io-client') as {
  readonly io: (url: string, options: object) => Socket;
};

interface MatchState {
  readonly _stateID: number;
}

export async function boardgameIo(): Promise<Contender> {
  const child = await startChild(fileURLToPath(new URL('./boardgame-io-server.mjs', import.meta.url)));
  const url = `http://127.0.0.1:${child.port}`;
  return {
    name: 'boardgame.io, in memory',
    usage: child.usage,
    stop: child.stop,
    async openTable() {
      const seats = await Promise.all(Array.from({ length: SEATS }, () => connect(url)));
      return loadedMatch(randomUUID(), seats);
    },
  };
}

async function connect(url: string): Promise<Socket> {
  const socket = io(`${url}/small`, { transports: ['websocket'], forceNew: true });
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  return socket;
}

/** The first one who asks for a match makes it. Matches of this kind ask for no credentials. */
async function loadedMatch(matchID: string, seats: readonly Socket[]) {
  const seen = seats.map(() => -1);
  let stir = (): void => undefined;
  const reached = (seat: number, state: number): void => {
    seen[seat] = state;
    stir();
  };
  for (const [seat, socket] of seats.entries()) {
    socket.on('sync', (_id: string, { state }: { state: MatchState }) => reached(seat, state._stateID));
    socket.on('update', (_id: string, state: MatchState) => reached(seat, state._stateID));
    socket.on('patch', (_id: string, _before: number, stateID: number) => reached(seat, stateID));
    socket.emit('sync', matchID, String(seat), undefined, SEATS);
  }
  const allAt = (state: number): Promise<void> =>
    new Promise((resolve) => {
      stir = () => {
        if (seen.every((own) => own >= state)) resolve();
      };
      stir();
    });
  await allAt(0);
  let moves = 0;
  return {
    async move() {
      const seat = moves++ % SEATS;
      const state = Math.max(...seen);
      const playerID = String(seat);
      const payload = { type: 'add', args: [1], playerID };
      seats[seat]?.emit('update', { type: 'MAKE_MOVE', payload }, state, matchID, playerID);
      await allAt(state + 1);
    },
    close: () => {
      for (const seat of seats) seat.disconnect();
    },
  };
}
