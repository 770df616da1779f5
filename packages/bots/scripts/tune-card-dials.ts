/**
 * Tunes the card game's weights further by simultaneous perturbation, after `tune-cards.ts` has fitted them:
 *   npx tsx packages/bots/scripts/tune-card-dials.ts [generations] [games per turn]
 * Writes packages/bots/src/cards/weights.json (or the file named by WEIGHTS) where the result wins games it has not
 * learned from; the same arguments give the same file on any number of cores.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { AT } from '../src/cards/weights/features.ts';
import type { CardWeights } from '../src/cards/weights/weights.ts';
import { readWeights, weightsText } from '../src/cards/weights/weights-file.ts';
import { rounded } from './board-dials.ts';
import { CALIBRATION, calibrate } from './calibrate-cards.ts';
import { isBetter, type Match, playMatch, type Result } from './card-match.ts';
import { answerShares, IS_HELPER, startCrew } from './crew.ts';
import { climb, mean, type Pairing } from './spsa.ts';

const FILE = process.env['WEIGHTS'] ?? new URL('../src/cards/weights.json', import.meta.url);
const START: CardWeights = readWeights(JSON.parse(readFileSync(FILE, 'utf8')));
/** In points, by dial: a parcel, a character, the extent of the city. */
const UNITS = { counts: 1, characters: 2, space: 0.5 } as const;
const CHECKS = 64;

/** The features that have a dial of their own; all pairs of neighbours share one per knot. */
const TURNED = Array.from({ length: AT.table - AT.counts }, (_, at) => AT.counts + at).filter(
  (feature) => feature < AT.matches || feature >= AT.space,
);
const KNOTS = START.city.length;
const DIALS = KNOTS * (TURNED.length + 1) + 1;

function weightsAt(dials: readonly number[]): CardWeights {
  const city = START.city.map((row, knot) => {
    const own = dials.slice(knot * (TURNED.length + 1), (knot + 1) * (TURNED.length + 1));
    const pairs = Math.exp(own[TURNED.length] as number);
    return row.map((weight, feature) => {
      if (feature < AT.counts) return rounded(weight * pairs);
      const dial = own[TURNED.indexOf(feature)];
      return dial === undefined ? weight : rounded(weight + unitOf(feature) * dial);
    });
  });
  return { ...START, city, edge: rounded(START.edge * Math.exp(dials[DIALS - 1] as number)) };
}

function unitOf(feature: number): number {
  if (feature < AT.characters) return UNITS.counts;
  return feature < AT.space ? UNITS.characters : UNITS.space;
}

/** What a win is worth beside the points it is won by. */
const WIN = 6;

if (IS_HELPER) answerShares(playMatch);
else await tune();

async function tune(): Promise<void> {
  const [generations = 60, games = 24] = process.argv.slice(2, 4).map(Number);
  const crew = startCrew<Match, Result>(import.meta.url);
  const margins = async (pairings: readonly Pairing[]) => {
    const results = await crew.share(
      pairings.map(({ first, second, seed }) => ({
        first: weightsAt(first),
        second: weightsAt(second),
        seed,
        games,
      })),
    );
    return results.map(({ scores, wins }) => mean(scores) + WIN * mean(wins));
  };
  const started = performance.now();
  const dials = await climb({
    dials: new Array<number>(DIALS).fill(0),
    generations,
    pace: { first: 0.012, last: 0.002, most: 0.6 },
    margins,
    told: async (now, generation) => {
      if (generation % 10 !== 9) return;
      const length = Math.hypot(...now).toFixed(2);
      console.log(
        `generation ${generation + 1}: ${length} off, ${((performance.now() - started) / 1000).toFixed(0)} s`,
      );
    },
  });
  const tuned = weightsAt(dials);
  const checks = Array.from({ length: CHECKS }, (_, at) => ({
    first: tuned,
    second: START,
    seed: `check ${at}`,
    games,
  }));
  const results = await crew.share(checks);
  crew.dismiss();
  if (isBetter(results)) writeFileSync(FILE, weightsText(calibrate(tuned, CALIBRATION)));
}
