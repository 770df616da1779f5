/** A whole review, as data: what `carson review` prints and the page shows and keeps. */
import { type AnyGame, type GameRecord, seedCommitment } from '@carson/engine';
import { type Effort, REVIEW_ITERATIONS } from './decision.ts';
import { fortuneOf } from './fortune.ts';
import type { SeatLuck } from './luck.ts';
import { decisionsOf, gradeOpen, type ReviewedDecision, type ReviewScope } from './review.ts';
import type { AnyReviewer } from './reviewer.ts';
import { type SeatSummary, startOf, summaryOf } from './summary.ts';

/** Grows when reviews are made otherwise: kept ones of an older version are made again. */
export const REVIEW_VERSION = 5;

export interface Review {
  readonly game: string;
  /** How many moves of the record were reviewed. */
  readonly moves: number;
  readonly over: boolean;
  readonly iterations: number;
  /** Every seat's win chance before the first decision, and at the end. */
  readonly start: readonly number[];
  readonly end: readonly number[];
  readonly decisions: readonly ReviewedDecision[];
  /** One entry for each reviewed seat. */
  readonly seats: readonly (SeatSummary & Pick<SeatLuck, 'dice'> & { readonly luck: SeatLuck['rows'] })[];
  /** Of the game's chance, once it is over. */
  readonly seed?: { readonly seed: string; readonly commitment: string };
}

export interface Reviewing extends ReviewScope {
  readonly record: GameRecord;
  readonly iterations?: number;
}

/** Where a game stands at the end of its record. */
interface Outcome {
  readonly over: boolean;
  readonly seats: number;
  /** Shares of the win. */
  readonly end: readonly number[] | undefined;
}

function outcomeOf(game: AnyGame, record: GameRecord): Outcome {
  const options = game.readOptions(record.options);
  if (!options.ok) throw new Error(`the options are refused: ${options.refusal.code}`);
  const state = game.setup(options.value, record.seed);
  for (const { seat, command } of record.moves) game.play(state, seat, command);
  const seats = game.seats(state);
  const result = game.result(state);
  if (result === undefined) return { over: false, seats, end: undefined };
  const winners = result.filter(({ rank }) => rank === 1);
  const end = Array.from({ length: seats }, (_, seat) =>
    winners.some((winner) => winner.seat === seat) ? 1 / winners.length : 0,
  );
  return { over: true, seats, end };
}

/** Others' decisions would tell what they still hide. */
function mustKnowSeat({ over }: Outcome, seat: number | undefined): void {
  if (!over && seat === undefined) throw new Error('the review of a running game needs a seat');
}

/** Puts graded decisions together. A game that goes on is reviewed for one seat alone, and without its luck. */
export function assembleReview(
  game: AnyGame,
  reviewer: AnyReviewer,
  { record, seat, iterations = REVIEW_ITERATIONS, decisions }: Reviewing & Pick<Review, 'decisions'>,
): Review {
  const outcome = outcomeOf(game, record);
  mustKnowSeat(outcome, seat);
  const { over, seats, end } = outcome;
  const reviewed = seat === undefined ? Array.from({ length: seats }, (_, at) => at) : [seat];
  const even = Array.from({ length: seats }, () => 1 / seats);
  const course = { decisions, end: end ?? decisions.at(-1)?.played.chances ?? even };
  const luck = over ? fortuneOf(game, reviewer, { record, seats: reviewed }) : [];
  return {
    game: game.id,
    moves: record.moves.length,
    over,
    iterations,
    start: startOf(course),
    end: course.end,
    decisions,
    seats: reviewed.map((at) => {
      const { rows = [], dice } = luck.find((entry) => entry.seat === at) ?? {};
      return { ...summaryOf(course, at), luck: rows, ...(dice === undefined ? {} : { dice }) };
    }),
    ...(over ? { seed: { seed: record.seed, commitment: seedCommitment(record.seed) } } : {}),
  };
}

/** Reviews a record from one end to the other. `done` hears of each graded decision. */
export function reviewRecord(
  game: AnyGame,
  reviewer: AnyReviewer,
  { done, ...reviewing }: Reviewing & { readonly done?: (decision: ReviewedDecision) => void },
): Review {
  const { record, seat, iterations } = reviewing;
  mustKnowSeat(outcomeOf(game, record), seat);
  const effort: Effort = iterations === undefined ? {} : { iterations };
  const decisions: ReviewedDecision[] = [];
  const scope = { record, ...(seat === undefined ? {} : { seat }) };
  for (const open of decisionsOf(game, reviewer, scope)) {
    const graded = gradeOpen(reviewer, open, effort);
    decisions.push(graded);
    done?.(graded);
  }
  return assembleReview(game, reviewer, { ...reviewing, decisions });
}
