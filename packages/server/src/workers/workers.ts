/** Worker processes for what would hold up the event loop: a fair queue in front of them, and a time limit per job. */
import type { Time } from '../time.ts';
import { createFairQueue, type FairQueue, type Owner } from './fair-queue.ts';

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

/** Processes that are started and ended together. */
export interface Pool {
  /** Starts all workers now, and from here on a new one for each that ends: no job has to wait for a start. */
  start(): void;
  close(): void;
}

export interface Workers<Request, Reply> extends Pool {
  /** Rejects where the worker fails or takes too long (`TookTooLong`). `request` is asked for when a worker is free. */
  ask(owner: Owner, request: () => Request): Promise<Reply>;
  /** Jobs that no worker has taken up yet. */
  waiting(): number;
  /** Jobs that wait or are under way. */
  pending(): number;
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

interface WorkersState<Request, Reply> extends WorkersPlan<Request, Reply> {
  readonly queue: FairQueue<Job<Request, Reply>>;
  readonly idle: Worker<Request, Reply>[];
  readonly underWay: Map<Worker<Request, Reply>, CurrentJob<Request, Reply>>;
  /**
   * Workers that were ready once; one that ends before that is not replaced, or a broken program would restart
   * forever.
   */
  readonly ready: WeakSet<Worker<Request, Reply>>;
  /** Workers that there are at least. */
  least: number;
}

interface CurrentJob<Request, Reply> {
  readonly job: Job<Request, Reply>;
  stopWatch?: () => void;
}

export function createWorkers<Request, Reply>(plan: WorkersPlan<Request, Reply>): Workers<Request, Reply> {
  const state: WorkersState<Request, Reply> = {
    ...plan,
    queue: createFairQueue(),
    idle: [],
    underWay: new Map(),
    ready: new WeakSet(),
    least: 0,
  };
  const { queue, idle, underWay } = state;
  return {
    ask: (owner, request) =>
      new Promise((resolve, reject) => {
        queue.add(owner, { request, resolve, reject });
        startNext(state);
      }),
    waiting: () => queue.size(),
    pending: () => queue.size() + underWay.size,
    start() {
      state.least = state.most;
      startMissing(state);
    },
    close() {
      state.least = 0;
      for (const { reject } of queue.clear()) reject(new Error('the workers are closed'));
      for (const worker of [...underWay.keys(), ...idle])
        endWorker(state, worker, new Error('the workers are closed'));
    },
  };
}

function startNext<Request, Reply>(state: WorkersState<Request, Reply>): void {
  const { queue, idle, underWay, most } = state;
  while (underWay.size < most) {
    const job = queue.take();
    if (job === undefined) return;
    const worker = idle.pop() ?? startWorker(state);
    // Counted first, because the request may depend on how much there is to do.
    underWay.set(worker, { job });
    worker.onReady(() => startWatch(state, worker));
    worker.ask(job.request());
  }
}

function startMissing<Request, Reply>(state: WorkersState<Request, Reply>): void {
  const { idle, underWay } = state;
  while (idle.length + underWay.size < state.least) idle.push(startWorker(state));
}

function startWorker<Request, Reply>(state: WorkersState<Request, Reply>): Worker<Request, Reply> {
  const worker = state.newWorker();
  worker.onReady(() => state.ready.add(worker));
  worker.onOutcome((outcome) => {
    if ('failure' in outcome) return endWorker(state, worker, new Error(outcome.failure));
    state.idle.push(worker);
    finish(state, worker)?.resolve(outcome.reply);
    startNext(state);
  });
  worker.onEnd((problem) => endWorker(state, worker, problem));
  return worker;
}

/** Time counts once the worker has started, which takes long on a busy machine. */
function startWatch<Request, Reply>(
  state: WorkersState<Request, Reply>,
  worker: Worker<Request, Reply>,
): void {
  const { underWay, time, longest } = state;
  const current = underWay.get(worker);
  if (current === undefined) return;
  current.stopWatch = time.later(longest, () =>
    endWorker(state, worker, new TookTooLong(`no answer in ${longest} ms`)),
  );
}

/** Ends a worker together with its job. */
function endWorker<Request, Reply>(
  state: WorkersState<Request, Reply>,
  worker: Worker<Request, Reply>,
  problem: unknown,
): void {
  const job = finish(state, worker);
  const at = state.idle.indexOf(worker);
  if (at >= 0) state.idle.splice(at, 1);
  worker.end();
  job?.reject(problem);
  startNext(state);
  if (state.ready.has(worker)) startMissing(state);
}

function finish<Request, Reply>(
  { underWay }: WorkersState<Request, Reply>,
  worker: Worker<Request, Reply>,
): Job<Request, Reply> | undefined {
  const current = underWay.get(worker);
  underWay.delete(worker);
  current?.stopWatch?.();
  return current?.job;
}
