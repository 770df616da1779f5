/** Commands played with a listener that stops at every beat. */
import { type CardEvent, type Command, cardGame, type State } from '../src/index.ts';

export interface Beat {
  readonly events: readonly CardEvent[];
  /** The state at the stop: a copy. */
  readonly state: State;
}

interface Listener {
  readonly log: { (event: CardEvent): void; beat(): void };
  /** Ends the command: its last beat shows the table after it. */
  readonly end: () => readonly Beat[];
}

function listener(current: () => State): Listener {
  const beats: Beat[] = [];
  let events: CardEvent[] = [];
  const beat = () => {
    if (events.length > 0) beats.push({ events, state: cardGame.clone(current()) });
    events = [];
  };
  const log = Object.assign((event: CardEvent) => void events.push(event), { beat });
  return {
    log,
    end() {
      beat();
      const last = beats.pop();
      return last === undefined ? [] : [...beats, { ...last, state: cardGame.clone(current()) }];
    },
  };
}

export function playInBeats(state: State, seat: number, command: Command): readonly Beat[] {
  const { log, end } = listener(() => state);
  cardGame.play(state, seat, command, log);
  return end();
}
