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

export function createBotPool(hire: () => BotWorker, size: number): BotPool {
  const waiting: Job[] = [];
  const posts: Post[] = [];

  const settle = (post: Post, finish: (job: Job) => void): void => {
    const { job } = post;
    post.job = undefined;
    if (job !== undefined && !job.done) {
      job.done = true;
      finish(job);
    }
    next();
  };

  const man = (post: Post): void => {
    const { worker } = post;
    worker.listen({
      reply: (reply) => post.worker === worker && settle(post, ({ resolve }) => resolve(reply)),
      failed: (reason) => post.worker === worker && replace(post, reason),
    });
  };

  /** Ends a worker together with what it was thinking about. */
  const replace = (post: Post, reason: unknown): void => {
    post.worker.end();
    post.worker = hire();
    man(post);
    settle(post, ({ reject }) => reject(reason));
  };

  const next = (): void => {
    const job = waiting.find(({ done }) => !done);
    if (job === undefined) return;
    const post = posts.find((free) => free.job === undefined) ?? grow();
    if (post === undefined) return;
    waiting.splice(0, waiting.indexOf(job) + 1);
    post.job = job;
    post.worker.send(job.request);
    next();
  };

  const grow = (): Post | undefined => {
    if (posts.length >= size) return undefined;
    const post: Post = { worker: hire(), job: undefined };
    posts.push(post);
    man(post);
    return post;
  };

  const drop = (job: Job): void => {
    if (job.done) return;
    const reason = new Error('the request was cancelled');
    const post = posts.find((busy) => busy.job === job);
    if (post !== undefined) {
      replace(post, reason);
      return;
    }
    job.done = true;
    job.reject(reason);
  };

  return {
    ask: (request, cancel) =>
      new Promise((resolve, reject) => {
        const job: Job = { request, resolve, reject, done: false };
        if (cancel?.aborted === true) {
          drop(job);
          return;
        }
        cancel?.addEventListener('abort', () => drop(job));
        waiting.push(job);
        next();
      }),
    close() {
      for (const job of waiting.splice(0)) drop(job);
      for (const post of posts.splice(0)) {
        post.worker.end();
        const { job } = post;
        post.job = undefined;
        if (job !== undefined && !job.done) {
          job.done = true;
          job.reject(new Error('the pool was closed'));
        }
      }
    },
  };
}
