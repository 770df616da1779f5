/** Reviews on the server: part by part, kept when they are done, given up when no one waits, and never at others' cost. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { decisionsOf, gradeOpen, type Review, reviewerFor } from '@carson/bots';
import { cardGame } from '@carson/card-game';
import { type AnyGame, accepted, type GameRecord } from '@carson/engine';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createReviews } from '../src/play/reviews.ts';
import type { KeptReview } from '../src/storage/review-store.ts';
import { realTime } from '../src/time.ts';
import { openReviewPool } from '../src/workers/review-pool.ts';
import type { ReviewReply, ReviewRequest } from '../src/workers/review-work.ts';
import { fakeTime } from './support/fake-time.ts';

const RECORD: GameRecord = JSON.parse(
  readFileSync(
    fileURLToPath(new URL('../../../fixtures/cards/one-against-virtual.json', import.meta.url)),
    'utf8',
  ),
);
const DECISIONS = 20;
const REVIEW: Review = {
  game: 'cards',
  moves: 0,
  over: true,
  iterations: 0,
  start: [],
  end: [],
  decisions: [],
  seats: [],
};
const decision = (move: number) => ({ move, seat: 0, kind: 'bid', round: 1 }) as never;

/** Reviews whose processes are this test. */
function byHand({ isOpen = true, mayBegin = true } = {}) {
  const time = fakeTime();
  const asked: { readonly request: ReviewRequest; readonly answer: (reply: ReviewReply | Error) => void }[] =
    [];
  const kept = new Map<string, KeptReview>();
  const failures: unknown[] = [];
  const reviews = createReviews({
    pool: {
      isOpen,
      start: () => undefined,
      close: () => undefined,
      ask: (_, request) =>
        new Promise((resolve, reject) => {
          asked.push({
            request,
            answer: (reply) => (reply instanceof Error ? reject(reply) : resolve(reply)),
          });
        }),
    },
    store: {
      of: async (table, version) => {
        const found = kept.get(table);
        return found?.version === version ? found.review : undefined;
      },
      keep: async (table, review) => void kept.set(table, review),
      sweep: async () => undefined,
    },
    tableService: { record: async () => accepted({ ...RECORD, names: ['Ann'] }) },
    time,
    mayBegin: () => mayBegin,
    failed: (problem) => failures.push(problem),
  });
  const ask = (table: string, { person = 'ann', network = 'a', after = 0 } = {}) =>
    reviews.ask({ table, owner: { person, network }, after, gone: new AbortController().signal });
  /** Answers the next part that is asked for, as a process would. */
  const worker = async (reply?: ReviewReply | Error): Promise<ReviewRequest> => {
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    const next = asked.shift();
    if (next === undefined) throw new Error('nothing was asked for');
    const { request, answer } = next;
    answer(reply ?? partFor(request));
    return request;
  };
  return { time, reviews, ask, worker, asked, kept, failures };
}

function partFor(request: ReviewRequest): ReviewReply {
  if (request.type !== 'grade') return { review: REVIEW };
  const { from, count } = request;
  const outline = Array.from({ length: DECISIONS }, (_, move) => decision(move));
  return { outline, decisions: outline.slice(from, from + count) };
}

describe('a review', () => {
  it('is told part by part, kept without names, and then known', async () => {
    const { ask, worker, kept } = byHand();
    const first = ask('t');
    const request = await worker();
    expect(request).toMatchObject({ type: 'grade', from: 0 });
    expect(request.record).not.toHaveProperty('names');
    const news = await first;
    if (!news.ok) throw new Error(news.refusal.code);
    expect(news.value.outline).toHaveLength(DECISIONS);
    const count = news.value.decisions.length;
    const second = ask('t', { after: count });
    expect(await worker()).toMatchObject({ from: count });
    const more = await second;
    expect(more.ok && [more.value.outline.length, more.value.decisions[0]]).toEqual([0, decision(count)]);
    const last = ask('t', { after: DECISIONS });
    await worker();
    expect(await worker()).toMatchObject({ type: 'assemble' });
    expect(await last).toMatchObject({ ok: true, value: { review: REVIEW } });
    expect(kept.get('t')?.review).toEqual(REVIEW);
    expect(await ask('t', { person: 'eve' })).toMatchObject({ ok: true, value: { review: REVIEW } });
  });

  it('is given up when no one has asked for a while, or no one waits any longer', async () => {
    for (const leave of ['lapse', 'stop'] as const) {
      const { time, reviews, ask, worker, asked } = byHand();
      const first = ask('t');
      await worker();
      await first;
      await expect.poll(() => asked.length).toBe(1);
      if (leave === 'lapse') time.pass(30_000);
      else reviews.stop('t', { person: 'ann', network: 'a' });
      await worker();
      const again = ask('t');
      expect(await worker()).toMatchObject({ type: 'grade', from: 0 });
      expect((await again).ok).toBe(true);
    }
  });

  it('is limited to one at a time per person and few per network, and refused where none may begin', async () => {
    const { ask } = byHand();
    const code = async (answer: ReturnType<typeof ask>) => {
      const waits = new Promise<'begun'>((resolve) => setImmediate(() => resolve('begun')));
      const reply = await Promise.race([answer, waits]);
      return typeof reply === 'string' || reply.ok ? 'begun' : reply.refusal.code;
    };
    expect(await code(ask('one'))).toBe('begun');
    expect(await code(ask('two'))).toBe('tooFast');
    expect(await code(ask('one', { person: 'ben' }))).toBe('begun');
    for (const at of [1, 2, 3, 4, 5]) expect(await code(ask(`t${at}`, { person: `p${at}` }))).toBe('begun');
    expect(await code(ask('t6', { person: 'p6' }))).toBe('tooFast');
    expect(await code(ask('t6', { person: 'p6', network: 'b' }))).toBe('begun');
    expect(await code(byHand({ isOpen: false }).ask('t'))).toBe('busy');
    expect(await code(byHand({ mayBegin: false }).ask('t'))).toBe('tooFast');
  });

  it('that fails is reported to its client and in the log', async () => {
    const { ask, worker, failures } = byHand();
    const first = ask('t');
    await worker(new Error('broken'));
    expect(await first).toMatchObject({ ok: false, refusal: { code: 'reviewFails' } });
    expect(failures).toHaveLength(1);
  });

  it('comes from another process as it would from anywhere', async () => {
    const reviewer = reviewerFor('cards');
    const [open] =
      reviewer === undefined ? [] : decisionsOf(cardGame as AnyGame, reviewer, { record: RECORD });
    if (reviewer === undefined || open === undefined) throw new Error('there is nothing to review');
    const pool = openReviewPool({ processes: 1, time: realTime });
    onTestFinished(() => pool.close());
    const owner = { person: 'ann', network: 'a' };
    const part = await pool.ask(owner, { type: 'grade', record: RECORD, from: 0, count: 1 });
    expect(part.decisions).toEqual([gradeOpen(reviewer, open)]);
  });
});
