/**
 * Tunes the judgement of the card game by self-play: plays games with the weights so far, notes what every
 * position promised and what came of it, and fits the weights to that, again and again.
 *   npx tsx packages/bots/scripts/tune-cards.ts [rounds of tuning] [games per round] [file to begin with]
 * Writes packages/bots/src/cards/weights.json; the same arguments give the same file on any number of cores.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cardJudge } from '../src/cards/judge.ts';
import { FEATURES, KNOTS } from '../src/cards/weights/features.ts';
import type { CardWeights } from '../src/cards/weights/weights.ts';
import { readWeights, weightsText } from '../src/cards/weights/weights-file.ts';
import { CALIBRATION, calibrate } from './calibrate-cards.ts';
import { playAndCompare, ROW, tableFor } from './card-samples.ts';
import { answerShares, IS_HELPER, startCrew } from './crew.ts';
import { firstGuess } from './first-guess.ts';
import { type RidgeSums, startRidge } from './ridge.ts';

const AUCTIONS = 16;
const PENALTY = 30;
const FADE = 0.7;
/** A round's games are added up in this many parts on every machine, so that the sums are the same everywhere. */
const PARTS = 32;

/** Some games of one round of tuning. */
interface Part {
  readonly tuning: number;
  readonly first: number;
  readonly games: number;
  readonly weights: CardWeights;
  readonly guess: CardWeights;
}

interface Findings {
  readonly sums: RidgeSums;
  readonly tally: Tally;
}

interface Tally {
  readonly score: number;
  readonly before: number;
  readonly after: number;
  readonly samples: number;
}

if (IS_HELPER) answerShares(playPart);
else await tune();

async function tune(): Promise<void> {
  const [tunings = 6, games = 1_000] = process.argv.slice(2, 4).map(Number);
  const [, , , , begin] = process.argv;
  const file = process.env['WEIGHTS'] ?? new URL('../src/cards/weights.json', import.meta.url);
  const crew = startCrew<Part, Findings>(import.meta.url);
  const guess: CardWeights =
    begin === undefined ? firstGuess() : readWeights(JSON.parse(readFileSync(begin, 'utf8')));
  const ridge = startRidge(ROW);
  let weights = guess;
  for (let tuning = 0; tuning < tunings; tuning++) {
    const started = performance.now();
    const size = Math.ceil(games / PARTS);
    const parts = Array.from({ length: PARTS }, (_, at) => ({
      tuning,
      first: at * size,
      games: size,
      weights,
      guess,
    }));
    const found = await crew.share(parts);
    ridge.fade(FADE);
    for (const { sums } of found) ridge.join(sums);
    weights = weightsOf(ridge.solve(PENALTY), guess);
    writeFileSync(file, weightsText(weights));
    report(tuning, { found, games: PARTS * size, edge: weights.edge, started });
  }
  crew.dismiss();
  writeFileSync(file, weightsText(calibrate(weights, CALIBRATION)));
}

function playPart({ tuning, first, games, weights, guess }: Part): Findings {
  const judge = cardJudge(weights, AUCTIONS);
  const row = rowOf(weights);
  const guessRow = rowOf(guess);
  const ridge = startRidge(ROW);
  const tally = { score: 0, before: 0, after: 0, samples: 0 };
  for (let game = first; game < first + games; game++) {
    const { samples, score } = playAndCompare(judge, tableFor(game), `tuning ${tuning} ${game}`);
    tally.score += score;
    for (const { entries, gained, rounds } of samples) {
      const expected = entries.reduce((total, { at, value }) => total + value * (row[at] as number), 0);
      const guessed = entries.reduce((total, { at, value }) => total + value * (guessRow[at] as number), 0);
      ridge.add(entries, gained - guessed, 1 / (2 + rounds));
      tally.before += gained ** 2 / (2 + rounds);
      tally.after += (gained - expected) ** 2 / (2 + rounds);
      tally.samples++;
    }
  }
  return { sums: ridge.sums, tally };
}

function report(
  tuning: number,
  {
    found,
    games,
    edge,
    started,
  }: {
    readonly found: readonly Findings[];
    readonly games: number;
    readonly edge: number;
    readonly started: number;
  },
): void {
  const sum = (of: keyof Tally) => found.reduce((total, { tally }) => total + tally[of], 0);
  const explained = 1 - sum('after') / sum('before');
  const seconds = (performance.now() - started) / 1_000;
  console.log(
    `tuning ${tuning + 1}: mean score ${(sum('score') / games).toFixed(1)}, ${sum('samples')} forks, ` +
      `${(100 * explained).toFixed(1)} % foreseen, edge ${edge.toFixed(2)}, ${seconds.toFixed(0)} s`,
  );
}

function rowOf({ city, edge }: CardWeights): readonly number[] {
  return [...city.flat(), edge];
}

/** The fit tells by how much the first guess was off. */
function weightsOf(off: Float64Array, guess: CardWeights): CardWeights {
  const guessRow = rowOf(guess);
  const row = off.map((value, at) => value + (guessRow[at] as number));
  const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
  return {
    ...guess,
    city: KNOTS.map((_, knot) => Array.from(row.subarray(knot * FEATURES, (knot + 1) * FEATURES), rounded)),
    edge: rounded(Math.max(0.3, row[ROW - 1] as number)),
  };
}
