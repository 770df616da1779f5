/** One game walked command by command under invariants, until it ends, runs dry or breaks one. */
import { type GameCommand, type GameEvent, type GameState, seedRandom } from '@carson/engine';
import { countKind, type Kinds } from '../kinds.ts';
import {
  describeThrow,
  firstViolation,
  type GameUnderTest,
  type Invariant,
  type Moment,
  type Move,
  type Violation,
} from '../moment.ts';

export interface WalkPlan<S extends GameState, C extends GameCommand> {
  readonly game: GameUnderTest<S, C>;
  readonly options: unknown;
  readonly seed: string;
  readonly invariants: readonly Invariant<S, C>[];
  readonly kinds: Kinds;
  /** The next command; undefined ends the walk. */
  readonly next: (state: S) => Move<C> | undefined;
}

export interface Walk<S extends GameState, C extends GameCommand> {
  /** Undefined where not even the set-up succeeded. */
  readonly state: S | undefined;
  readonly moves: readonly Move<C>[];
  readonly violation: Violation | undefined;
}

export const WITHOUT_A_THROW = 'the game plays on without a throw';

export function walk<S extends GameState, C extends GameCommand>(plan: WalkPlan<S, C>): Walk<S, C> {
  const { game } = plan;
  const options = game.readOptions(plan.options);
  if (!options.ok) throw new Error(`the options are refused: ${JSON.stringify(options.refusal)}`);
  const moves: Move<C>[] = [];
  let state: S | undefined;
  try {
    let events: GameEvent[] = [];
    state = game.setup(options.value, plan.seed, (event) => events.push(event));
    let violation = judgeMoment(plan, { state, events, moves: 0 });
    while (violation === undefined) {
      const move = plan.next(state);
      if (move === undefined) break;
      moves.push(move);
      countKind(plan.kinds.commands, move.command.type);
      const before = game.clone(state);
      events = [];
      game.play(state, move.seat, move.command, (event) => events.push(event));
      violation = judgeMoment(plan, { state, before, move, events, moves: moves.length });
    }
    return { state, moves, violation };
  } catch (thrown) {
    return { state, moves, violation: { invariant: WITHOUT_A_THROW, detail: describeThrow(thrown) } };
  }
}

function judgeMoment<S extends GameState, C extends GameCommand>(
  plan: WalkPlan<S, C>,
  { moves, ...stop }: Omit<Moment<S, C>, 'game' | 'kinds' | 'random'> & { readonly moves: number },
): Violation | undefined {
  const { game, kinds } = plan;
  for (const event of stop.events) countKind(kinds.events, event.type);
  const random = seedRandom(`${plan.seed} invariants ${moves}`);
  return firstViolation({ game, kinds, random, ...stop }, plan.invariants);
}
