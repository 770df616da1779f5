import { boardGame, type Command, type View } from '@carson/board-game';
import { seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { boardModel } from '../src/board/model.ts';
import { tasteOf } from '../src/board/taste.ts';
import { BEGINNING } from '../src/board/weights.ts';
import type { BotQuestion } from '../src/index.ts';
import { type Candidate, candidateOf, expectationOf } from '../src/search/candidate.ts';
import { expectedExcess } from '../src/search/doubt.ts';
import { exponential } from '../src/search/exponential.ts';
import { compare, search } from '../src/search/search.ts';
import { stopInTime } from '../src/search/time.ts';
import { boardQuestion, boardTable } from './board-tables.ts';

const model = boardModel({ weights: BEGINNING, taste: tasteOf(seedRandom('plain'), 0) });

function claims(): { readonly question: BotQuestion<View, Command>; readonly field: Candidate<Command>[] } {
  const question = boardQuestion(boardGame.setup(boardTable({ seats: 3 }), 'compared'));
  return { question, field: question.options.slice(0, 4).map((option) => candidateOf(option, 0)) };
}

describe('a comparison', () => {
  it('looks at every option equally often', () => {
    const { question, field } = claims();
    compare(question, model, { field, depth: 0, playouts: 3, stop: () => false });
    expect(field.map(({ tries }) => tries)).toEqual([3, 3, 3, 3]);
  });

  it('that has to stop at once, or among the options, counts no playout', () => {
    for (const most of [0, 2]) {
      const { question, field } = claims();
      let asked = 0;
      compare(question, model, { field, depth: 0, playouts: 3, stop: () => asked++ >= most });
      expect(field.map(({ tries }) => tries)).toEqual([0, 0, 0, 0]);
    }
  });
});

describe('a search', () => {
  it('that is stopped among the options counts for none what it tried of some', () => {
    const { question, field } = claims();
    let asked = 0;
    const stop = () => ++asked > 7;
    search(question, model, { field, depth: 0, iterations: 1_000, priorWeight: 6, stop });
    expect(field.map(({ tries }) => tries)).toEqual([1, 1, 1, 1]);
    expect(asked).toBeLessThan(10);
  });
});

describe('a search by the clock', () => {
  /** Ends of playouts that take so long, in a time of 100 with 10 kept for what follows. */
  const ends = (lengths: readonly number[]) => {
    let left = 100;
    const stop = stopInTime(() => left, 10);
    const done: number[] = [];
    for (const length of lengths) {
      if (stop()) break;
      left -= length;
      done.push(left);
    }
    return done;
  };

  it('begins no playout that would end too late if it took as long as the longest before', () => {
    expect(ends([20, 20, 20, 20, 20])).toEqual([80, 60, 40, 20]);
    expect(ends([20, 40, 10, 10])).toEqual([80, 40]);
    expect(ends([95, 1])).toEqual([5]);
  });

  it('begins none where no more time is left than what follows takes', () => {
    expect(stopInTime(() => 10, 10)()).toBe(true);
    expect(stopInTime(() => 11, 10)()).toBe(false);
  });
});

describe('a search with doubts', () => {
  const effort = { depth: 0, iterations: 120, priorWeight: 6, stop: () => false };
  const triesWith = (doubt: number | undefined, prior = 0) => {
    const { question, field } = claims();
    const [first, ...others] = field.map(({ option }, at) => candidateOf(option, at === 0 ? prior : 0));
    if (first === undefined) throw new Error('there is nothing to try');
    const [best] = search(question, model, { ...effort, field: [first, ...others], doubt });
    return { won: best === first, tries: [first, ...others].map(({ tries }) => tries) };
  };

  it('tries every option some times, then leaves those by which nothing is to be gained', () => {
    expect(triesWith(undefined, 1_000)).toEqual({ won: true, tries: [45, 45, 15, 15] });
    expect(triesWith(0.01, 1_000)).toEqual({ won: true, tries: [8, 8, 8, 8] });
  });

  it('goes on as long as there is anything to be gained', () => {
    expect(triesWith(0).tries.reduce((sum, tries) => sum + tries)).toBe(120);
  });

  it('knows how far a normally distributed number exceeds another on average', () => {
    for (const [z, excess] of [
      [0, 0.39894],
      [0.5, 0.1978],
      [1, 0.08332],
      [2, 0.00849],
      [3, 0.00038],
    ] as const) {
      expect(Math.abs(expectedExcess(z) - excess)).toBeLessThan(2e-5 + 0.002 * excess);
    }
  });
});

describe('an expectation', () => {
  it('is the prior alone until there are playouts, and follows them then', () => {
    const prior = { score: 40, chance: 0.25 };
    const option: Command = { type: 'pass' };
    expect(expectationOf(candidateOf(option, 1), prior, 6)).toEqual(prior);
    const tried = { ...candidateOf(option, 1), tries: 6, score: 6 * 60, chance: 6 * 0.75 };
    const { score, chance } = expectationOf(tried, prior, 6);
    expect(score).toBe(50);
    expect(chance).toBe(0.5);
  });
});

describe('the exponential function', () => {
  it('is as exact as the built-in one, from sums and products alone', () => {
    for (const x of [0, -1e-9, -0.3, -1, -2.5, -17.25, -300]) {
      expect(exponential(x) / Math.exp(x)).toBeCloseTo(1, 12);
    }
    expect(exponential(-1_000)).toBe(0);
  });
});
