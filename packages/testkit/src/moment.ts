/** One point of a game under test, and what must be true of it. */
import type { Game, GameCommand, GameEvent, GameState, Random } from '@carson/engine';
import type { Kinds } from './kinds.ts';

export interface Move<Command extends GameCommand = GameCommand> {
  readonly seat: number;
  readonly command: Command;
}

/** Any game whose states, commands and events are known; its options and views are not looked into. */
export type GameUnderTest<
  State extends GameState = GameState,
  Command extends GameCommand = GameCommand,
  Event extends GameEvent = GameEvent,
> = Game<unknown, State, Command, unknown, Event>;

export interface Moment<
  State extends GameState = GameState,
  Command extends GameCommand = GameCommand,
  Event extends GameEvent = GameEvent,
> {
  readonly game: GameUnderTest<State, Command, Event>;
  readonly state: State;
  /** The state before the move, and the move; both missing right after the set-up. */
  readonly before?: State;
  readonly move?: Move<Command>;
  readonly events: readonly Event[];
  /** For invariants that take samples. Not the game's own. */
  readonly random: Random;
  /** What has occurred so far; invariants that try things may count what they met. */
  readonly kinds: Kinds;
}

export interface Invariant<
  State extends GameState = GameState,
  Command extends GameCommand = GameCommand,
  Event extends GameEvent = GameEvent,
> {
  readonly name: string;
  /** What is wrong; undefined where all is well. */
  violation(moment: Moment<State, Command, Event>): string | undefined;
}

/** The first invariant that does not hold. A throw counts as one, by the invariant's name. */
export interface Violation {
  readonly invariant: string;
  readonly detail: string;
}

export function firstViolation<S extends GameState, C extends GameCommand, E extends GameEvent>(
  moment: Moment<S, C, E>,
  invariants: readonly Invariant<S, C, E>[],
): Violation | undefined {
  for (const invariant of invariants) {
    const detail = attempt(() => invariant.violation(moment));
    if (detail !== undefined) return { invariant: invariant.name, detail };
  }
  return undefined;
}

function attempt(judge: () => string | undefined): string | undefined {
  try {
    return judge();
  } catch (thrown) {
    return describeThrow(thrown);
  }
}

export function describeThrow(thrown: unknown): string {
  return thrown instanceof Error ? `threw: ${thrown.message}` : `threw: ${String(thrown)}`;
}
