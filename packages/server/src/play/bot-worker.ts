/** A thread that thinks for bots. */
import { parentPort } from 'node:worker_threads';
import { answerBot, type BotRequest } from '@carson/bots';
import { lowerPriority } from './lower-priority.ts';

lowerPriority();

parentPort?.on('message', (request: BotRequest) => {
  parentPort?.postMessage(answerBot(request));
});
