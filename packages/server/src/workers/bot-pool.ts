/** Processes in which bots think, so that no table waits for another one's bot. */
import type { BotReply, BotRequest } from '@carson/bots';
import type { GameCommand } from '@carson/engine';
import type { Time } from '../time.ts';
import type { Owner } from './fair-queue.ts';
import { startProcess } from './worker-process.ts';
import { createWorkers, type Pool, type Worker } from './workers.ts';

export interface BotPool extends Pool {
  /** Rejects where the bot has crashed or no answer came in time. */
  ask(owner: Owner, request: BotRequest): Promise<GameCommand>;
  /** Questions that no process has taken up yet. */
  waiting(): number;
}

export interface PoolPorts {
  readonly processes: number;
  readonly time: Time;
  /** Milliseconds until a process that does not answer is ended. */
  readonly longest: number;
  readonly newWorker?: () => Worker<BotRequest, BotReply>;
}

/** Milliseconds in which a bot answers, with the best it has found by then: at most what the page gives it. */
const THINKING = { most: 900, least: 40 } as const;
/** Milliseconds in which all questions that are open should be answered. */
const ROUND = 6_000;

export function openBotPool({ processes, time, longest, newWorker }: PoolPorts): BotPool {
  const pool = createWorkers<BotRequest, BotReply>({
    most: processes,
    time,
    longest,
    newWorker: newWorker ?? (() => startProcess('bot-worker')),
  });
  return {
    ...pool,
    async ask(owner, request) {
      const asked = () => ({ milliseconds: thinkingTime(pool.pending(), processes), ...request });
      return (await pool.ask(owner, asked)).command;
    },
  };
}

/** The more questions are open, the less time each gets: better that all think less than that one waits long. */
export function thinkingTime(open: number, processes: number): number {
  const share = Math.floor((ROUND * processes) / Math.max(1, open));
  return Math.max(THINKING.least, Math.min(THINKING.most, share));
}
