/**
 * Moves the weights of one real seat among virtual experts towards what its own search finds, after `fit-cards.ts … alone`:
 *   npx tsx packages/bots/scripts/fit-cards-alone.ts [passes] [games per pass]
 * Each pass plays games with a light search and the weights so far. At every card that is taken or laid, the search says by
 * how much the candidates differ; the weights learn the part that they do not say yet. This tells far more than results of
 * games, of which luck makes up the most. Writes packages/bots/src/cards/weights-alone.json where the result wins games
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
import { type Searching, searchGame } from './search-samples.ts';

const FILE = new URL('../src/cards/weights-alone.json', import.meta.url);
const GAMES_PER_SHARE = 20;
/** What the fit adds to the penalty of a weight: points, and a share of how often it counts. */
const PENALTY = 50;
const PENALTY_SHARE = 0.3;
const CHECK = { matches: 50, games: 60 } as const;

interface Lesson extends Searching {
  readonly seeds: readonly string[];
}

type Share = { readonly lesson: Lesson } | { readonly match: Match };

if (IS_HELPER) {
  answerShares((share: Share) => ('lesson' in share ? learn(share.lesson) : playMatch(share.match)));
} else await fit();

function learn({ seeds, ...searching }: Lesson): RidgeSums {
  const ridge = startRidge(ROW);
  for (const seed of seeds) {
    for (const { entries, gained } of searchGame(searching, seed)) ridge.add(entries, gained, 1);
  }
  return ridge.sums;
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
  const crew = startCrew<Share, RidgeSums | Result>(import.meta.url);
  const ridge = startRidge(ROW);
  let weights = known;
  for (let pass = 0; pass < passes; pass++) {
    const seeds = Array.from({ length: games }, (_, game) => `search ${pass} ${game}`);
    const lessons = Array.from({ length: Math.ceil(games / GAMES_PER_SHARE) }, (_, at) => ({
      lesson: { weights, known, seeds: seeds.slice(at * GAMES_PER_SHARE, (at + 1) * GAMES_PER_SHARE) },
    }));
    for (const sums of await crew.share(lessons)) ridge.join(sums as RidgeSums);
    weights = moved(known, ridge.solve(PENALTY, PENALTY_SHARE));
    console.log(`pass ${pass}: ${process.uptime().toFixed(0)} s`);
  }
  const checks = matchesBetween({ first: weights, second: known, alone: true }, CHECK);
  const results = (await crew.share(checks)) as readonly Result[];
  crew.dismiss();
  if (isBetter(results)) writeFileSync(FILE, weightsText(weights));
}
