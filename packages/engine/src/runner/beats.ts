/**
 * The story of a match: each command in beats, where the rules stopped with the state whole. Beats are
 * never stored; playing the moves again gives the same ones.
 */
import type { AnyGame, GameEvent, GameState, Log, SeatScore, Viewer } from '../game.ts';
import type { RecordedMove } from '../record.ts';
import { createSharing } from '../sharing.ts';
import { movesFrom, stateAfter } from './history.ts';
import type { Match } from './match.ts';

export interface Beat<View = unknown, Event extends GameEvent = GameEvent> {
  /** Index of the move; -1 for the set-up. */
  readonly move: number;
  readonly seat?: number;
  /** When the move was made, in milliseconds since 1970: on its first beat, where the record says it. */
  readonly at?: number;
  readonly events: readonly Event[];
  /** The table as the viewer sees it at this moment, and the scores of this moment. */
  readonly view: View;
  readonly scores: readonly SeatScore[];
}

export interface BeatRange {
  /** The first move to be told; -1 begins with the set-up. */
  readonly from: number;
  /** The move before which the story stops; left out, it goes on to the newest move. */
  readonly to?: number;
}

type Seen = Pick<Beat, 'view' | 'scores'>;

/**
 * Returns the beats of some moves, for each of the viewers. Each move has at least one. `known` is what each of the
 * viewers has from before; parts that are still true are the same objects in the beats.
 */
export function beatsFor(
  match: Match,
  viewers: readonly Viewer[],
  { from, to = match.moves }: BeatRange,
  known: readonly Seen[] = [],
): readonly (readonly Beat[])[] {
  const told: Beat[][] = viewers.map(() => []);
  if (from >= to) return told;
  const { game } = match;
  const state = stateAfter(match, Math.max(0, from));
  let latest = known;
  const tell = ({ whole, ...beat }: Moment): void => {
    latest = seenOf(game, whole, viewers, latest);
    for (const [at, { view, scores }] of latest.entries()) told[at]?.push({ view, scores, ...beat });
  };
  if (from < 0) tell({ move: -1, events: match.opening, whole: state });
  for (const { index, move } of movesFrom(match.last, from, to)) {
    for (const [order, { events, whole }] of momentsOf(game, state, move).entries()) {
      const time = order > 0 || move.at === undefined ? {} : { at: move.at };
      tell({ move: index, seat: move.seat, ...time, events, whole });
    }
  }
  return told;
}

/** What each viewer sees now; what they knew and is still true is not made again. */
function seenOf(
  game: AnyGame,
  state: GameState,
  viewers: readonly Viewer[],
  known: readonly Seen[],
): readonly Seen[] {
  const scores = createSharing()(known[0]?.scores, game.score(state));
  const views =
    game.views?.(
      state,
      viewers,
      known.map(({ view }) => view),
    ) ?? viewers.map((viewer) => game.view(state, viewer));
  return views.map((view) => ({ view, scores }));
}

interface Moment extends Pick<Beat, 'move' | 'seat' | 'at' | 'events'> {
  readonly whole: GameState;
}

/** Plays the move, and keeps the state of each stop. The last one is the state after the move. */
function momentsOf(game: AnyGame, state: GameState, { seat, command }: RecordedMove) {
  const moments: Pick<Moment, 'events' | 'whole'>[] = [];
  let events: GameEvent[] = [];
  const log: Log<GameEvent> = (event) => void events.push(event);
  log.beat = () => {
    if (events.length === 0) return;
    moments.push({ events, whole: game.clone(state) });
    events = [];
  };
  game.play(state, seat, command, log);
  // Where the rules told nothing after the last stop, that stop shows the table after the move.
  const last = events.length === 0 ? moments.pop() : undefined;
  return [...moments, { events: last?.events ?? events, whole: state }];
}
