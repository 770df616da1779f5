/** Reviews: grades, what adds up, what is the same each time, and what a running game must not tell. */
import { boardGame } from '@carson/board-game';
import { cardGame, SUITS } from '@carson/card-game';
import { type AnyGame, type GameRecord, type GameState, seedRandom, writeRecord } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import {
  type AnyReviewer,
  assembleReview,
  botFor,
  decisionsOf,
  gradeDecision,
  gradeOpen,
  playBotGame,
  type ReviewedDecision,
  reviewerFor,
  reviewRecord,
} from '../src/index.ts';
import { accuracyOf, gradeOf } from '../src/review/grade.ts';

const CARDS = { seats: SUITS.slice(0, 4).map((suit) => ({ kind: 'real', suit })) };
const TABLES = [
  { game: cardGame as AnyGame, options: CARDS },
  { game: boardGame as AnyGame, options: { seats: 3 } },
];

const records = new Map<AnyGame, GameRecord>();

function recordOf(game: AnyGame, options: unknown): GameRecord {
  const record = records.get(game) ?? playedRecord(game, options);
  records.set(game, record);
  return record;
}

function playedRecord(game: AnyGame, options: unknown): GameRecord {
  const seed = 'review';
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.refusal.code);
  const bots = Array.from({ length: 4 }, () => botFor(game.id, 'greenhorn'));
  return writeRecord(game, {
    options,
    seed,
    moves: playBotGame({ game, options: read.value, seed, bots }).moves,
  });
}

/** Every fifth decision, in as few playouts as there can be: what a review says is not at stake here. */
function someGraded(
  game: AnyGame,
  reviewer: AnyReviewer,
  {
    iterations,
    ...scope
  }: { readonly record: GameRecord; readonly seat: number; readonly iterations: number },
): readonly ReviewedDecision[] {
  const graded: ReviewedDecision[] = [];
  let at = 0;
  for (const open of decisionsOf(game, reviewer, scope)) {
    if (at++ % 5 === 4) graded.push(gradeOpen(reviewer, open, { iterations }));
  }
  return graded;
}

function reviewerOf(game: AnyGame) {
  const reviewer = reviewerFor(game.id);
  if (reviewer === undefined) throw new Error(`no one reviews ${game.id}`);
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
  const scope = { record, iterations: 1, seat: 1 };
  const review = assembleReview(game, reviewer, { ...scope, decisions: someGraded(game, reviewer, scope) });

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

describe.each(TABLES)('a running game of $game.id', ({ game, options }) => {
  const reviewer = reviewerOf(game);
  const record = cut(game, recordOf(game, options), game.id === 'cards' ? 12 : 14);
  const seat = 2;

  it('is not reviewed for everyone', () => {
    expect(() => reviewRecord(game, reviewer, { record, iterations: 1 })).toThrow('needs a seat');
  });

  it('tells a seat nothing that depends on what is hidden from it', () => {
    const told = ['one guess', 'another'].map((key) =>
      reviewRecord(disguised(game, seat, key), reviewer, { record, iterations: 1, seat }),
    );
    expect(told[0]).toEqual(reviewRecord(game, reviewer, { record, iterations: 1, seat }));
    expect(told[1]).toEqual(told[0]);
    expect(told[0]?.seed).toBeUndefined();
    expect(new Set(told[0]?.decisions.map((decision) => decision.seat))).toEqual(new Set([seat]));
    expect(told[0]?.seats.map((entry) => entry.seat)).toEqual([seat]);
  });
});

describe('a running game', () => {
  const game = cardGame as AnyGame;
  const reviewer = reviewerOf(game);

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
function cut(game: AnyGame, { options, seed, moves }: GameRecord, count: number): GameRecord {
  return writeRecord(game, { options, seed, moves: moves.slice(0, count) });
}

/**
 * The same game behind a disguise: the state that a review holds has other hidden facts each time it changes, and only
 * what the seat sees is true. What the review makes up itself is played by the rules.
 */
function disguised(game: AnyGame, seat: number, key: string): AnyGame {
  const truths = new WeakMap<GameState, GameState>();
  let changes = 0;
  const disguise = (truth: GameState): GameState => {
    const guess = game.imagine(game.view(truth, seat), seedRandom(`${key} ${changes++}`));
    truths.set(guess, truth);
    return guess;
  };
  const truthOf = (state: GameState): GameState => truths.get(state) ?? state;
  return {
    ...game,
    setup: (options, seed) => disguise(game.setup(options, seed)),
    options: (state, asked) => game.options(truthOf(state), asked),
    view(state, viewer) {
      if (truths.has(state) && viewer !== seat)
        throw new Error(`the review looks with the eyes of ${viewer}`);
      return game.view(truthOf(state), viewer);
    },
    play(state, mover, command, log) {
      const truth = truths.get(state);
      if (truth === undefined) return game.play(state, mover, command, log);
      game.play(truth, mover, command, log);
      return Object.assign(state, disguise(truth));
    },
  };
}
