import { describe, expect, it } from 'vitest';
import { DIAL_COUNT, dialsFor, weightsAt } from '../scripts/board-dials.ts';
import { meet, tableOf } from '../scripts/board-games.ts';
import TUNED from '../src/board/weights.json' with { type: 'json' };
import { BEGINNING, type BoardWeights } from '../src/board/weights.ts';

const { standing } = BEGINNING;

/** Every weight by its full name. */
function named(weights: unknown, name = ''): readonly [string, unknown][] {
  if (typeof weights !== 'object' || weights === null) return [[name, weights]];
  return Object.entries(weights).flatMap(([key, part]) => named(part, `${name}.${key}`));
}

describe('the weights of the board game', () => {
  it('that were learned are numbers with the names of those made by hand', () => {
    expect(named(TUNED).map(([name]) => name)).toEqual(named(BEGINNING).map(([name]) => name));
    for (const [, weight] of named(TUNED)) expect(Number.isFinite(weight)).toBe(true);
  });

  it('are those made by hand with all dials at zero', () => {
    expect(weightsAt(new Array(DIAL_COUNT).fill(0), standing)).toEqual(BEGINNING);
  });

  it('turn with their dials and no others, and keep their sign', () => {
    const dials = Array.from({ length: DIAL_COUNT }, (_, at) => Math.sin(at));
    const turned = weightsAt(dials, standing);
    const again = dialsFor(turned);
    dials.forEach((dial, at) => {
      expect(again[at]).toBeCloseTo(dial, 2);
    });
    const signs = (weights: BoardWeights) => named(weights).map(([, weight]) => Math.sign(weight as number));
    signs(BEGINNING).forEach((sign, at) => {
      if (sign !== 0) expect(signs(turned)[at]).toBe(sign);
    });
  });
});

describe('a meeting of two judgements', () => {
  it.each([2, 3, 4])('of the same mind is a draw at a table of %i', (seats) => {
    const meeting = { first: BEGINNING, second: BEGINNING, options: tableOf({ seats }), seed: 'mirror' };
    expect(meet(meeting).score).toBeCloseTo(0, 9);
    expect(meet(meeting).wins).toBeCloseTo(0.5, 9);
  });

  it('is lost by the side that takes money for nothing', () => {
    const spendthrift = {
      ...BEGINNING,
      money: { ...BEGINNING.money, byRound: [0, 0, 0, 0, 0], working: 0, spare: 0 },
    };
    const options = tableOf({ seats: 4 });
    const meetings = ['a', 'b'].map((seed) => meet({ first: BEGINNING, second: spendthrift, options, seed }));
    for (const { score } of meetings) expect(score).toBeGreaterThan(0);
  });
});
