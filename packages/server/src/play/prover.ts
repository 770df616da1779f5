/** Proves records beside the event loop: one after the other, fairly, and none for longer than it may take. */
import type { Worker } from 'node:worker_threads';
import { type Result, refusal, refused } from '@carson/engine';
import type { Time } from '../time.ts';
import type { Owner } from './fair-queue.ts';
import type { Proof, ProofRequest } from './proof.ts';
import { createThreads, TookTooLong, threadOf } from './threads.ts';

export interface Prover {
  prove(owner: Owner, request: ProofRequest): Promise<Result<Proof>>;
  waiting(): number;
  close(): void;
}

export interface ProverPorts {
  readonly time: Time;
  readonly newWorker?: () => Worker;
}

/** One at a time: proofs must leave processors to the bots and to the event loop. */
const THREADS = 1;
/** Milliseconds; the longest real games take a fiftieth of it. */
const LONGEST = 10_000;
/** Records that may wait or be under way. */
const MOST = { total: 40, network: 8, person: 2 } as const;

export function createProver({ time, newWorker = () => threadOf('proof-worker') }: ProverPorts): Prover {
  const threads = createThreads<ProofRequest, Result<Proof>>({
    threads: THREADS,
    time,
    longest: LONGEST,
    newWorker,
  });
  const open: Owner[] = [];
  const isFull = ({ network, person }: Owner): boolean =>
    open.filter((other) => other.network === network).length >= MOST.network ||
    (person !== '' && open.filter((other) => other.person === person).length >= MOST.person);

  return {
    async prove(owner, request) {
      if (open.length >= MOST.total) return refused(refusal('busy'));
      if (isFull(owner)) return refused(refusal('tooFast'));
      open.push(owner);
      try {
        return await threads.ask(owner, () => request);
      } catch (problem) {
        if (!(problem instanceof TookTooLong)) throw problem;
        return refused(refusal('proofTooLong', undefined, { seconds: LONGEST / 1_000 }));
      } finally {
        open.splice(open.indexOf(owner), 1);
      }
    },
    waiting: () => threads.waiting(),
    close: () => threads.close(),
  };
}
