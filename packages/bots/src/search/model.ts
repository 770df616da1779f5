/** What the search needs to know about a game: priors, a playout policy, and an evaluation. */
import type { GameCommand, GameState, Random } from '@carson/engine';
import { exponential } from './exponential.ts';

/** Something that speaks for a command: a message key with its parameters. */
export interface Ground {
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export interface Model<State extends GameState, Command extends GameCommand> {
  /** Removes sealed choices of others from an imagined state, so that the policy makes them again. */
  unseal(state: State, seat: number): void;
  /** Rates each option without looking ahead, in points; only differences count. */
  priors(state: State, seat: number, options: readonly Command[]): readonly number[];
  /** How much more the seat likes each option than it is worth, in points. */
  likings(state: State, seat: number, rated: Rated<Command>): readonly number[];
  /** Returns a sensible player's choice, for playouts; secret choices are drawn at random from a mixed strategy. */
  policy(state: State, seat: number, random: Random): Command;
  /** The same for a choice that is made at the same time as the one in question. */
  reply(state: State, seat: number, random: Random): Command;
  /** How far the game has come, in units of the search's depth. */
  stage(state: State): number;
  /** The cost of a playout at this table, 1 at the cheapest: depth and iterations are divided by it. */
  playoutCost(state: State): number;
  /** The final score to expect for every seat. */
  expectedScores(state: State): readonly number[];
  /** The error of such an expectation, in points; it shrinks towards the end. */
  scoreNoise(state: State): number;
  /** Names what speaks for the option. */
  grounds(state: State, seat: number, option: Command): readonly Ground[];
}

/** Options with their priors, in the same order. */
export interface Rated<Command extends GameCommand> {
  readonly options: readonly Command[];
  readonly priors: readonly number[];
}

/** Returns every seat's win chance. */
export function winChances(scores: readonly number[], noise: number): readonly number[] {
  const best = Math.max(...scores);
  const odds = scores.map((score) => exponential((score - best) / noise));
  const sum = odds.reduce((total, odd) => total + odd, 0);
  return odds.map((odd) => odd / sum);
}
