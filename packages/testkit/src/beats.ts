/** Commands played with a listener that stops at every beat, as a table runner does. */
import type { GameCommand, GameEvent, GameState } from '@carson/engine';
import type { GameUnderTest, Move } from './moment.ts';

export interface Beat<State extends GameState, Event extends GameEvent> {
  readonly events: readonly Event[];
  /** The state at the stop: a copy. */
  readonly state: State;
}

/** Plays a command, in place, and returns its beats; the last one shows the table after it. */
export function playInBeats<S extends GameState, C extends GameCommand, E extends GameEvent>(
  game: GameUnderTest<S, C, E>,
  state: S,
  { seat, command }: Move<C>,
): readonly Beat<S, E>[] {
  const beats: Beat<S, E>[] = [];
  let events: E[] = [];
  const beat = () => {
    if (events.length > 0) beats.push({ events, state: game.clone(state) });
    events = [];
  };
  game.play(
    state,
    seat,
    command,
    Object.assign((event: E) => void events.push(event), { beat }),
  );
  beat();
  const last = beats.pop();
  return last === undefined ? [] : [...beats, { ...last, state: game.clone(state) }];
}
