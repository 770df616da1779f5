/** A review under way: what was graded stays, wherever it was graded. */
import type { Review, ReviewedDecision } from '@carson/bots';
import type { GameRecord } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import type { ReviewWorker } from '../src/review/grading/compute.ts';
import type { FromReviewer, ToReviewer } from '../src/review/grading/messages.ts';
import type { ReviewNews, ReviewServer } from '../src/review/grading/review-server.ts';

const { computeReview } = await import('../src/review/grading/compute.ts');

const RECORD = { game: 'cards', hash: 'x' } as GameRecord;
const decision = (move: number) => ({ move, seat: 0 }) as ReviewedDecision;
const ALL = [0, 1, 2, 3, 4, 5].map(decision);
const REVIEW: Review = {
  game: 'cards',
  moves: 0,
  over: true,
  iterations: 0,
  start: [],
  end: [],
  decisions: ALL,
  seats: [],
};

/** Workers that do only what they are told here. */
function office() {
  const hired: { readonly heard: ToReviewer[]; say: (message: FromReviewer) => void; ended: boolean }[] = [];
  const newWorker = (): ReviewWorker => {
    const worker = { heard: [] as ToReviewer[], say: (_: FromReviewer): void => undefined, ended: false };
    hired.push(worker);
    return {
      postMessage: (message) => worker.heard.push(message),
      addEventListener: (_, listener) => {
        worker.say = (data) => listener({ data });
      },
      terminate: () => {
        worker.ended = true;
      },
    };
  };
  return { hired, newWorker };
}

/** A server that gives these answers, one after the other, and then none. */
function answering(
  ...news: readonly (ReviewNews | undefined)[]
): ReviewServer & { readonly asked: number[] } {
  const left = [...news];
  const asked: number[] = [];
  return {
    asked,
    ask: async (after) => {
      asked.push(after);
      return left.shift();
    },
    stop: () => undefined,
  };
}

describe('a review', () => {
  it('that was stopped goes on with what is not graded yet', async () => {
    const { hired, newWorker } = office();
    const computation = computeReview(RECORD, { newWorker });
    computation.start();
    await expect.poll(() => hired.length).toBe(2);
    hired[0]?.say({ type: 'outline', outline: ALL });
    for (const index of [0, 1, 4]) hired[0]?.say({ type: 'graded', index, decision: decision(index) });
    computation.stop();
    expect(hired.every(({ ended }) => ended)).toBe(true);
    expect(computation.progress.value.state).toBe('stopped');

    computation.start();
    await expect.poll(() => hired.length).toBe(4);
    expect(hired[2]?.heard).toMatchObject([{ type: 'grade', known: [0, 1, 4] }]);
    for (const index of [2, 3, 5]) hired[2]?.say({ type: 'graded', index, decision: decision(index) });
    hired[2]?.say({ type: 'part', part: 0 });
    expect(hired[2]?.heard.at(-1)).toEqual({ type: 'assemble', record: RECORD, decisions: ALL });
    hired[2]?.say({ type: 'review', review: REVIEW });
    expect(computation.progress.value).toMatchObject({ state: 'done', graded: ALL });
  });

  it('comes from the server part by part', async () => {
    const { hired, newWorker } = office();
    const server = answering(
      { outline: ALL, decisions: ALL.slice(0, 4) },
      { outline: [], decisions: ALL.slice(4) },
      { outline: [], decisions: [], review: REVIEW },
    );
    const { progress, start } = computeReview(RECORD, { newWorker, server });
    start();
    await expect.poll(() => progress.value.state).toBe('done');
    expect(server.asked).toEqual([0, 4, 6]);
    expect(hired).toEqual([]);
  });

  it.each([
    ['has no time', undefined],
    ['brings nothing new', { outline: [], decisions: [] }],
  ])('is made here when the server %s, and nothing is graded twice', async (_, last) => {
    const { hired, newWorker } = office();
    const server = answering({ outline: ALL, decisions: ALL.slice(0, 2) }, last);
    const { progress, start } = computeReview(RECORD, { newWorker, server });
    start();
    await expect.poll(() => hired.length).toBe(2);
    expect(server.asked).toEqual([0, 2]);
    expect(hired[0]?.heard).toMatchObject([{ known: [0, 1] }]);
    expect(progress.value).toMatchObject({ state: 'working', outline: ALL });
  });
});
