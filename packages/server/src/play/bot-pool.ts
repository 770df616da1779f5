/** Threads in which bots think, so that no table waits for another one's bot. */
import { Worker } from 'node:worker_threads';
import { type BotReply, type BotRequest, type BotWorker, createBotPool } from '@carson/bots';
import type { GameCommand } from '@carson/engine';
import type { Time } from '../time.ts';

export interface BotPool {
  /** Rejects where the bot has crashed or no answer came in time. */
  ask(request: BotRequest): Promise<GameCommand>;
  /** Questions that no thread has taken up yet. */
  waiting(): number;
  close(): void;
}

export interface PoolPorts {
  readonly threads: number;
  readonly time: Time;
  /** Milliseconds until a question is given up, the wait for a thread included. */
  readonly longest: number;
  readonly newWorker?: () => Worker;
}

/** Milliseconds after which a bot that still searches answers with the best it has found. */
const THINKING = 3_000;

export function openBotPool({ threads, time, longest, newWorker = botWorker }: PoolPorts): BotPool {
  const pool = createBotPool(() => hired(newWorker()), threads);
  let asked = 0;
  return {
    async ask(request) {
      const patience = new AbortController();
      const stopWatching = time.later(longest, () => patience.abort());
      asked++;
      try {
        return (await pool.ask({ milliseconds: THINKING, ...request }, patience.signal)).command;
      } finally {
        asked--;
        stopWatching();
      }
    },
    waiting: () => Math.max(0, asked - threads),
    close: () => pool.close(),
  };
}

function hired(worker: Worker): BotWorker {
  worker.unref();
  let isSentHome = false;
  return {
    send: (request) => worker.postMessage(request),
    listen({ reply, failed }) {
      worker.on('message', (answer: BotReply) => reply(answer));
      worker.on('error', failed);
      worker.on('exit', () => {
        if (!isSentHome) failed(new Error('the bot’s thread has ended'));
      });
    },
    end() {
      isSentHome = true;
      void worker.terminate();
    },
  };
}

/** A build brings the thread as plain JavaScript; from sources it needs a loader for TypeScript first. */
function botWorker(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./bot-worker.mjs', import.meta.url));
  const source = new URL('./bot-worker.ts', import.meta.url).href;
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import('${source}'); });`;
  return new Worker(load, { eval: true });
}
