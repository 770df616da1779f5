/** A thread that proves records. */
import { parentPort } from 'node:worker_threads';
import { GAMES, gamesFrom } from '../games/registry.ts';
import { lowerPriority } from './lower-priority.ts';
import { type ProofRequest, prove } from './proof.ts';

lowerPriority();

const games = gamesFrom(GAMES);

parentPort?.on('message', (request: ProofRequest) => {
  parentPort?.postMessage(prove(request, games));
});
