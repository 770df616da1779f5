import { boardGame, type Command, type View } from '@carson/board-game';
import { seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { boardInsight } from '../src/board/insight.ts';
import { tasteOf } from '../src/board/taste.ts';
import { BEGINNING } from '../src/board/weights.ts';
import type { BotQuestion } from '../src/index.ts';
import { type Candidate, candidateOf, compare, expectationOf } from '../src/search/search.ts';
import { boardQuestion, boardTable } from './board-tables.ts';

const insight = boardInsight(BEGINNING, tasteOf(seedRandom('plain'), 0));

function claims(): { readonly question: BotQuestion<View, Command>; readonly field: Candidate<Command>[] } {
  const question = boardQuestion(boardGame.setup(boardTable({ seats: 3 }), 'compared'));
  return { question, field: question.options.slice(0, 4).map((option) => candidateOf(option, 0)) };
}

describe('a comparison', () => {
  it('looks at every option equally often', () => {
    const { question, field } = claims();
    compare(question, insight, { field, depth: 0, lines: 3, stop: () => false });
    expect(field.map(({ tries }) => tries)).toEqual([3, 3, 3, 3]);
  });

  it('that has to stop at once has still looked at every option', () => {
    const { question, field } = claims();
    compare(question, insight, { field, depth: 0, lines: 3, stop: () => true });
    expect(field.map(({ tries }) => tries)).toEqual([1, 1, 1, 1]);
  });
});

describe('an expectation', () => {
  it('is first sight alone until a line is played out, and follows the lines then', () => {
    const sight = { score: 40, chance: 0.25 };
    const option: Command = { type: 'pass' };
    expect(expectationOf(candidateOf(option, 1), sight)).toEqual(sight);
    const tried = { ...candidateOf(option, 1), tries: 6, score: 6 * 60, chance: 6 * 0.75 };
    const { score, chance } = expectationOf(tried, sight);
    expect(score).toBe(50);
    expect(chance).toBe(0.5);
  });
});
