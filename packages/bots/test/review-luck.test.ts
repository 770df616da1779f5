/** Luck: odds against those of the rules, sums of draws, and every die accounted for. */
import { type BoardEvent, boardGame, chanceToWin } from '@carson/board-game';
import { type AnyGame, writeRecord } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { botFor, playBotGame, reviewerFor } from '../src/index.ts';
import { convolve, evenly, expectationOf, quantileOf, shareBelow } from '../src/review/distribution.ts';
import { duelChances } from '../src/review/duel-odds.ts';
import { fortuneOf } from '../src/review/fortune.ts';

const DIE = evenly([1, 2, 3, 4, 5, 6]);

describe('sums of draws', () => {
  it('are those of two dice', () => {
    const two = convolve(DIE, DIE);
    expect(two.get(7)).toBeCloseTo(6 / 36);
    expect(expectationOf(two)).toBeCloseTo(7);
    expect([quantileOf(two, 0.25), quantileOf(two, 0.75)]).toEqual([5, 9]);
    expect(shareBelow(two, 7)).toBeCloseTo(0.5);
  });
});

describe('odds of a duel', () => {
  it.each([
    [3, 3],
    [5, 2],
    [1, 6],
  ])('of %d against %d are those of the rules, ties to the first', (mine, theirs) => {
    const [first, second] = duelChances({
      duellists: [
        { strength: mine, dice: 1, again: false },
        { strength: theirs, dice: 1, again: false },
      ],
      least: 0,
    });
    const rival = { strength: theirs, dice: 1, takesTies: 'no' } as const;
    expect(first).toBeCloseTo(chanceToWin({ strength: mine, dice: 1 }, [rival]));
    expect((first ?? 0) + (second ?? 0)).toBeCloseTo(1);
  });

  it('rise with a new throw, and leave room for an outlaw to win', () => {
    const even = { strength: 2, dice: 1, again: false };
    const [, plain = 0] = duelChances({ duellists: [even, even], least: 0 });
    const [, again = 0] = duelChances({ duellists: [even, { ...even, again: true }], least: 0 });
    expect(again).toBeGreaterThan(plain);
    expect(duelChances({ duellists: [even], least: 6 })[0]).toBeCloseTo(0.5);
  });
});

describe('the luck of a board game', () => {
  const game = boardGame as AnyGame;
  const options = { seats: 4 };
  const read = game.readOptions(options);
  if (!read.ok) throw new Error(read.refusal.code);
  const bots = Array.from({ length: 4 }, () => botFor('board', 'drifter'));
  const { moves } = playBotGame({ game, options: read.value, seed: 'luck', bots });
  const record = writeRecord(game, { options, seed: 'luck', moves });
  const reviewer = reviewerFor('board');
  if (reviewer === undefined) throw new Error('no one reviews the board game');
  const luck = fortuneOf(game, reviewer, { record, seats: [0, 1, 2, 3] });
  const events: BoardEvent[] = [];
  const state = game.setup(read.value, 'luck');
  for (const { seat, command } of moves)
    game.play(state, seat, command, (event) => events.push(event as BoardEvent));

  const rowOf = (seat: number, id: string) => luck[seat]?.rows.find((row) => row.id === id);

  it('counts every duel and every die that was thrown', () => {
    const duels = events.filter((event) => event.type === 'duelDecided');
    expect(duels.length).toBeGreaterThan(0);
    for (const seat of [0, 1, 2, 3]) {
      const fought = duels.filter(({ entries }) => entries.some((entry) => entry.seat === seat));
      expect(rowOf(seat, 'duels')?.draws ?? 0).toBe(fought.length);
      expect(rowOf(seat, 'duels')?.got ?? 0).toBe(fought.filter(({ winner }) => winner === seat).length);
    }
    const thrown = events.flatMap((event) => (event.type === 'diceThrown' ? event.shown.flat() : []));
    const again = events.filter((event) => event.type === 'dieThrownAgain').length;
    const gaming = events.filter((event) => event.type === 'gamed').length;
    const faces = luck.flatMap(({ dice = [] }) => dice).reduce((sum, count) => sum + count, 0);
    expect(faces).toBe(thrown.length + again + 2 * gaming);
  });

  it('expects as many wins as there are duels, where no outlaw wins', () => {
    const duels = events.filter((event) => event.type === 'duelDecided').length;
    const expected = luck.reduce((sum, { seat }) => sum + (rowOf(seat, 'duels')?.expected ?? 0), 0);
    expect(expected).toBeCloseTo(duels, 1);
  });
});
