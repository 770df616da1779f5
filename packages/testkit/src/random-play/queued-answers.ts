/**
 * Random games in which seats queue answers now and then. What becomes of each answer is compared with a second
 * opinion, which keeps the facts themselves and not their hashes.
 */
import {
  type AnyGame,
  below,
  canonicalJson,
  type GameCommand,
  judgeQueued,
  type Match,
  pick,
  type QueuedAnswer,
  type QueuedVerdict,
  type QueueOffer,
  queueAnswer,
  queueOffers,
  type Random,
  seedRandom,
  startMatch,
  submit,
} from '@carson/engine';

import { countKind } from '../kinds.ts';

export interface QueuedGames {
  readonly game: AnyGame;
  readonly options: (index: number) => unknown;
  readonly games: number;
  readonly seed: string;
  /** How a seat chooses. */
  readonly choose: (random: Random, options: readonly GameCommand[]) => GameCommand;
}

/** How often something became of an answer: 'answers pass', 'drops joined', … */
export type Outcomes = ReadonlyMap<string, number>;

interface Kept {
  readonly queued: QueuedAnswer;
  /** The facts when it was given. */
  readonly facts: string;
  readonly hasChanged: boolean;
  readonly verdict: QueuedVerdict['kind'];
}

/** Moves for which an answer is watched: what was dropped must stay so, also where a fact changes back. */
const WATCHED = 10;

/** Plays the games and throws where an answer is kept, given or dropped wrongly. */
export function playWithQueuedAnswers(plan: QueuedGames): Outcomes {
  const outcomes = new Map<string, number>();
  for (let index = 0; index < plan.games; index++) playOne(plan, index, outcomes);
  return outcomes;
}

function playOne(
  { game, options, seed, choose }: QueuedGames,
  index: number,
  outcomes: Map<string, number>,
): void {
  const random = seedRandom(`${seed} answers ${index}`);
  const started = startMatch(game, options(index), `${seed}-${index}`);
  if (!started.ok) throw new Error(started.refusal.code);
  let match = started.value;
  let kept: readonly Kept[] = [];
  while (game.owed(match.state).length > 0) {
    kept = [...kept, ...anyQueuedAnswer(match, random)];
    const next = queuedMove(kept) ?? anyMove(match, random, choose);
    if (next.queued !== undefined) countKind(outcomes, `answers ${next.queued.command.type}`);
    match = submitted(match, next);
    const moves = match.moves;
    kept = kept
      .filter(({ queued }) => queued !== next.queued && moves - queued.moves < WATCHED)
      .map((one) => judged(match, one, outcomes))
      .filter((one) => one !== undefined);
  }
}

interface NextMove {
  readonly seat: number;
  readonly command: unknown;
  readonly queued?: QueuedAnswer;
}

/** Returns the first answer that is given now. */
function queuedMove(kept: readonly Kept[]): NextMove | undefined {
  const found = kept.find(({ verdict }) => verdict === 'answers');
  return found && { seat: found.queued.seat, command: found.queued.command, queued: found.queued };
}

/** Returns the answer as it stands after a move; undefined where its command is no longer legal. */
function judged(match: Match, one: Kept, outcomes: Map<string, number>): Kept | undefined {
  const { queued } = one;
  const hasChanged = one.hasChanged || factsFor(match, queued) !== one.facts;
  const verdict = judgeQueued(match, queued);
  if (hasChanged && verdict.kind !== 'drops') throw new Error(`${queued.question} outlives its facts`);
  if (verdict.kind !== 'drops') return { ...one, verdict: verdict.kind };
  if (!hasChanged && verdict.because !== 'refused') {
    throw new Error(`${queued.question} is dropped because of ${verdict.because}, which is as it was`);
  }
  if (!one.hasChanged) countKind(outcomes, `drops ${verdict.because}`);
  return hasChanged ? { ...one, hasChanged, verdict: verdict.kind } : undefined;
}

function anyQueuedAnswer(match: Match, random: Random): readonly Kept[] {
  if (below(random, 4) > 0) return [];
  const seat = below(random, match.game.seats(match.state));
  const offers = queueOffers(match, seat);
  expectSameOnThePage(match, seat, offers);
  if (offers.length === 0) return [];
  const { question, command, stops } = pick(random, offers);
  const queued = queueAnswer(match, seat, {
    question,
    command,
    stops: stops.filter(() => below(random, 3) === 0),
  });
  if (!queued.ok) throw new Error(`an offer is refused: ${queued.refusal.code}`);
  // As it comes out of a database.
  const stored: QueuedAnswer = JSON.parse(JSON.stringify(queued.value));
  return [{ queued: stored, facts: factsFor(match, stored), hasChanged: false, verdict: 'waits' }];
}

/** A page has no state: it makes one that fits its view, and must come to the same offers. */
function expectSameOnThePage({ game, state }: Match, seat: number, offers: readonly QueueOffer[]): void {
  const imagined = game.imagine(game.view(state, seat), seedRandom('page'));
  if (canonicalJson(queueOffers({ game, state: imagined }, seat)) !== canonicalJson(offers)) {
    throw new Error('the offers follow from something hidden');
  }
}

function factsFor({ game, state }: Match, { seat, command, facts }: QueuedAnswer): string {
  const all = game.queue?.facts(game.view(state, 'spectator'), seat, command) ?? {};
  return canonicalJson(Object.keys(facts).map((name) => all[name]));
}

function anyMove({ game, state }: Match, random: Random, choose: QueuedGames['choose']): NextMove {
  const { seat } = pick(random, game.owed(state));
  return { seat, command: choose(random, game.options(state, seat)) };
}

function submitted(match: Match, { seat, command }: NextMove): Match {
  const next = submit(match, { seat, command });
  if (!next.ok) throw new Error(`a legal answer is refused: ${next.refusal.code}`);
  return next.value;
}
