/**
 * Tunes the board game's weights by self-play at tables of every kind (`spsa.ts`), fits the standing to how games
 * ended, and keeps the result if it beats the weights it began with in games it has not learned from.
 *   npx tsx packages/bots/scripts/tune-board.ts [generations] [games per turn of the dials] [file to begin with]
 * Writes packages/bots/src/board/weights.json (or the file named by WEIGHTS) where it is better, also on the way; the
 * same arguments give the same file on any number of cores.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { seedRandom } from '@carson/engine';
import { BEGINNING, type BoardWeights } from '../src/board/weights.ts';
import { dialsFor, weightsAt } from './board-dials.ts';
import { anyTable, type Margin, meet, tableOf } from './board-games.ts';
import { fitStanding, standingSums } from './board-standing.ts';
import { answerShares, IS_HELPER, startCrew } from './crew.ts';
import type { RidgeSums } from './ridge.ts';
import { climb, mean, meanWithError } from './spsa.ts';

/** How far the dials follow a point won, at first and at last, and at most in a generation. */
const PACE = { first: 0.024, last: 0.004, most: 0.8 } as const;
/** What a win is worth beside the points it is won by. */
const WIN = 8;
/** A look at how far it has come every so many generations. */
const LOOK = 60;
/** The fit and the checks at the end are played in so many shares. */
const CHECKS = 64;

interface Match {
  readonly what: 'match';
  readonly first: BoardWeights;
  readonly second: BoardWeights;
  readonly seed: string;
  readonly games: number;
  readonly table: 'any' | 'usual';
}

interface Lesson {
  readonly what: 'standing';
  readonly weights: BoardWeights;
  readonly seed: string;
  readonly games: number;
}

type Share = Match | Lesson;
type Result = readonly Margin[] | RidgeSums;

if (IS_HELPER) answerShares(work);
else await tune();

function work(share: Share): Result {
  return share.what === 'match' ? playMatch(share) : standingSums(share);
}

/** Games come in twos, with the seats swapped. */
function playMatch({ first, second, seed, games, table }: Match): readonly Margin[] {
  return Array.from({ length: Math.ceil(games / 2) }, (_, at) => {
    const own = `${seed} ${at}`;
    const options = table === 'usual' ? tableOf({ seats: 4 }) : anyTable(seedRandom(`${own} table`));
    return meet({ first, second, options, seed: own });
  });
}

async function tune(): Promise<void> {
  const [generations = 60, games = 40] = process.argv.slice(2, 4).map(Number);
  const [, , , , begin] = process.argv;
  const start: BoardWeights = begin === undefined ? BEGINNING : JSON.parse(readFileSync(begin, 'utf8'));
  const crew = startCrew<Share, Result>(import.meta.url);
  const matches = (shares: readonly Match[]) => crew.share(shares) as Promise<readonly (readonly Margin[])[]>;
  const dials = await turnDials({ generations, games, start, matches });
  const lessons = Array.from({ length: CHECKS }, (_, at) => ({
    what: 'standing' as const,
    weights: weightsAt(dials, start.standing),
    seed: `standing ${at}`,
    games,
  }));
  const standing = fitStanding((await crew.share(lessons)) as readonly RidgeSums[]);
  const tuned = weightsAt(dials, standing);
  const atAny = await isBetter(tuned, { against: start, seed: 'check', table: 'any', games, matches });
  const atUsual = await isBetter(tuned, { against: start, seed: 'check', table: 'usual', games, matches });
  crew.dismiss();
  if (atAny && atUsual) keep(tuned);
  else console.log('not better than the beginning: not kept');
}

function keep(weights: BoardWeights): void {
  const file = process.env['WEIGHTS'] ?? new URL('../src/board/weights.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(weights, undefined, 2)}\n`);
  console.log('  kept');
}

type PlayMatches = (shares: readonly Match[]) => Promise<readonly (readonly Margin[])[]>;

interface Course {
  readonly generations: number;
  readonly games: number;
  readonly start: BoardWeights;
  readonly matches: PlayMatches;
}

function turnDials({ generations, games, start, matches }: Course): Promise<readonly number[]> {
  return climb({
    dials: dialsFor(start),
    generations,
    pace: PACE,
    async margins(pairings) {
      const results = await matches(
        pairings.map(({ first, second, seed }) => ({
          what: 'match' as const,
          first: weightsAt(first, start.standing),
          second: weightsAt(second, start.standing),
          seed,
          games,
          table: 'any' as const,
        })),
      );
      return results.map((margins) => mean(margins.map(gainOf)));
    },
    async told(dials, generation) {
      console.log(`generation ${generation + 1}: the dials are ${farness(dials)} off`);
      if ((generation + 1) % LOOK !== 0) return;
      const weights = weightsAt(dials, start.standing);
      const seed = `look ${generation}`;
      if (await isBetter(weights, { against: start, seed, table: 'any', games, matches })) keep(weights);
    },
  });
}

function gainOf({ score, wins }: Margin): number {
  return score + WIN * (wins - 0.5);
}

function farness(dials: readonly number[]): string {
  return Math.sqrt(mean(dials.map((dial) => dial ** 2))).toFixed(3);
}

interface Check {
  readonly against: BoardWeights;
  readonly seed: string;
  readonly table: Match['table'];
  readonly games: number;
  readonly matches: PlayMatches;
}

/** Whether the weights beat those made by hand, beyond doubt, in games that nothing was learned from. */
async function isBetter(
  weights: BoardWeights,
  { against, seed, table, games, matches }: Check,
): Promise<boolean> {
  const shares = Array.from({ length: CHECKS }, (_, at) => ({
    what: 'match' as const,
    first: weights,
    second: against,
    seed: `${seed} ${table} ${at}`,
    games,
    table,
  }));
  const margins = (await matches(shares)).flat();
  const score = meanWithError(margins.map((margin) => margin.score));
  const wins = meanWithError(margins.map((margin) => 100 * margin.wins));
  console.log(
    `  against the beginning at ${table} tables: ${told(score)} points, ${told(wins)} % of the wins, ` +
      `${2 * margins.length} games`,
  );
  const gain = meanWithError(margins.map(gainOf));
  return gain.mean > gain.error;
}

function told({ mean: middle, error }: { readonly mean: number; readonly error: number }): string {
  return `${middle.toFixed(2)} ± ${error.toFixed(2)}`;
}
