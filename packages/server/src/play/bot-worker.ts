/** A thread that thinks for bots. */
import { parentPort } from 'node:worker_threads';
import { answerBot, type BotRequest } from '@carson/bots';
import { stepBack } from './step-back.ts';

stepBack();

parentPort?.on('message', (request: BotRequest) => {
  parentPort?.postMessage(answerBot(request));
});
