import { describe, expect, it } from 'vitest';
import { perft } from '../src/index.ts';
import { countingGame } from './counting-game.ts';

/** Sums of `depth` amounts of 1 to 3 whose running total stays below ten before the last. */
function linesBySum(sum: number, depth: number): number {
  if (depth === 0) return 1;
  if (sum >= 10) return 0;
  return [1, 2, 3].reduce((lines, amount) => lines + linesBySum(sum + amount, depth - 1), 0);
}

describe('perft', () => {
  const state = countingGame.setup({}, 's');

  it.each([0, 1, 2, 4, 5, 7])('counts all lines of %d commands', (depth) => {
    expect(perft(countingGame, state, depth)).toBe(linesBySum(0, depth));
  });

  it('leaves the state alone', () => {
    perft(countingGame, state, 5);
    expect(state.sum).toBe(0);
  });
});
