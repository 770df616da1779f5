/** Proves records beside the event loop: one at a time, in fair order, each with a time limit. */
import { type Result, refusal, refused } from '@carson/engine';
import type { Time } from '../time.ts';
import type { Owner } from './fair-queue.ts';
import { createPlaces } from './places.ts';
import type { Proof, ProofRequest } from './proof.ts';
import { startProcess } from './worker-process.ts';
import { createWorkers, type Pool, TookTooLong, type Worker } from './workers.ts';

export interface Prover extends Pool {
  prove(owner: Owner, request: ProofRequest): Promise<Result<Proof>>;
}

export interface ProverPorts {
  readonly time: Time;
  readonly newWorker?: () => Worker<ProofRequest, Result<Proof>>;
}

/** One at a time: proofs must leave processors for the bots and the event loop. */
const AT_ONCE = 1;
/** Milliseconds; the longest real games take a fiftieth of it. */
const LONGEST = 10_000;
/** Records that may wait or be under way. */
const MOST = { total: 40, network: 8, person: 2 } as const;

export function createProver({ time, newWorker = () => startProcess('proof-worker') }: ProverPorts): Prover {
  const workers = createWorkers<ProofRequest, Result<Proof>>({
    most: AT_ONCE,
    time,
    longest: LONGEST,
    newWorker,
  });
  const places = createPlaces(MOST);

  return {
    ...workers,
    async prove(owner, request) {
      const place = places.take(owner);
      if (!place.ok) return place;
      try {
        return await workers.ask(owner, () => request);
      } catch (problem) {
        if (!(problem instanceof TookTooLong)) throw problem;
        return refused(refusal('proofTooLong', undefined, { seconds: LONGEST / 1_000 }));
      } finally {
        place.value();
      }
    },
  };
}
