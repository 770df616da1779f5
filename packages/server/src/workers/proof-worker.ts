/** A process that proves records. */
import './lower-priority.ts';
import { GAMES, gamesFrom } from '../games/registry.ts';
import { answerRequests } from './answer-requests.ts';
import { type ProofRequest, prove } from './proof.ts';

const games = gamesFrom(GAMES);

answerRequests((request: ProofRequest) => prove(request, games));
