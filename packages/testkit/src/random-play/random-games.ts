/** Whole games played at random under invariants; a failure is shrunk and told so that it can be kept. */
import {
  below,
  type GameCommand,
  type GameState,
  judge,
  type PlayedMoves,
  pick,
  type Random,
  readRecord,
  replay,
  seedRandom,
  stableHash,
  writeRecord,
} from '@carson/engine';
import { contractInvariants } from '../contract-invariants.ts';
import { type Kinds, noKinds } from '../kinds.ts';
import type { GameUnderTest, Invariant, Moment, Move, Violation } from '../moment.ts';
import { shrink } from './shrink.ts';
import { type Walk, WITHOUT_A_THROW, walk } from './walk.ts';

export interface RandomGames<S extends GameState, C extends GameCommand> {
  readonly game: GameUnderTest<S, C>;
  /** Options of the game with this index. */
  readonly options: (index: number) => unknown;
  readonly games: number;
  readonly seed: string;
  /** Checked after every command, besides the contract of every game. */
  readonly invariants?: readonly Invariant<S, C>[];
  /** The contract is checked after one command in this many, taken at random: it is thorough, so it is slow. */
  readonly contractEvery?: number;
  /** How a seat chooses; evenly where nothing is said. */
  readonly choose?: (random: Random, options: readonly C[]) => C;
  /** A game longer than this counts as endless. */
  readonly longest?: number;
}

export interface FinishedGame<S extends GameState, C extends GameCommand> {
  readonly seed: string;
  readonly options: unknown;
  readonly state: S;
  readonly moves: readonly Move<C>[];
}

/** Plays the games and returns each final state, and which kinds of things occurred on the way. */
export function playRandomGames<S extends GameState, C extends GameCommand>(
  plan: RandomGames<S, C>,
): { readonly finished: readonly FinishedGame<S, C>[]; readonly kinds: Kinds } {
  const kinds = noKinds();
  const finished = Array.from({ length: plan.games }, (_, index) =>
    playOne(plan, { options: plan.options(index), seed: `${plan.seed}-${index}`, kinds }),
  );
  return { finished, kinds };
}

interface One {
  readonly options: unknown;
  readonly seed: string;
  readonly kinds: Kinds;
}

function playOne<S extends GameState, C extends GameCommand>(
  plan: RandomGames<S, C>,
  one: One,
): FinishedGame<S, C> {
  const { game } = plan;
  const { options, seed } = one;
  const done = walk({
    game,
    invariants: watched(plan, plan.contractEvery ?? 1),
    ...one,
    next: randomMoves(plan, seed),
  });
  if (done.violation !== undefined) throw failure(plan, one, done);
  if (done.state === undefined) throw new Error('a walk without a violation has a state');
  expectReplay(game, { options, seed, moves: done.moves }, done.state);
  return { seed, options, state: done.state, moves: done.moves };
}

function watched<S extends GameState, C extends GameCommand>(
  { invariants = [] }: RandomGames<S, C>,
  every: number,
): readonly Invariant<S, C>[] {
  const sampled = contractInvariants.map(({ name, violation }) => ({
    name,
    violation: (moment: Moment<S, C>) => (below(moment.random, every) === 0 ? violation(moment) : undefined),
  }));
  return [...invariants, ...sampled];
}

function randomMoves<S extends GameState, C extends GameCommand>(
  { game, choose = pick, longest = 5_000 }: RandomGames<S, C>,
  seed: string,
): (state: S) => Move<C> | undefined {
  const random = seedRandom(`${seed} moves`);
  let left = longest;
  return (state) => {
    const owed = game.owed(state);
    if (owed.length === 0) return undefined;
    if (left-- === 0) throw new Error(`the game has not ended after ${longest} commands`);
    const { seat } = owed[below(random, owed.length)] ?? { seat: 0 };
    return { seat, command: choose(random, game.options(state, seat)) };
  };
}

/** The record of what was played, read again as JSON, leads to the very same state. */
function expectReplay(game: GameUnderTest, played: PlayedMoves, state: GameState): void {
  const record = readRecord(JSON.parse(JSON.stringify(writeRecord(game, played))));
  if (!record.ok) throw new Error(`${played.seed}: the record cannot be read again`);
  const again = replay(game, record.value);
  if (!again.ok) throw new Error(`${played.seed}: the replay fails: ${JSON.stringify(again.failure)}`);
  if (again.hash !== stableHash(state)) throw new Error(`${played.seed}: the replay ends in another state`);
}

function failure<S extends GameState, C extends GameCommand>(
  plan: RandomGames<S, C>,
  one: One,
  done: Walk<S, C>,
): Error {
  const { game } = plan;
  const replayed = (moves: readonly Move<C>[]): Walk<S, C> => {
    const next = legalOnes(game, moves);
    return walk({ game, invariants: watched(plan, 1), ...one, kinds: noKinds(), next });
  };
  const minimal = shrink(
    done.moves,
    (moves) => {
      const trial = replayed(moves);
      return trial.violation?.invariant === done.violation?.invariant ? trial.moves : undefined;
    },
    400,
  );
  const violation = replayed(minimal).violation ?? done.violation;
  return new Error(report(game, { ...one, moves: minimal, violation, played: done.moves.length }));
}

function legalOnes<S extends GameState, C extends GameCommand>(
  game: GameUnderTest<S, C>,
  moves: readonly Move<C>[],
): (state: S) => Move<C> | undefined {
  const waiting = [...moves];
  return (state) => {
    for (;;) {
      const move = waiting.shift();
      if (move === undefined || judge(game, state, move.seat, move.command) === undefined) return move;
    }
  };
}

interface Report extends One {
  readonly moves: readonly Move[];
  readonly played: number;
  readonly violation: Violation | undefined;
}

function report(game: GameUnderTest, { options, seed, moves, played, violation }: Report): string {
  return [
    `${game.id}: ${violation?.invariant ?? WITHOUT_A_THROW}`,
    `  ${violation?.detail ?? ''}`,
    `  seed ${seed}, options ${JSON.stringify(options)}`,
    `  ${moves.length} of ${played} commands suffice:`,
    ...moves.map(({ seat, command }, index) => `    ${index} seat ${seat} ${JSON.stringify(command)}`),
    '  to keep it, give this to `npm run fixture`:',
    `  ${JSON.stringify({ game: game.id, rules: game.rules, options, seed, moves })}`,
  ].join('\n');
}
