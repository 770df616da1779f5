/**
 * The story of a match: each command in beats, where the rules stopped with the state whole. Beats are
 * never stored; playing the moves again gives the same ones.
 */
import type { GameEvent, Log, SeatScore, Viewer } from '../game.ts';
import { stateAfter, stepsFrom } from './history.ts';
import type { Match } from './match.ts';

export interface Beat {
  /** Index of the move; -1 for the set-up. */
  readonly move: number;
  readonly seat?: number;
  readonly events: readonly GameEvent[];
  /** The table as the viewer sees it at this moment, and the scores of this moment. */
  readonly view: unknown;
  readonly scores: readonly SeatScore[];
}

export interface BeatRange {
  /** The first move to be told; -1 begins with the set-up. */
  readonly from: number;
  /** The move before which the story stops; left out, it goes on to the newest move. */
  readonly to?: number;
}

/** Returns the beats of some moves, for each of the viewers. Each move has at least one. */
export function beatsFor(
  match: Match,
  viewers: readonly Viewer[],
  { from, to = match.moves }: BeatRange,
): readonly (readonly Beat[])[] {
  const told: Beat[][] = viewers.map(() => []);
  if (from >= to) return told;
  const { game } = match;
  const state = stateAfter(match, Math.max(0, from));
  const tell = (beat: Pick<Beat, 'move' | 'seat' | 'events'>): void => {
    const scores = game.score(state);
    for (const [at, viewer] of viewers.entries()) {
      told[at]?.push({ ...beat, view: game.view(state, viewer), scores });
    }
  };
  if (from < 0) tell({ move: -1, events: match.opening });
  for (const { index, move } of stepsFrom(match.last, from, to)) {
    const speak = (events: readonly GameEvent[]): void => tell({ move: index, seat: move.seat, events });
    let events: GameEvent[] = [];
    let spoken: GameEvent[] | undefined;
    const log: Log<GameEvent> = (event) => void events.push(event);
    log.beat = () => {
      if (events.length === 0) return;
      speak(events);
      spoken = events;
      events = [];
    };
    game.play(state, move.seat, move.command, log);
    // The last beat of a move shows the table after it, also where the rules went on without a word.
    if (spoken !== undefined && events.length === 0) {
      for (const beats of told) beats.pop();
      events = spoken;
    }
    speak(events);
  }
  return told;
}
