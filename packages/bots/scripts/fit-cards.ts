/**
 * Fits all weights of the card game to how games without search end, after `tune-card-dials.ts`:
 *   npx tsx packages/bots/scripts/fit-cards.ts [passes] [games per pass] [number of the first pass]
 *   npx tsx packages/bots/scripts/fit-cards.ts 1 12000 0 alone
 * Each pass plays games with the weights so far and moves them by a part of what the final scores differ from the
 * expected ones. Writes packages/bots/src/cards/weights.json (or the file named by WEIGHTS) where the result wins games
 * it has not learned from; the same arguments give the same file on any number of cores. `alone` plays only games of one
 * real seat among virtual experts: it begins with weights.json and writes weights-alone.json.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cardGame, LEVELS, type Options, SUITS, seatTotal } from '@carson/card-game';
import { seedRandom } from '@carson/engine';
import { cardJudge, outlookOf } from '../src/cards/judge.ts';
import { TOP_WEIGHTS } from '../src/cards/levels.ts';
import { answerOf } from '../src/cards/model.ts';
import { roundsOpen, seatOf } from '../src/cards/rounds.ts';
import { FEATURES } from '../src/cards/weights/features.ts';
import type { CardWeights } from '../src/cards/weights/weights.ts';
import { readWeights, weightsText } from '../src/cards/weights/weights-file.ts';
import { rounded } from './board-dials.ts';
import { CALIBRATION, calibrate } from './calibrate-cards.ts';
import { amongExperts, isBetter, type Match, matchesBetween, playMatch, type Result } from './card-match.ts';
import { type Entry, observe, ROW, wander } from './card-samples.ts';
import { answerShares, IS_HELPER, startCrew } from './crew.ts';
import { type RidgeSums, startRidge } from './ridge.ts';

const ALONE = process.argv[5] === 'alone';
const BEGIN = process.env['WEIGHTS'] ?? new URL('../src/cards/weights.json', import.meta.url);
const FILE = ALONE ? new URL('../src/cards/weights-alone.json', import.meta.url) : BEGIN;
const AUCTIONS = 16;
const GAMES_PER_SHARE = 250;
/** Positions of one game tell much the same: one seat in three is looked at when a round begins. */
const EVERY = 3;
/** What the fit adds to the penalty of a weight: points, and a share of how often it counts. */
const PENALTY = 5;
const PENALTY_SHARE = 0.13;
/** How far the weights follow the fit: it tells what cities become, not what choosing otherwise would make of them. */
const STEP = 0.5;
const CHECK = { matches: 50, games: 24 } as const;

interface Lesson {
  readonly weights: CardWeights;
  readonly pass: number;
  readonly from: number;
  readonly games: number;
  readonly alone: boolean;
}

type Share = { readonly lesson: Lesson } | { readonly match: Match };

if (IS_HELPER) {
  answerShares((share: Share) => ('lesson' in share ? learn(share.lesson) : playMatch(share.match)));
} else await fit();

/** Four real seats most often, then one alone among experts, then tables of every other kind. */
function tableFor(game: number): Options {
  const real = [4, 4, 4, 4, 1, 1, 2 + (game % 16 > 7 ? 1 : 0), 5 + (game % 16 > 7 ? 1 : 0)][game % 8] ?? 4;
  const level = real === 1 ? 'expert' : (LEVELS[game % LEVELS.length] ?? 'expert');
  return {
    seats: [
      ...SUITS.slice(0, real).map((suit) => ({ kind: 'real' as const, suit })),
      ...Array.from({ length: Math.max(0, 4 - real) }, () => ({ kind: 'virtual' as const, level })),
    ],
  };
}

/** Plays games, every second one not always with the best move, and compares their ends with what was expected. */
function learn({ weights, pass, from, games, alone }: Lesson): RidgeSums {
  const ridge = startRidge(ROW);
  for (let game = from; game < from + games; game++) {
    const judge = cardJudge(weights, AUCTIONS);
    const state = cardGame.setup(alone ? amongExperts() : tableFor(game), `fit ${pass} ${game}`);
    const random = seedRandom(`fit ${pass} ${game} answers`);
    const seen: { seat: number; entries: readonly Entry[]; expected: number; weight: number }[] = [];
    let rounds = roundsOpen(state);
    for (let [owed] = cardGame.owed(state); owed !== undefined; [owed] = cardGame.owed(state)) {
      if (roundsOpen(state) < rounds && roundsOpen(state) > 0) {
        rounds = roundsOpen(state);
        for (const [seat, { level }] of state.seats.entries()) {
          if (level !== undefined || (game + rounds + seat) % EVERY !== 0) continue;
          const entries = observe(judge, state, seat);
          const weight = 1 / errorWith(rounds) ** 2;
          seen.push({ seat, entries, expected: outlookOf(judge, state, seat), weight });
        }
      }
      const { seat } = owed;
      const answer =
        game % 2 === 0 ? answerOf(judge, state, { seat, random }) : wander(judge, state, seat, random);
      cardGame.play(state, seat, answer);
    }
    for (const { seat, entries, expected, weight } of seen) {
      ridge.add(entries, seatTotal(seatOf(state, seat)) - expected, weight);
    }
  }
  return ridge.sums;
}

/** The root mean square error of an expected score, measured in games without search. */
function errorWith(rounds: number): number {
  return 3 + 2.4 * Math.sqrt(rounds);
}

function moved(weights: CardWeights, by: Float64Array): CardWeights {
  const city = weights.city.map((row, knot) =>
    row.map((weight, feature) => rounded(weight + STEP * (by[knot * FEATURES + feature] as number))),
  );
  return { ...weights, city, edge: rounded(weights.edge + STEP * (by[ROW - 1] as number)) };
}

async function fit(): Promise<void> {
  const [passes = 1, games = 9_000, first = 0] = process.argv.slice(2, 5).map(Number);
  const start = {
    ...readWeights(JSON.parse(readFileSync(BEGIN, 'utf8'))),
    lasting: TOP_WEIGHTS.lasting ?? [],
  };
  const crew = startCrew<Share, RidgeSums | Result>(import.meta.url);
  let weights: CardWeights = start;
  for (let pass = first; pass < first + passes; pass++) {
    const lessons = Array.from({ length: Math.ceil(games / GAMES_PER_SHARE) }, (_, at) => ({
      lesson: { weights, pass, from: at * GAMES_PER_SHARE, games: GAMES_PER_SHARE, alone: ALONE },
    }));
    const ridge = startRidge(ROW);
    for (const sums of await crew.share(lessons)) ridge.join(sums as RidgeSums);
    weights = moved(weights, ridge.solve(PENALTY, PENALTY_SHARE));
    console.log(`pass ${pass}: ${process.uptime().toFixed(0)} s`);
  }
  const checks = matchesBetween({ first: weights, second: start, alone: ALONE }, CHECK);
  const results = (await crew.share(checks)) as readonly Result[];
  crew.dismiss();
  if (isBetter(results)) writeFileSync(FILE, weightsText(calibrate(weights, CALIBRATION)));
}
