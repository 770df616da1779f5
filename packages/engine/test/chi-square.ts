/**
 * How far counts lie from an even spread, in standard deviations of the chi-square distribution
 * (Wilson and Hilferty's approximation). Fixed seeds make every test of it repeatable.
 */
export function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = counts.length - 1;
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(chiSquare / freedom) - (1 - spread)) / Math.sqrt(spread);
}

/** How often each of the outcomes 0 to `kinds - 1` came out. */
export function countOutcomes(kinds: number, draws: number, draw: () => number): readonly number[] {
  const counts = Array.from({ length: kinds }, () => 0);
  for (let i = 0; i < draws; i++) {
    const outcome = draw();
    counts[outcome] = (counts[outcome] ?? Number.NaN) + 1;
  }
  return counts;
}
