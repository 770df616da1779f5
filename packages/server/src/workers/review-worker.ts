/** A process that reviews games. */
import './lower-priority.ts';
import { GAMES, gamesFrom } from '../games/registry.ts';
import { answerRequests } from './answer-requests.ts';
import { type ReviewRequest, workOnReview } from './review-work.ts';

const games = gamesFrom(GAMES);

answerRequests((request: ReviewRequest) => workOnReview(request, games));
