/** Chances of numbers that can come up. */

/** Likelihoods by value; they add up to 1. */
export type Distribution = ReadonlyMap<number, number>;

/** Sums are kept on this grid, so that many draws of fractions stay few entries. */
const GRID = 10;

export function evenly(values: readonly number[]): Distribution {
  return weighted(values.map((value) => [value, 1 / values.length]));
}

export function weighted(entries: readonly (readonly [number, number])[]): Distribution {
  const chances = new Map<number, number>();
  const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of entries) chances.set(value, (chances.get(value) ?? 0) + weight / total);
  return chances;
}

/** Returns the distribution of the sum of two independent numbers. */
export function convolve(a: Distribution, b: Distribution): Distribution {
  const sums = new Map<number, number>();
  for (const [x, likely] of a) {
    for (const [y, also] of b) {
      const sum = Math.round((x + y) * GRID) / GRID;
      sums.set(sum, (sums.get(sum) ?? 0) + likely * also);
    }
  }
  return sums;
}

export function expectationOf(outcomes: Distribution): number {
  let sum = 0;
  for (const [value, likely] of outcomes) sum += value * likely;
  return sum;
}

/** Returns the smallest value that so large a share of the outcomes does not exceed. */
export function quantileOf(outcomes: Distribution, share: number): number {
  const values = [...outcomes].sort(([a], [b]) => a - b);
  let sum = 0;
  for (const [value, likely] of values) {
    sum += likely;
    if (sum >= share - 1e-9) return value;
  }
  return values.at(-1)?.[0] ?? 0;
}

/** Returns how likely less comes up; the same counts half. */
export function shareBelow(outcomes: Distribution, got: number): number {
  const mine = Math.round(got * GRID);
  let sum = 0;
  for (const [value, likely] of outcomes) {
    const other = Math.round(value * GRID);
    sum += other < mine ? likely : other === mine ? likely / 2 : 0;
  }
  return sum;
}
