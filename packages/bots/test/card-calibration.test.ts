/** The scores that the judgement expects are those that games end with. */
import { cardGame, type Options, SUITS, seatTotal } from '@carson/card-game';
import { seedRandom } from '@carson/engine';
import { expect, it } from 'vitest';
import { cardJudge, outlookOf } from '../src/cards/judge.ts';
import { TUNED_WEIGHTS } from '../src/cards/levels.ts';
import { answerOf } from '../src/cards/model.ts';
import { comingEdge, handEdge, roundsOpen, seatOf } from '../src/cards/rounds.ts';

const GAMES = 12;
/** Points: the mean of a dozen games is off by a few more than the expectation is. */
const MOST = 25;

const real = (seats: number) => SUITS.slice(0, seats).map((suit) => ({ kind: 'real' as const, suit }));
const TABLES: Readonly<Record<string, Options>> = {
  'four real players': { seats: real(4) },
  'one among experts': {
    seats: [
      ...real(1),
      ...Array.from({ length: 3 }, () => ({ kind: 'virtual' as const, level: 'expert' as const })),
    ],
  },
};

it.each(Object.entries(TABLES))('expects the final score from the first round on: %s', (_, options) => {
  const judge = cardJudge(TUNED_WEIGHTS, 8);
  const errors = new Map<number, number[]>();
  for (let game = 0; game < GAMES; game++) {
    const state = cardGame.setup(options, `expectation ${game}`);
    const random = seedRandom(`expectation ${game} answers`);
    const expected = new Map<number, number>();
    for (let [owed] = cardGame.owed(state); owed !== undefined; [owed] = cardGame.owed(state)) {
      const rounds = roundsOpen(state);
      if (!expected.has(rounds)) expected.set(rounds, outlookOf(judge, state, 0));
      cardGame.play(state, owed.seat, answerOf(judge, state, { seat: owed.seat, random }));
    }
    const final = seatTotal(seatOf(state, 0));
    for (const [rounds, score] of expected)
      errors.set(rounds, [...(errors.get(rounds) ?? []), final - score]);
  }
  for (const [rounds, all] of errors) {
    const mean = all.reduce((sum, error) => sum + error, 0) / all.length;
    expect(Math.abs(mean), `with ${rounds} rounds to come`).toBeLessThan(MOST);
  }
});

it('counts the hands of the second Era as they will be', () => {
  const judge = cardJudge(TUNED_WEIGHTS, 8);
  const random = seedRandom('hands answers');
  const state = cardGame.setup(TABLES['one among experts'] as Options, 'hands');
  const coming = state.seats.map((_, seat) => comingEdge(state, seat));
  expect(coming[0]).toBeLessThan(-5);
  while (state.era === 1) {
    const [owed] = cardGame.owed(state);
    if (owed === undefined) throw new Error('the game is over');
    expect(state.seats.map((_, seat) => comingEdge(state, seat))).toEqual(coming);
    cardGame.play(state, owed.seat, answerOf(judge, state, { seat: owed.seat, random }));
  }
  for (const [seat, edge] of coming.entries()) expect(handEdge(state, seat)).toBeCloseTo(edge);
  expect(state.seats.map((_, seat) => comingEdge(state, seat))).toEqual([0, 0, 0, 0]);
});
