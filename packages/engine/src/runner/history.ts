/**
 * The moves of a match, newest first: each step points to the one before, so a further move costs the
 * same however long the game is, and two matches share the moves they have in common.
 *
 * Some steps keep the state after them. It is a cache: a state that was released is played again from
 * the nearest one before it, never further back than `CHECKPOINT` moves.
 */
import type { AnyGame, GameEvent, GameState } from '../game.ts';
import type { RecordedMove } from '../record.ts';

/** Every so many moves a state is kept for good. */
const CHECKPOINT = 64;

export interface Step {
  /** How many moves came before. */
  readonly index: number;
  readonly move: RecordedMove;
  readonly events: readonly GameEvent[];
  /** Why this step is final for the seat that made it. */
  readonly final?: 'chance' | 'reveal';
  readonly previous: Step | undefined;
  /** The state after this step, while it is kept. */
  state: GameState | undefined;
}

export interface History {
  readonly game: AnyGame;
  /** After the set-up. */
  readonly start: GameState;
  readonly last: Step | undefined;
}

export function countMoves(last: Step | undefined): number {
  return last === undefined ? 0 : last.index + 1;
}

/** Returns the steps from move `from` up to `to`, in order. */
export function stepsFrom(last: Step | undefined, from = 0, to = countMoves(last)): readonly Step[] {
  const steps: Step[] = [];
  for (let step = last; step !== undefined && step.index >= from; step = step.previous) {
    if (step.index < to) steps.push(step);
  }
  return steps.reverse();
}

/** Returns a step after `previous`, and releases the states that undo can no longer reach. */
export function linkStep(
  previous: Step | undefined,
  {
    move,
    events,
    final,
    state,
  }: {
    readonly move: RecordedMove;
    readonly events: readonly GameEvent[];
    readonly final: 'chance' | 'reveal' | undefined;
    readonly state?: GameState;
  },
): Step {
  const isSameTurn = previous?.move.seat === move.seat && previous.final === undefined;
  if (!isSameTurn || final !== undefined) release(previous?.previous);
  return {
    index: countMoves(previous),
    move,
    events,
    ...(final === undefined ? {} : { final }),
    previous,
    state,
  };
}

function release(last: Step | undefined): void {
  for (let step = last; step !== undefined; step = step.previous) {
    if (isCheckpoint(step)) continue;
    if (step.state === undefined) return;
    step.state = undefined;
  }
}

export function isCheckpoint({ index }: Step): boolean {
  return (index + 1) % CHECKPOINT === 0;
}

/** Returns a state of one's own: after so many moves of the history. */
export function stateAfter({ game, start, last }: History, moves: number): GameState {
  let step = last;
  while (step !== undefined && step.index >= moves) step = step.previous;
  const missing: RecordedMove[] = [];
  for (; step !== undefined && step.state === undefined; step = step.previous) missing.push(step.move);
  const state = game.clone(step?.state ?? start);
  for (const { seat, command } of missing.reverse()) game.play(state, seat, command);
  return state;
}
