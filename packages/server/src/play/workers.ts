/** Workers for what would hold up the event loop: a fair queue before them, and an end for whatever takes too long. */
import type { Time } from '../time.ts';
import { createFairQueue, type Owner } from './fair-queue.ts';

/** Takes one request at a time. */
export interface Worker<Request, Reply> {
  ask(request: Request): void;
  /** At once where it has started already. */
  onReady(listener: () => void): void;
  onOutcome(listener: (outcome: Outcome<Reply>) => void): void;
  /** It ended by itself. */
  onEnd(listener: (problem: Error) => void): void;
  /** Ends it; its listeners hear no more. */
  end(): void;
}

export type Outcome<Reply> = { readonly reply: Reply } | { readonly failure: string };

export interface Workers<Request, Reply> {
  /** Rejects where the worker fails or takes too long (`TookTooLong`). `request` is asked for when a worker is free. */
  ask(owner: Owner, request: () => Request): Promise<Reply>;
  /** Jobs that no worker has taken up yet. */
  waiting(): number;
  /** Jobs that wait or are under way. */
  pending(): number;
  close(): void;
}

export interface WorkersPlan<Request, Reply> {
  readonly most: number;
  readonly time: Time;
  /** Milliseconds for one job, the wait for a worker not included. */
  readonly longest: number;
  readonly newWorker: () => Worker<Request, Reply>;
}

/** The worker was ended because its time was up. */
export class TookTooLong extends Error {}

interface Job<Request, Reply> {
  readonly request: () => Request;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (problem: unknown) => void;
}

export function createWorkers<Request, Reply>(plan: WorkersPlan<Request, Reply>): Workers<Request, Reply> {
  type OneWorker = Worker<Request, Reply>;
  const queue = createFairQueue<Job<Request, Reply>>();
  const idle: OneWorker[] = [];
  const underWay = new Map<OneWorker, { readonly job: Job<Request, Reply>; stopWatch?: () => void }>();

  const finish = (worker: OneWorker): Job<Request, Reply> | undefined => {
    const current = underWay.get(worker);
    underWay.delete(worker);
    current?.stopWatch?.();
    return current?.job;
  };

  /** Ends a worker together with its job. */
  const endWorker = (worker: OneWorker, problem: unknown): void => {
    const job = finish(worker);
    const at = idle.indexOf(worker);
    if (at >= 0) idle.splice(at, 1);
    worker.end();
    job?.reject(problem);
    next();
  };

  const startWorker = (): OneWorker => {
    const worker = plan.newWorker();
    worker.onOutcome((outcome) => {
      if ('failure' in outcome) return endWorker(worker, new Error(outcome.failure));
      idle.push(worker);
      finish(worker)?.resolve(outcome.reply);
      next();
    });
    worker.onEnd((problem) => endWorker(worker, problem));
    return worker;
  };

  /** Time counts once the worker has started, which takes long on a busy machine. */
  const startWatch = (worker: OneWorker): void => {
    const current = underWay.get(worker);
    if (current === undefined) return;
    current.stopWatch = plan.time.later(plan.longest, () =>
      endWorker(worker, new TookTooLong(`no answer in ${plan.longest} ms`)),
    );
  };

  const next = (): void => {
    while (underWay.size < plan.most) {
      const job = queue.take();
      if (job === undefined) return;
      const worker = idle.pop() ?? startWorker();
      // Counted first, so that a request may be made by how much is to do.
      underWay.set(worker, { job });
      worker.onReady(() => startWatch(worker));
      worker.ask(job.request());
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
      for (const { reject } of queue.clear()) reject(new Error('the workers are closed'));
      for (const worker of [...underWay.keys(), ...idle])
        endWorker(worker, new Error('the workers are closed'));
    },
  };
}
