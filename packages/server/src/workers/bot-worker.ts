/** A process that thinks for bots. */
import './lower-priority.ts';
import { answerBot, type BotRequest } from '@carson/bots';
import { answerRequests } from './answer-requests.ts';

answerRequests((request: BotRequest) => answerBot(request));
