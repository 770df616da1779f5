/** Commands played with a listener that stops at every beat, as a table runner does. */
import type { GameCommand, GameEvent, GameState, Log } from '@carson/engine';
import type { GameUnderTest, Move } from './moment.ts';

export interface Beat<State extends GameState, Event extends GameEvent> {
  readonly events: readonly Event[];
  /** The state at the stop: a copy. */
  readonly state: State;
}

/** Plays a command, in place, and returns its beats. */
export function playInBeats<S extends GameState, C extends GameCommand, E extends GameEvent>(
  game: GameUnderTest<S, C, E>,
  state: S,
  { seat, command }: Move<C>,
): readonly Beat<S, E>[] {
  const { log, end } = listener(game, () => state);
  game.play(state, seat, command, log);
  return end();
}

interface Listener<S extends GameState, E extends GameEvent> {
  readonly log: Log<E>;
  /** Ends the command: its last beat shows the table after it. */
  readonly end: () => readonly Beat<S, E>[];
}

function listener<S extends GameState, C extends GameCommand, E extends GameEvent>(
  game: GameUnderTest<S, C, E>,
  current: () => S,
): Listener<S, E> {
  const beats: Beat<S, E>[] = [];
  let events: E[] = [];
  const beat = () => {
    if (events.length > 0) beats.push({ events, state: game.clone(current()) });
    events = [];
  };
  const log = Object.assign((event: E) => void events.push(event), { beat });
  return {
    log,
    end() {
      beat();
      const last = beats.pop();
      return last === undefined ? [] : [...beats, { ...last, state: game.clone(current()) }];
    },
  };
}
