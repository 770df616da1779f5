/**
 * Tunes the judgement of the card game by self-play: plays games with the weights so far, notes what every
 * position promised and what came of it, and fits the weights to that, again and again.
 *   npx tsx packages/bots/scripts/tune-cards.ts [rounds of tuning] [games a round] [file to begin with]
 * Writes packages/bots/src/cards/weights.json; the same arguments give the same file.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { FEATURES, KNOTS } from '../src/cards/features.ts';
import { cardJudge } from '../src/cards/judge.ts';
import type { CardWeights } from '../src/cards/weights.ts';
import { calibrate } from './calibrate-cards.ts';
import { playAndCompare, ROW, tableFor } from './card-samples.ts';
import { firstGuess } from './first-guess.ts';
import { startRidge } from './ridge.ts';

const [tunings = 6, games = 1_000] = process.argv.slice(2, 4).map(Number);
const [, , , , begin] = process.argv;
const FILE = new URL('../src/cards/weights.json', import.meta.url);
const AUCTIONS = 16;
const PENALTY = 30;
const FADE = 0.7;
/** Games that set the level of the expectations. */
const CALIBRATION = 96;

const guess: CardWeights = begin === undefined ? firstGuess() : JSON.parse(readFileSync(begin, 'utf8'));
const guessRow = rowOf(guess);
let weights = guess;
const ridge = startRidge(ROW);

for (let tuning = 0; tuning < tunings; tuning++) {
  const judge = cardJudge(weights, AUCTIONS);
  const row = rowOf(weights);
  const tally = { score: 0, before: 0, after: 0, samples: 0 };
  const started = performance.now();
  ridge.fade(FADE);
  for (let game = 0; game < games; game++) {
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
  weights = weightsOf(ridge.solve(PENALTY));
  writeFileSync(FILE, `${JSON.stringify(weights)}\n`);
  const explained = 1 - tally.after / tally.before;
  const seconds = (performance.now() - started) / 1_000;
  console.log(
    `tuning ${tuning + 1}: mean score ${(tally.score / games).toFixed(1)}, ${tally.samples} forks, ` +
      `${(100 * explained).toFixed(1)} % foreseen, edge ${weights.edge.toFixed(2)}, ${seconds.toFixed(0)} s`,
  );
}

weights = calibrate(weights, CALIBRATION);
writeFileSync(FILE, `${JSON.stringify(weights)}\n`);

function rowOf({ city, edge }: CardWeights): readonly number[] {
  return [...city.flat(), edge];
}

/** The fit tells by how much the first guess was off. */
function weightsOf(off: Float64Array): CardWeights {
  const row = off.map((value, at) => value + (guessRow[at] as number));
  const rounded = (value: number) => Math.round(value * 10_000) / 10_000;
  return {
    ...guess,
    city: KNOTS.map((_, knot) => Array.from(row.subarray(knot * FEATURES, (knot + 1) * FEATURES), rounded)),
    edge: rounded(Math.max(0.3, row[ROW - 1] as number)),
  };
}
