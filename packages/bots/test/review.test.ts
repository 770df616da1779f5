/** Reviews: grades, what adds up, what is the same each time, and what a running game must not tell. */
import { boardGame } from '@carson/board-game';
import { cardGame, SUITS } from '@carson/card-game';
import { type AnyGame, type GameRecord, seedRandom, writeRecord } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { botFor, decisionsOf, gradeDecision, playBotGame, reviewerFor, reviewRecord } from '../src/index.ts';
import { accuracyOf, gradeOf } from '../src/review/grade.ts';

const CARDS = { seats: SUITS.slice(0, 4).map((suit) => ({ kind: 'real', suit })) };
const TABLES = [
  { game: cardGame as AnyGame, options: CARDS },
  { game: boardGame as AnyGame, options: { seats: 3 } },
];

function recordOf(game: AnyGame, options: unknown, seed = 'review'): GameRecord {
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.refusal.code);
  const bots = Array.from({ length: 4 }, () => botFor(game.id, 'greenhorn'));
  return writeRecord(game, {
    options,
    seed,
    moves: playBotGame({ game, options: read.value, seed, bots }).moves,
  });
}

function reviewerOf(game: AnyGame) {
  const reviewer = reviewerFor(game.id);
  if (reviewer === undefined) throw new Error(`nobody reviews ${game.id}`);
  return reviewer;
}

describe('grades', () => {
  it.each([
    [0, 'best'],
    [0.004, 'best'],
    [0.02, 'fine'],
    [0.03, 'slip'],
    [0.066, 'mistake'],
    [0.149, 'blunder'],
  ])('%d in win chance is %s', (cost, grade) => {
    expect(gradeOf(cost)).toBe(grade);
  });

  it('halve the accuracy for every tenth of a win', () => {
    expect([0, 0.1, 0.2].map(accuracyOf)).toEqual([100, 50, 25]);
  });
});

describe.each(TABLES)('the review of $game.id', ({ game, options }) => {
  const reviewer = reviewerOf(game);
  const record = recordOf(game, options);
  // As short as a review can be: what it says is not at stake here.
  const review = reviewRecord(game, reviewer, { record, iterations: 1, seat: 1 });

  it('adds up', () => {
    for (const { balance } of review.seats) {
      const { start, choices, luck, others, end } = balance;
      expect(start + choices + luck + others).toBeCloseTo(end, 3);
      expect(choices).toBeLessThanOrEqual(0);
    }
    for (const { played, best, cost, seat } of review.decisions) {
      expect(played.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 2);
      const gain = (best.chances[seat] ?? 0) - (played.chances[seat] ?? 0);
      expect(gain).toBeLessThanOrEqual(cost.chance + 0.0002);
    }
  });

  it('tells nothing of chance that was not drawn from what the seat could expect', () => {
    for (const { expected, low, high, share } of review.seats.flatMap(({ luck }) => luck)) {
      expect(low).toBeLessThanOrEqual(high);
      expect(expected).toBeGreaterThanOrEqual(0);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
  });

  it('gives the same grades to the same decision', () => {
    for (const { decision } of decisionsOf(game, reviewer, { record, seat: 0 })) {
      const grade = () =>
        gradeDecision(reviewer, { ...decision, random: seedRandom('x') }, { iterations: 4 });
      expect(grade()).toEqual(grade());
      break;
    }
  });
});

describe('a running game', () => {
  const game = cardGame as AnyGame;
  const reviewer = reviewerOf(game);
  const whole = recordOf(game, CARDS);

  it('is not reviewed for everybody', () => {
    const record = cut(whole, 8);
    expect(() => reviewRecord(game, reviewer, { record, iterations: 1 })).toThrow('needs a seat');
  });

  it('tells a seat nothing that its own views do not', () => {
    const record = cut(whole, 14);
    const told = reviewRecord(spied(game, 2), reviewer, { record, iterations: 2, seat: 2 });
    expect(told.seed).toBeUndefined();
    expect(new Set(told.decisions.map(({ seat }) => seat))).toEqual(new Set([2]));
    expect(told.seats.map(({ seat }) => seat)).toEqual([2]);
  });

  it('is the same whatever others have sealed', () => {
    const bids = [0, 1, 2].map((seat) => ({ seat, command: { type: 'bid', card: 3 } }));
    const others = [7, 4].map((card) =>
      writeRecord(game, {
        options: CARDS,
        seed: 'sealed',
        moves: [...bids.slice(0, 2), { seat: 2, command: { type: 'bid', card } }],
      }),
    );
    const [one, two] = others.map((record) =>
      reviewRecord(game, reviewer, { record, iterations: 4, seat: 1 }),
    );
    expect(one).toEqual(two);
  });
});

/** The record of the first moves of a game. */
function cut({ game: _, rules: __, hash: ___, ...record }: GameRecord, moves: number): GameRecord {
  return writeRecord(cardGame as AnyGame, { ...record, moves: record.moves.slice(0, moves) });
}

/** Lets nothing be seen but by one seat. */
function spied(game: AnyGame, seat: number): AnyGame {
  return {
    ...game,
    view(state, viewer) {
      if (viewer !== seat) throw new Error(`the review looks through the eyes of ${viewer}`);
      return game.view(state, viewer);
    },
  };
}
