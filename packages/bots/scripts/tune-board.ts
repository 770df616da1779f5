/**
 * Tunes the judgement of the board game by self-play. In every generation the dials of all weights are turned a
 * little, each one way or the other by lot; what this makes plays against what the opposite makes, at tables of every
 * kind; and the dials move towards the turns that won. At last the standing is fitted to how games ended, and
 * everything has to beat the judgement made by hand in games it has not learned from.
 *   npx tsx packages/bots/scripts/tune-board.ts [generations] [games a turn of the dials] [file to begin with]
 * Writes packages/bots/src/board/weights.json (or the file named by WEIGHTS) where it is better, also on the way; the
 * same arguments give the same file on any number of cores.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { below, seedRandom } from '@carson/engine';
import { BEGINNING, type BoardWeights } from '../src/board/weights.ts';
import { DIAL_COUNT, dialsFor, weightsAt } from './board-dials.ts';
import { anyTable, type Margin, mean, meet, tableOf } from './board-games.ts';
import { fitStanding, standingSums } from './board-standing.ts';
import { answerShares, IS_HELPER, startCrew } from './crew.ts';
import type { RidgeSums } from './ridge.ts';

/** Turns of the dials in a generation, and how far each dial is turned. */
const TURNS = 48;
const REACH = 0.15;
/** How far the dials follow a point won, at first and at last, and at most in a generation. */
const PACE = { first: 0.03, last: 0.006, most: 0.8 } as const;
/** How much of a generation's step goes on in the next. */
const MOMENTUM = 0.6;
/** What a win is worth beside the points it is won by. */
const WIN = 8;
/** The dials end where they were in the mean of the last part of the generations. */
const SETTLED = 1 / 3;
/** A look at how far it has come every so many generations. */
const LOOK = 10;
/** The fit and the checks at the end are played in so many shares. */
const CHECKS = 64;

const Z95 = 1.96;

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
  const atAny = await isBetter(tuned, { seed: 'check', table: 'any', games, matches });
  const atUsual = await isBetter(tuned, { seed: 'check', table: 'usual', games, matches });
  crew.dismiss();
  if (atAny && atUsual) keep(tuned);
  else console.log('not better than the judgement made by hand: not kept');
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

async function turnDials(course: Course): Promise<readonly number[]> {
  const { generations, games, start, matches } = course;
  let dials = dialsFor(start);
  let step: readonly number[] = dials.map(() => 0);
  const settled: (readonly number[])[] = [];
  for (let generation = 0; generation < generations; generation++) {
    const started = performance.now();
    const slope = await slopeAt(dials, generation, course);
    const pace = PACE.first * (PACE.last / PACE.first) ** (generation / Math.max(1, generations - 1));
    step = step.map((before, dial) => MOMENTUM * before + (1 - MOMENTUM) * pace * (slope[dial] as number));
    step = shortened(step, PACE.most);
    dials = moved(dials, step, 1);
    if (generation >= Math.floor(generations * (1 - SETTLED))) settled.push(dials);
    const seconds = ((performance.now() - started) / 1_000).toFixed(0);
    console.log(`generation ${generation + 1}: the dials are ${farness(dials)} off, ${seconds} s`);
    if ((generation + 1) % LOOK !== 0) continue;
    const weights = weightsAt(dials, start.standing);
    if (await isBetter(weights, { seed: `look ${generation}`, table: 'any', games, matches })) keep(weights);
  }
  return dials.map((_, dial) => mean(settled.map((row) => row[dial] as number)));
}

/** How many points each dial wins, turned by one: what all turns say of it together. */
async function slopeAt(
  dials: readonly number[],
  generation: number,
  { games, start, matches }: Course,
): Promise<readonly number[]> {
  const turns = Array.from({ length: TURNS }, (_, turn) => turnBy(`turn ${generation} ${turn}`));
  const results = await matches(
    turns.map((turn, at) => ({
      what: 'match' as const,
      first: weightsAt(moved(dials, turn, REACH), start.standing),
      second: weightsAt(moved(dials, turn, -REACH), start.standing),
      seed: `tuning ${generation} ${at}`,
      games,
      table: 'any' as const,
    })),
  );
  const gains = results.map((margins) => mean(margins.map(gainOf)) / (2 * REACH));
  return dials.map((_, dial) =>
    mean(turns.map((turn, at) => (gains[at] as number) * (turn[dial] as number))),
  );
}

/** Each dial one way or the other. */
function turnBy(seed: string): readonly number[] {
  const random = seedRandom(seed);
  return Array.from({ length: DIAL_COUNT }, () => 2 * below(random, 2) - 1);
}

function gainOf({ score, wins }: Margin): number {
  return score + WIN * (wins - 0.5);
}

function moved(dials: readonly number[], by: readonly number[], share: number): readonly number[] {
  return dials.map((dial, at) => dial + share * (by[at] as number));
}

function shortened(step: readonly number[], most: number): readonly number[] {
  const length = Math.hypot(...step);
  return length <= most ? step : step.map((part) => (part * most) / length);
}

function farness(dials: readonly number[]): string {
  return Math.sqrt(mean(dials.map((dial) => dial ** 2))).toFixed(3);
}

interface Check {
  readonly seed: string;
  readonly table: Match['table'];
  readonly games: number;
  readonly matches: PlayMatches;
}

/** Whether the weights beat those made by hand, beyond doubt, in games that nothing was learned from. */
async function isBetter(weights: BoardWeights, { seed, table, games, matches }: Check): Promise<boolean> {
  const shares = Array.from({ length: CHECKS }, (_, at) => ({
    what: 'match' as const,
    first: weights,
    second: BEGINNING,
    seed: `${seed} ${table} ${at}`,
    games,
    table,
  }));
  const margins = (await matches(shares)).flat();
  const score = meanWithDoubt(margins.map((margin) => margin.score));
  const wins = meanWithDoubt(margins.map((margin) => 100 * margin.wins));
  console.log(
    `  against the hand at ${table} tables: ${told(score)} points, ${told(wins)} % of the wins, ` +
      `${2 * margins.length} games`,
  );
  const gain = meanWithDoubt(margins.map(gainOf));
  return gain.mean > gain.doubt;
}

/** With half the width of its 95 % interval. */
function meanWithDoubt(values: readonly number[]): { readonly mean: number; readonly doubt: number } {
  const middle = mean(values);
  const variance = mean(values.map((value) => (value - middle) ** 2));
  return { mean: middle, doubt: Z95 * Math.sqrt(variance / values.length) };
}

function told({ mean: middle, doubt }: { readonly mean: number; readonly doubt: number }): string {
  return `${middle.toFixed(2)} ± ${doubt.toFixed(2)}`;
}
