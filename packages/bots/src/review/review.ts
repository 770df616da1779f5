/**
 * The review of a record: every decision graded from what its seat knew at the time, win chances over the
 * game, and what chance brought. Nothing here reads more of a state than the view of the seat that
 * decides, so that the review of a running game tells its seat nothing new.
 */
import { type AnyGame, type GameCommand, type GameRecord, type GameState, seedRandom } from '@carson/engine';
import { type Decision, type Effort, type GradedDecision, gradeDecision } from './decision.ts';
import { type AnyReviewer, CAUSES, type Cause, type DecisionKind } from './reviewer.ts';

export interface ReviewedDecision extends GradedDecision {
  /** Index of the move in the record. */
  readonly move: number;
  readonly seat: number;
  readonly kind: DecisionKind;
  /** From 1, through the whole game. */
  readonly round: number;
  /** How many commands were legal. */
  readonly options: number;
  /** What changed the chances since the decision before, beyond decisions. */
  readonly since: Cause;
}

/** A decision of the record that is still to be graded. */
export interface OpenDecision extends Omit<ReviewedDecision, keyof GradedDecision> {
  readonly decision: Decision;
}

export interface ReviewScope {
  /** Whose decisions are reviewed; left out, everyone's. */
  readonly seat?: number;
}

/**
 * Returns the decisions of a record in order. Each must be graded or skipped before the next is asked for.
 * A move without a choice is no decision.
 */
export function* decisionsOf(
  game: AnyGame,
  reviewer: AnyReviewer,
  { record, seat }: { readonly record: GameRecord } & ReviewScope,
): Generator<OpenDecision> {
  const options = game.readOptions(record.options);
  if (!options.ok) throw new Error(`the options are refused: ${options.refusal.code}`);
  const state = game.setup(options.value, record.seed);
  let causes = new Set<Cause>();
  for (const [index, move] of record.moves.entries()) {
    const choices = game.options(state, move.seat);
    if (choices.length > 1 && (seat === undefined || seat === move.seat)) {
      yield openDecision(game, reviewer, { state, index, ...move, choices, causes });
      causes = new Set();
    }
    game.play(state, move.seat, move.command, (event) => {
      const cause = reviewer.causeOf(event);
      if (cause !== undefined) causes.add(cause);
    });
  }
}

/** Which decision it is, as far as that is known before it is graded. */
export type Outline = Pick<OpenDecision, 'move' | 'seat' | 'kind' | 'round'>;

/** Returns all decisions of a record, ungraded. */
export function outlineOf(game: AnyGame, reviewer: AnyReviewer, record: GameRecord): readonly Outline[] {
  return Array.from(decisionsOf(game, reviewer, { record }), ({ move, seat, kind, round }) => ({
    move,
    seat,
    kind,
    round,
  }));
}

interface Moment {
  readonly state: GameState;
  readonly index: number;
  readonly seat: number;
  readonly command: GameCommand;
  readonly choices: readonly GameCommand[];
  readonly causes: ReadonlySet<Cause>;
}

function openDecision(
  game: AnyGame,
  reviewer: AnyReviewer,
  { state, index, seat, command, choices, causes }: Moment,
): OpenDecision {
  const view = game.view(state, seat);
  return {
    move: index,
    seat,
    kind: reviewer.kindOf(command),
    round: reviewer.roundOf(view),
    options: choices.length,
    since: CAUSES.find((cause) => causes.has(cause)) ?? 'course',
    decision: {
      game,
      view,
      seat,
      options: choices,
      played: command,
      random: seedRandom(`review ${index}`),
    },
  };
}

export function gradeOpen(
  reviewer: AnyReviewer,
  { decision, ...open }: OpenDecision,
  effort?: Effort,
): ReviewedDecision {
  return { ...open, ...gradeDecision(reviewer, decision, effort) };
}
