/** A thread that reviews games. */
import { parentPort } from 'node:worker_threads';
import { GAMES, gamesFrom } from '../games/registry.ts';
import { lowerPriority } from './lower-priority.ts';
import { type ReviewRequest, workOnReview } from './review-work.ts';

lowerPriority();

const games = gamesFrom(GAMES);

parentPort?.on('message', (request: ReviewRequest) => {
  parentPort?.postMessage(workOnReview(request, games));
});
