import {
  answerOf,
  answerSealed,
  canonicalJson,
  cloneSealed,
  hasAnswered,
  openSealed,
  type Sealed,
  seal,
  stillOwing,
} from '@carson/engine';
import { describe, expect, it } from 'vitest';

describe('sealed decisions', () => {
  it('are complete with the last answer, in whatever order they come', () => {
    const sealed = seal<string>([4, 0, 2]);
    answerSealed(sealed, 2, 'c');
    answerSealed(sealed, 4, 'a');
    expect(stillOwing(sealed)).toEqual([0]);
    answerSealed(sealed, 0, 'b');
    expect(stillOwing(sealed)).toEqual([]);
    expect(openSealed(sealed)).toEqual([
      { seat: 4, answer: 'a' },
      { seat: 0, answer: 'b' },
      { seat: 2, answer: 'c' },
    ]);
  });

  it('know who has answered, also where the answer is nothing at all', () => {
    const sealed = seal<number | undefined>([0, 1]);
    answerSealed(sealed, 1, undefined);
    expect([hasAnswered(sealed, 0), hasAnswered(sealed, 1)]).toEqual([false, true]);
    expect(answerOf(sealed, 1)).toBeUndefined();
  });

  it('take one answer per seat, and only from the seats asked', () => {
    const sealed = seal<number>([0, 1]);
    answerSealed(sealed, 0, 1);
    expect(() => answerSealed(sealed, 0, 2)).toThrow('seat 0 owes no sealed answer');
    expect(() => answerSealed(sealed, 3, 2)).toThrow('seat 3 owes no sealed answer');
  });

  it('cannot be opened early', () => {
    const sealed = seal<number>([0, 1]);
    answerSealed(sealed, 0, 1);
    expect(() => openSealed(sealed)).toThrow('seat 1 has not answered yet');
  });

  it('survive being saved, and live on their own when cloned', () => {
    const sealed = seal<number>([0, 1]);
    answerSealed(sealed, 1, 7);
    const saved = JSON.parse(canonicalJson(sealed)) as Sealed<number>;
    expect(stillOwing(saved)).toEqual([0]);
    answerSealed(cloneSealed(sealed), 0, 3);
    expect(stillOwing(sealed)).toEqual([0]);
  });

  it('tells a seat its own answer, before the others have given theirs', () => {
    const bids = seal<number>([1, 4]);
    answerSealed(bids, 4, 9);
    expect([answerOf(bids, 4), answerOf(bids, 1)]).toEqual([9, undefined]);
    answerSealed(bids, 1, 2);
    expect([answerOf(bids, 4), answerOf(bids, 1)]).toEqual([9, 2]);
  });
});
