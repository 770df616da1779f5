/**
 * Bots that think elsewhere. A pool hands requests to workers, one at a time each; a request that is
 * cancelled takes its worker with it, since a worker that thinks hears nothing. Which kind of worker it is,
 * is the host's affair.
 */
import type { BotReply, BotRequest } from './answer.ts';

/** A worker thread or a web worker, as far as a pool is concerned. */
export interface BotWorker {
  send(request: BotRequest): void;
  /** Called once, before anything is sent. */
  listen(heard: { reply(reply: BotReply): void; failed(reason: unknown): void }): void;
  end(): void;
}

/** What an AbortSignal is, as far as a pool is concerned. */
export interface Cancel {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
}

export interface BotPool {
  /** Rejects where the request was cancelled or the worker failed. */
  ask(request: BotRequest, cancel?: Cancel): Promise<BotReply>;
  /** Ends all workers; open requests are rejected. */
  close(): void;
}

interface Job {
  readonly request: BotRequest;
  readonly resolve: (reply: BotReply) => void;
  readonly reject: (reason: unknown) => void;
  done: boolean;
}

interface Post {
  worker: BotWorker;
  job: Job | undefined;
}

interface PoolState {
  readonly hire: () => BotWorker;
  readonly size: number;
  readonly waiting: Job[];
  readonly posts: Post[];
}

export function createBotPool(hire: () => BotWorker, size: number): BotPool {
  const pool: PoolState = { hire, size, waiting: [], posts: [] };
  return {
    ask: (request, cancel) =>
      new Promise((resolve, reject) => {
        const job: Job = { request, resolve, reject, done: false };
        if (cancel?.aborted === true) {
          drop(pool, job);
          return;
        }
        cancel?.addEventListener('abort', () => drop(pool, job));
        pool.waiting.push(job);
        next(pool);
      }),
    close: () => close(pool),
  };
}

function settle(pool: PoolState, post: Post, finish: (job: Job) => void): void {
  finishJob(post, finish);
  next(pool);
}

function finishJob(post: Post, finish: (job: Job) => void): void {
  const { job } = post;
  post.job = undefined;
  if (job === undefined || job.done) return;
  job.done = true;
  finish(job);
}

function listenTo(pool: PoolState, post: Post): void {
  const { worker } = post;
  worker.listen({
    reply: (reply) => post.worker === worker && settle(pool, post, ({ resolve }) => resolve(reply)),
    failed: (reason) => post.worker === worker && replace(pool, post, reason),
  });
}

/** Ends a worker together with what it was thinking about. */
function replace(pool: PoolState, post: Post, reason: unknown): void {
  post.worker.end();
  post.worker = pool.hire();
  listenTo(pool, post);
  settle(pool, post, ({ reject }) => reject(reason));
}

/** Gives jobs that wait to workers that are free. */
function next(pool: PoolState): void {
  const { waiting, posts } = pool;
  const job = waiting.find(({ done }) => !done);
  if (job === undefined) return;
  const post = posts.find((free) => free.job === undefined) ?? grow(pool);
  if (post === undefined) return;
  waiting.splice(0, waiting.indexOf(job) + 1);
  post.job = job;
  post.worker.send(job.request);
  next(pool);
}

function grow(pool: PoolState): Post | undefined {
  if (pool.posts.length >= pool.size) return undefined;
  const post: Post = { worker: pool.hire(), job: undefined };
  pool.posts.push(post);
  listenTo(pool, post);
  return post;
}

function drop(pool: PoolState, job: Job): void {
  if (job.done) return;
  const reason = new Error('the request was cancelled');
  const post = pool.posts.find((busy) => busy.job === job);
  if (post !== undefined) {
    replace(pool, post, reason);
    return;
  }
  job.done = true;
  job.reject(reason);
}

function close(pool: PoolState): void {
  for (const job of pool.waiting.splice(0)) drop(pool, job);
  for (const post of pool.posts.splice(0)) {
    post.worker.end();
    finishJob(post, ({ reject }) => reject(new Error('the pool was closed')));
  }
}
