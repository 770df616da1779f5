/** A thread that thinks for bots. */
import { parentPort } from 'node:worker_threads';
import { answerBot, type BotRequest } from '@carson/bots';

parentPort?.on('message', (request: BotRequest) => {
  parentPort?.postMessage(answerBot(request));
});
