/** Lessons that are found by a plan are what their words promise, whatever deal they were found in. */
import { describe, expect, it } from 'vitest';
import { CARD_PLANS } from '../scripts/lessons/card-plans.ts';
import { brokenPromise, scriptFor } from '../scripts/lessons/search.ts';
import { lessons } from '../src/lessons/cards/index.ts';

describe.each(CARD_PLANS.map((plan) => [plan.id, plan] as const))('the lesson cards/%s', (id, plan) => {
  const lesson = lessons.find((one) => one.id === id);
  if (lesson === undefined) throw new Error('there is no such lesson');

  it('keeps its promises; otherwise packages/web/scripts/find-lessons.ts finds another deal', () => {
    expect(brokenPromise(plan, lesson)).toBeUndefined();
  });

  it('breaks one where a move is another', () => {
    const [step, ...rest] = lesson.steps;
    const changed = { ...lesson, steps: [{ ...step, id: 'bid', move: { type: 'bid', card: 9 } }, ...rest] };
    expect(brokenPromise(plan, changed)).toBe('bid');
  });
});

it('a deal that is found keeps the promises', () => {
  const plan = CARD_PLANS.find(({ id }) => id === 'virtual');
  const lesson = lessons.find(({ id }) => id === 'virtual');
  if (plan === undefined || lesson === undefined) throw new Error('no such lesson');
  for (let number = 0; ; number++) {
    const script = scriptFor(plan, `deal ${number}`);
    if (script === undefined) continue;
    expect(brokenPromise(plan, { ...lesson, seed: `deal ${number}`, ...script })).toBeUndefined();
    return;
  }
});
