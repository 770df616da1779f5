/**
 * The moves of a match, newest first: each points to the one before, so a further move costs the
 * same however long the game is, and two matches share the moves they have in common.
 *
 * Some keep the state after them. It is a cache: a state that was released is played again from
 * the nearest one before it, never further back than `CHECKPOINT` moves.
 */
import type { AnyGame, GameEvent, GameState } from '../game.ts';
import type { RecordedMove } from '../record.ts';

/** After this many moves a state is kept for good. */
const CHECKPOINT = 64;

export interface HistoryMove {
  /** How many moves came before. */
  readonly index: number;
  readonly move: RecordedMove;
  readonly events: readonly GameEvent[];
  /** Why it is final for the seat that made it. */
  readonly final?: 'chance' | 'reveal';
  readonly previous: HistoryMove | undefined;
  /** The state after it, while it is kept. */
  state: GameState | undefined;
}

export interface History {
  readonly game: AnyGame;
  /** After the set-up. */
  readonly start: GameState;
  readonly last: HistoryMove | undefined;
}

export function countMoves(last: HistoryMove | undefined): number {
  return last === undefined ? 0 : last.index + 1;
}

/** Returns the moves from `from` up to `to`, in order. */
export function movesFrom(
  last: HistoryMove | undefined,
  from = 0,
  to = countMoves(last),
): readonly HistoryMove[] {
  const moves: HistoryMove[] = [];
  for (let played = last; played !== undefined && played.index >= from; played = played.previous) {
    if (played.index < to) moves.push(played);
  }
  return moves.reverse();
}

/** Returns a move after `previous`, and releases the states that undo can no longer reach. */
export function linkMove(
  previous: HistoryMove | undefined,
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
): HistoryMove {
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

function release(last: HistoryMove | undefined): void {
  for (let played = last; played !== undefined; played = played.previous) {
    if (isCheckpoint(played)) continue;
    if (played.state === undefined) return;
    played.state = undefined;
  }
}

export function isCheckpoint({ index }: HistoryMove): boolean {
  return (index + 1) % CHECKPOINT === 0;
}

/** Returns a fresh copy of the state after a number of moves. */
export function stateAfter({ game, start, last }: History, moves: number): GameState {
  let played = last;
  while (played !== undefined && played.index >= moves) played = played.previous;
  const missing: RecordedMove[] = [];
  for (; played !== undefined && played.state === undefined; played = played.previous)
    missing.push(played.move);
  const state = game.clone(played?.state ?? start);
  for (const { seat, command } of missing.reverse()) game.play(state, seat, command);
  return state;
}
