/** An option that the search looks at, with what its playouts brought. */
import type { GameCommand } from '@carson/engine';

export interface Candidate<Command extends GameCommand> {
  readonly option: Command;
  /** Its rating without looking ahead, in points. */
  readonly prior: number;
  /** How much more the seat likes it than it is worth, in points. */
  readonly liking: number;
  tries: number;
  /** Sums over all playouts. */
  score: number;
  chance: number;
  /** Win chances in points, so that they can be weighed against the prior. */
  value: number;
  /** The same, playout by playout. */
  readonly values: number[];
}

export function candidateOf<Command extends GameCommand>(
  option: Command,
  prior: number,
  liking = 0,
): Candidate<Command> {
  return { option, prior, liking, tries: 0, score: 0, chance: 0, value: 0, values: [] };
}

/** The final score to expect, and the win chance. */
export interface Expectation {
  readonly score: number;
  readonly chance: number;
}

interface Outcome extends Expectation {
  readonly noise: number;
}

export function record(candidate: Candidate<GameCommand>, { score, chance, noise }: Outcome): void {
  candidate.tries++;
  candidate.score += score;
  candidate.chance += chance;
  const value = chanceInPoints(chance, noise);
  candidate.value += value;
  candidate.values.push(value);
}

/** At a table of four one point more moves the win chance by about a fifth of the noise. */
export function chanceInPoints(chance: number, noise: number): number {
  return 5 * (noise + CLOSE) * chance;
}

/** Near the end, where one point may decide, the prior must not. */
const CLOSE = 2;

/** Returns the mean of all playouts and the prior, which counts for `priorWeight` of them, and the liking. */
export function meritOf(
  { value, tries, prior, liking }: Candidate<GameCommand>,
  priorWeight: number,
): number {
  return (value + priorWeight * prior) / (tries + priorWeight) + liking;
}

/** What playouts and prior say together, weighed as `meritOf` weighs them. */
export function expectationOf(
  { tries, score, chance }: Candidate<GameCommand>,
  prior: Expectation,
  priorWeight: number,
): Expectation {
  const mean = (sum: number, expected: number) => (sum + priorWeight * expected) / (tries + priorWeight);
  return { score: mean(score, prior.score), chance: mean(chance, prior.chance) };
}
