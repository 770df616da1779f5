/** Sets the level of the expectations: how many points the rounds to come bring at each kind of table. */
import {
  cardGame,
  LEVELS,
  type Options,
  ROUNDS_PER_ERA,
  type State,
  SUITS,
  seatTotal,
} from '@carson/card-game';
import { seedRandom } from '@carson/engine';
import { cardJudge, outlookOf } from '../src/cards/judge.ts';
import { answerOf } from '../src/cards/model.ts';
import { comingEdge, handEdge, roundsOpen, seatOf, tableFeatures } from '../src/cards/rounds.ts';
import { AT, FEATURES, KNOTS, knotsAt } from '../src/cards/weights/features.ts';
import type { CardWeights } from '../src/cards/weights/weights.ts';
import { startRidge } from './ridge.ts';

/** Games that set the level of the expectations. */
export const CALIBRATION = 2048;

const AUCTIONS = 16;
const TABLE_FEATURES = FEATURES - AT.table;

/** The same judgement between options; only the expected scores move. */
export function calibrate(weights: CardWeights, games: number): CardWeights {
  const judge = cardJudge(withTable(weights, []), AUCTIONS);
  const table = startRidge(KNOTS.length * TABLE_FEATURES);
  const virtual = startRidge(2 * LEVELS.length + 1);
  for (let game = 0; game < games; game++) {
    const state = cardGame.setup(tableFor(game), `calibration ${game}`);
    const seen: { seat: number; expected: number; before: number; at: State }[] = [];
    let rounds = roundsOpen(state) + 1;
    const random = seedRandom(`calibration ${game} answers`);
    for (let [owed] = cardGame.owed(state); owed !== undefined; [owed] = cardGame.owed(state)) {
      if (roundsOpen(state) < rounds && roundsOpen(state) > 0) {
        rounds = roundsOpen(state);
        const at = cardGame.clone(state);
        for (const [seat, owner] of at.seats.entries()) {
          seen.push({ seat, expected: outlookOf(judge, at, seat), before: seatTotal(owner), at });
        }
      }
      cardGame.play(state, owed.seat, answerOf(judge, state, { seat: owed.seat, random }));
    }
    for (const { seat, expected, before, at } of seen) {
      const final = seatTotal(seatOf(state, seat));
      const level = at.seats[seat]?.level;
      if (level === undefined) table.add(tableEntries(at), final - expected, 1);
      else virtual.add(virtualEntries(at, seat, LEVELS.indexOf(level)), final - before, 1);
    }
  }
  return withTable(withVirtual(weights, virtual.solve(1)), Array.from(table.solve(1)));
}

function tableFor(game: number): Options {
  const real = [4, 1, 2, 1, 6, 1, 3, 5][game % 8] ?? 4;
  const virtual = Math.max(0, 4 - real) + (real === 5 ? 1 : 0);
  return {
    seats: [
      ...SUITS.slice(0, real).map((suit) => ({ kind: 'real' as const, suit })),
      ...Array.from({ length: virtual }, (_, at) => ({
        kind: 'virtual' as const,
        level: LEVELS[(game + at * (game % 2)) % LEVELS.length] ?? 'expert',
      })),
    ],
  };
}

function tableEntries(state: State): { at: number; value: number }[] {
  const features = tableFeatures(state);
  return knotsAt(roundsOpen(state)).flatMap((share, knot) =>
    features.map((feature, at) => ({ at: knot * TABLE_FEATURES + at, value: share * feature })),
  );
}

function virtualEntries(state: State, seat: number, level: number): { at: number; value: number }[] {
  const rounds = roundsOpen(state);
  const ofSecond = Math.min(rounds, ROUNDS_PER_ERA);
  return [
    { at: 2 * level, value: rounds - ofSecond },
    { at: 2 * level + 1, value: ofSecond },
    { at: 2 * LEVELS.length, value: handEdge(state, seat) + comingEdge(state, seat) },
  ];
}

function withTable(weights: CardWeights, table: readonly number[]): CardWeights {
  const city = weights.city.map((row, knot) => [
    ...row.slice(0, AT.table),
    ...Array.from({ length: TABLE_FEATURES }, (_, at) => rounded(table[knot * TABLE_FEATURES + at] ?? 0)),
  ]);
  return { ...weights, city };
}

function withVirtual(weights: CardWeights, row: Float64Array): CardWeights {
  const rates = (level: number) => [rounded(row[2 * level] as number), rounded(row[2 * level + 1] as number)];
  return {
    ...weights,
    virtual: { novice: rates(0), intermediate: rates(1), expert: rates(2) },
    virtualEdge: rounded(row[2 * LEVELS.length] as number),
  };
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
