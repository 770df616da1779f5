/**
 * e to the power of x, for x up to 0, from sums and products alone: browsers differ in the last digits of
 * `Math.exp`, and a search that is to find the same move everywhere must not.
 */
/** Below this the result is as good as nothing. */
const LEAST = -700;
/** So many terms are exact to the last digit, where |x| is at most half of Math.LN2. */
const TERMS = 14;

export function exponential(x: number): number {
  if (x < LEAST) return 0;
  const halvings = Math.round(-x / Math.LN2);
  const rest = x + halvings * Math.LN2;
  let sum = 1;
  for (let term = TERMS; term > 0; term--) sum = 1 + (rest / term) * sum;
  for (let done = 0; done < halvings; done++) sum /= 2;
  return sum;
}
