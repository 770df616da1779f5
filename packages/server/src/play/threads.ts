/** Threads for work that would hold up the event loop: a fair queue before them, and an end for whatever takes too long. */
import { Worker } from 'node:worker_threads';
import type { Time } from '../time.ts';
import { createFairQueue, type Owner } from './fair-queue.ts';

export interface Threads<Request, Reply> {
  /** Rejects where the thread fails or takes too long (`TookTooLong`). `request` is asked for when a thread is free. */
  ask(owner: Owner, request: () => Request): Promise<Reply>;
  /** Jobs that no thread has taken up yet. */
  waiting(): number;
  /** Jobs that wait or are under way. */
  pending(): number;
  close(): void;
}

export interface ThreadsPlan {
  readonly threads: number;
  readonly time: Time;
  /** Milliseconds for one job, the wait for a thread not included. */
  readonly longest: number;
  readonly newWorker: () => Worker;
}

/** The thread was ended because its time was up. */
export class TookTooLong extends Error {}

interface Job<Request, Reply> {
  readonly request: () => Request;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (problem: unknown) => void;
}

export function createThreads<Request, Reply>(plan: ThreadsPlan): Threads<Request, Reply> {
  const queue = createFairQueue<Job<Request, Reply>>();
  const idle: Worker[] = [];
  const underWay = new Map<Worker, { readonly job: Job<Request, Reply>; readonly stopWatch: () => void }>();

  const finish = (worker: Worker): Job<Request, Reply> | undefined => {
    const current = underWay.get(worker);
    underWay.delete(worker);
    current?.stopWatch();
    return current?.job;
  };

  /** Ends a worker together with its job. */
  const endWorker = (worker: Worker, problem: unknown): void => {
    const job = finish(worker);
    const at = idle.indexOf(worker);
    if (at >= 0) idle.splice(at, 1);
    worker.removeAllListeners();
    void worker.terminate();
    job?.reject(problem);
    next();
  };

  const startWorker = (): Worker => {
    const worker = plan.newWorker();
    worker.unref();
    worker.on('message', (reply: Reply) => {
      idle.push(worker);
      finish(worker)?.resolve(reply);
      next();
    });
    worker.on('error', (problem) => endWorker(worker, problem));
    worker.on('exit', () => endWorker(worker, new Error('the thread has ended')));
    return worker;
  };

  const next = (): void => {
    while (underWay.size < plan.threads) {
      const job = queue.take();
      if (job === undefined) return;
      const worker = idle.pop() ?? startWorker();
      const stopWatch = plan.time.later(plan.longest, () =>
        endWorker(worker, new TookTooLong(`no answer in ${plan.longest} ms`)),
      );
      // Counted first, so that a request may be made by how much is to do.
      underWay.set(worker, { job, stopWatch });
      worker.postMessage(job.request());
    }
  };

  return {
    ask: (owner, request) =>
      new Promise((resolve, reject) => {
        queue.add(owner, { request, resolve, reject });
        next();
      }),
    waiting: () => queue.size(),
    pending: () => queue.size() + underWay.size,
    close() {
      for (const { reject } of queue.clear()) reject(new Error('the threads are closed'));
      for (const worker of [...underWay.keys(), ...idle])
        endWorker(worker, new Error('the threads are closed'));
    },
  };
}

/** A build brings the thread as plain JavaScript; from sources it needs a loader for TypeScript first. */
export function threadOf(name: 'bot-worker' | 'proof-worker' | 'review-worker'): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(`./${name}.mjs`, import.meta.url));
  const source = new URL(`./${name}.ts`, import.meta.url).href;
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import('${source}'); });`;
  return new Worker(load, { eval: true });
}
