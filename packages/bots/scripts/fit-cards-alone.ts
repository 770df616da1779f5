/**
 * Moves the weights of one real seat among virtual experts towards what its own search finds, after `fit-cards.ts … alone`:
 *   npx tsx packages/bots/scripts/fit-cards-alone.ts [passes] [games per pass]
 * Each pass plays games with a light search and the weights so far. At every card that is taken or laid, the search says by
 * how much the candidates differ; the weights learn the part that they do not say yet. This tells far more than results of
 * games, of which luck makes up the most. After each pass prints the error with which the differences between cards to take
 * are foreseen in the first three rounds of games that it has not learned from, before and after. Writes packages/bots/src/cards/weights-alone.json where the result wins games
 * without search that it has not learned from; the same arguments and file give the same result on any number of cores.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { TOP_WEIGHTS } from '../src/cards/levels.ts';
import { FEATURES } from '../src/cards/weights/features.ts';
import type { CardWeights } from '../src/cards/weights/weights.ts';
import { readWeights, weightsText } from '../src/cards/weights/weights-file.ts';
import { rounded } from './board-dials.ts';
import { isBetter, type Match, matchesBetween, playMatch, type Result } from './card-match.ts';
import { ROW } from './card-samples.ts';
import { answerShares, IS_HELPER, startCrew } from './crew.ts';
import { type RidgeSums, startRidge } from './ridge.ts';
import { type Searching, type SearchSample, searchGame } from './search-samples.ts';

const FILE = new URL('../src/cards/weights-alone.json', import.meta.url);
const GAMES_PER_SHARE = 20;
/** What the fit adds to the penalty of a weight: points, and a share of how often it counts. */
const PENALTY = 50;
const PENALTY_SHARE = 0.3;
const EXAM_SEEDS = Array.from({ length: 10 }, (_, share) => [0, 1, 2].map((game) => `exam ${share} ${game}`));
const CHECK = { matches: 50, games: 60 } as const;

interface Lesson extends Searching {
  readonly seeds: readonly string[];
}

/** Games that are not learned from, and what has been learned so far. */
interface Exam extends Lesson {
  readonly by: Float64Array;
}

type Share = { readonly lesson: Lesson } | { readonly exam: Exam } | { readonly match: Match };

if (IS_HELPER) {
  answerShares((share: Share) => {
    if ('lesson' in share) return learn(share.lesson);
    return 'exam' in share ? examine(share.exam) : playMatch(share.match);
  });
} else await fit();

function learn({ seeds, ...searching }: Lesson): RidgeSums {
  const ridge = startRidge(ROW);
  for (const seed of seeds) {
    for (const { entries, gained } of searchGame(searching, seed)) ridge.add(entries, gained, 1);
  }
  return ridge.sums;
}

/** Sums of squared errors without and with what has been learned. */
interface Errors {
  readonly count: number;
  readonly before: number;
  readonly after: number;
}

function examine({ seeds, by, ...searching }: Exam): Errors {
  const early = seeds.flatMap((seed) => searchGame(searching, seed)).filter(({ isEarly }) => isEarly);
  const squares = (error: (sample: SearchSample) => number) =>
    early.reduce((sum, sample) => sum + error(sample) ** 2, 0);
  const learned = ({ entries }: SearchSample) =>
    entries.reduce((sum, { at, value }) => sum + value * (by[at] as number), 0);
  return {
    count: early.length,
    before: squares(({ gained }) => gained),
    after: squares((sample) => sample.gained - learned(sample)),
  };
}

function shownErrors(all: readonly Errors[]): string {
  const sum = (of: (errors: Errors) => number) => all.reduce((total, errors) => total + of(errors), 0);
  const root = (of: (errors: Errors) => number) => Math.sqrt(sum(of) / sum(({ count }) => count)).toFixed(2);
  return `error ${root(({ after }) => after)} instead of ${root(({ before }) => before)} points`;
}

/** The weight of the hand stays: what cards bring tells nothing about it. */
function moved(weights: CardWeights, by: Float64Array): CardWeights {
  const city = weights.city.map((row, knot) =>
    row.map((weight, feature) => rounded(weight + (by[knot * FEATURES + feature] as number))),
  );
  return { ...weights, city };
}

async function fit(): Promise<void> {
  const [passes = 2, games = 350] = process.argv.slice(2, 4).map(Number);
  const known: CardWeights = {
    ...readWeights(JSON.parse(readFileSync(FILE, 'utf8'))),
    lasting: TOP_WEIGHTS.lasting ?? [],
    fadingUses: true,
  };
  const crew = startCrew<Share, RidgeSums | Errors | Result>(import.meta.url);
  const ridge = startRidge(ROW);
  let weights = known;
  for (let pass = 0; pass < passes; pass++) {
    const seeds = Array.from({ length: games }, (_, game) => `search ${pass} ${game}`);
    const lessons = Array.from({ length: Math.ceil(games / GAMES_PER_SHARE) }, (_, at) => ({
      lesson: { weights, known, seeds: seeds.slice(at * GAMES_PER_SHARE, (at + 1) * GAMES_PER_SHARE) },
    }));
    for (const sums of await crew.share(lessons)) ridge.join(sums as RidgeSums);
    const by = ridge.solve(PENALTY, PENALTY_SHARE);
    const exams = EXAM_SEEDS.map((seeds) => ({ exam: { weights: known, known, seeds, by } }));
    const errors = shownErrors((await crew.share(exams)) as readonly Errors[]);
    weights = moved(known, by);
    console.log(`pass ${pass}: ${errors}, ${process.uptime().toFixed(0)} s`);
  }
  const checks = matchesBetween({ first: weights, second: known, alone: true }, CHECK);
  const results = (await crew.share(checks)) as readonly Result[];
  crew.dismiss();
  if (isBetter(results)) writeFileSync(FILE, weightsText(weights));
}
