import { gradeDecision } from '@carson/bots/review';
import { cardReviewer } from '@carson/bots/review-cards';
import { type Command, cardGame } from '@carson/card-game';
import { seedRandom } from '@carson/engine';
import { describe, expect, it, vi } from 'vitest';
import { COSTLY, type Mistake, mistakeIn } from '../src/lessons/coach/mistake.ts';
import { desk, savedGame, withPerson } from './desk.ts';

vi.mock(import('@carson/bots/review'), async (load) => ({ ...(await load()), gradeDecision: vi.fn() }));

function bid(card: number): Command {
  return { type: 'bid', card };
}

/** What the coach says about a bid of 1 in seat 1, where a 9 would have been better by so much. */
function told(cost: number, options = [bid(1), bid(9)]): Mistake | undefined {
  const weighed = { score: 0, grounds: [] };
  vi.mocked(gradeDecision).mockReturnValue({
    grade: 'blunder',
    cost: { chance: cost, points: 3 },
    played: { ...weighed, command: bid(1), chances: [0.7, 0.3] },
    best: { ...weighed, command: bid(9), chances: [0.7 - cost, 0.3 + cost], grounds: [GROUND] },
  });
  const decision = { game: cardGame, view: {}, seat: 1, options, played: bid(1), random: seedRandom('x') };
  return mistakeIn(cardReviewer, decision, () => false);
}

const GROUND = { key: 'goesFirst', params: { percent: 80 } };

describe('a costly move', () => {
  it('is named with the better one, its reasons, and both chances of the seat that played it', () => {
    expect(told(0.2)).toEqual({ better: bid(9), grounds: [GROUND], chance: 0.5, left: 0.3 });
  });

  it('is none where it costs little, or where there was no choice', () => {
    expect(told(COSTLY)).toBeDefined();
    expect(told(COSTLY - 0.01)).toBeUndefined();
    expect(told(0.5, [bid(1)])).toBeUndefined();
  });
});

describe('taking a costly move back', () => {
  it('is marked as a hint for the move made instead', async () => {
    const { host, stored, run } = desk();
    await host({ type: 'open', saved: savedGame(withPerson) });
    await host({ type: 'show', viewer: 0 });
    await host({ type: 'submit', seat: 0, command: bid(5) });
    expect(await host({ type: 'undo', seat: 0, count: 1, advised: true })).toEqual({ ok: true });
    expect(stored.at(-1)?.record).toMatchObject({ moves: [], hints: [{ move: 0, seat: 0 }] });
    await run();
  });
});
