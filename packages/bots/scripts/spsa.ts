/**
 * Simultaneous perturbation: every generation turns all dials a little, each one way or the other at random, lets
 * the result play against its opposite, and moves the dials towards the turns that won.
 */
import { below, seedRandom } from '@carson/engine';

/** Turns per generation, and how far each dial is turned. */
const TURNS = 48;
const REACH = 0.15;
/** How much of a generation's step is carried into the next. */
const MOMENTUM = 0.6;
/** The result is the mean over the last part of the generations. */
const SETTLED = 1 / 3;

/** Two settings of the dials that are to play against each other. */
export interface Pairing {
  readonly first: readonly number[];
  readonly second: readonly number[];
  readonly seed: string;
}

export interface Climb {
  readonly dials: readonly number[];
  readonly generations: number;
  /** How far the dials follow a point won, at first and at last, and at most per generation. */
  readonly pace: { readonly first: number; readonly last: number; readonly most: number };
  /** Returns how many points the first of each pairing won by. */
  margins(pairings: readonly Pairing[]): Promise<readonly number[]>;
  /** Called after every generation. */
  told?(dials: readonly number[], generation: number): Promise<void>;
}

export async function climb(course: Climb): Promise<readonly number[]> {
  const { generations, pace } = course;
  let { dials } = course;
  let step: readonly number[] = dials.map(() => 0);
  const settled: (readonly number[])[] = [];
  for (let generation = 0; generation < generations; generation++) {
    const slope = await slopeAt(dials, generation, course);
    const now = pace.first * (pace.last / pace.first) ** (generation / Math.max(1, generations - 1));
    step = step.map((before, dial) => MOMENTUM * before + (1 - MOMENTUM) * now * (slope[dial] as number));
    step = shortened(step, pace.most);
    dials = moved(dials, step, 1);
    if (generation >= Math.floor(generations * (1 - SETTLED))) settled.push(dials);
    await course.told?.(dials, generation);
  }
  return dials.map((_, dial) => mean(settled.map((row) => row[dial] as number)));
}

/** Returns the points that each dial wins, turned by one: what all turns say of it together. */
async function slopeAt(
  dials: readonly number[],
  generation: number,
  { margins }: Climb,
): Promise<readonly number[]> {
  const turns = Array.from({ length: TURNS }, (_, turn) =>
    turnBy(dials.length, `turn ${generation} ${turn}`),
  );
  const found = await margins(
    turns.map((turn, at) => ({
      first: moved(dials, turn, REACH),
      second: moved(dials, turn, -REACH),
      seed: `tuning ${generation} ${at}`,
    })),
  );
  const gains = found.map((margin) => margin / (2 * REACH));
  return dials.map((_, dial) =>
    mean(turns.map((turn, at) => (gains[at] as number) * (turn[dial] as number))),
  );
}

function turnBy(count: number, seed: string): readonly number[] {
  const random = seedRandom(seed);
  return Array.from({ length: count }, () => 2 * below(random, 2) - 1);
}

function moved(dials: readonly number[], by: readonly number[], share: number): readonly number[] {
  return dials.map((dial, at) => dial + share * (by[at] as number));
}

function shortened(step: readonly number[], most: number): readonly number[] {
  const length = Math.hypot(...step);
  return length <= most ? step : step.map((part) => (part * most) / length);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

const Z95 = 1.96;

/** With half the width of its 95 % interval. */
export function meanWithError(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const middle = mean(values);
  const variance = mean(values.map((value) => (value - middle) ** 2));
  return { mean: middle, error: Z95 * Math.sqrt(variance / values.length) };
}
