/**
 * Tunes the card game's weights further by simultaneous perturbation, after `tune-cards.ts` has fitted them:
 *   npx tsx packages/bots/scripts/tune-card-dials.ts [generations] [games per turn]
 * Writes packages/bots/src/cards/weights.json (or the file named by WEIGHTS) where the result wins games it has not
 * learned from; the same arguments give the same file on any number of cores.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { cardGame, SUITS, seatTotal } from '@carson/card-game';
import { seedRandom } from '@carson/engine';
import { AT } from '../src/cards/features.ts';
import { type CardJudge, cardJudge } from '../src/cards/judge.ts';
import { answerOf } from '../src/cards/model.ts';
import { seatOf } from '../src/cards/rounds.ts';
import type { CardWeights } from '../src/cards/weights.ts';
import { readWeights, weightsText } from '../src/cards/weights-file.ts';
import { rounded } from './board-dials.ts';
import { CALIBRATION, calibrate } from './calibrate-cards.ts';
import { answerShares, IS_HELPER, startCrew } from './crew.ts';
import { climb, mean, meanWithError, type Pairing } from './spsa.ts';

const FILE = process.env['WEIGHTS'] ?? new URL('../src/cards/weights.json', import.meta.url);
const START: CardWeights = readWeights(JSON.parse(readFileSync(FILE, 'utf8')));
const AUCTIONS = 16;
/** In points, by dial: a parcel, a character, the extent of the city. */
const UNITS = { counts: 1, characters: 2, space: 0.5 } as const;
const CHECKS = 64;

/** The features that have a dial of their own; all pairs of neighbours share one per knot. */
const TURNED = Array.from({ length: AT.table - AT.counts }, (_, at) => AT.counts + at);
const KNOTS = START.city.length;
const DIALS = KNOTS * (TURNED.length + 1) + 1;

function weightsAt(dials: readonly number[]): CardWeights {
  const city = START.city.map((row, knot) => {
    const own = dials.slice(knot * (TURNED.length + 1), (knot + 1) * (TURNED.length + 1));
    const pairs = Math.exp(own[TURNED.length] as number);
    return row.map((weight, feature) => {
      if (feature < AT.counts) return rounded(weight * pairs);
      return feature >= AT.table
        ? weight
        : rounded(weight + unitOf(feature) * (own[feature - AT.counts] as number));
    });
  });
  return { ...START, city, edge: rounded(START.edge * Math.exp(dials[DIALS - 1] as number)) };
}

function unitOf(feature: number): number {
  if (feature < AT.characters) return UNITS.counts;
  return feature < AT.space ? UNITS.characters : UNITS.space;
}

interface Match {
  readonly first: CardWeights;
  readonly second: CardWeights;
  readonly seed: string;
  readonly games: number;
}

/** Points and shares of the wins that the first has more than the second, one entry per pair of games. */
interface Result {
  readonly scores: readonly number[];
  readonly wins: readonly number[];
}

const SEATINGS = [
  [1, 0, 1, 0],
  [1, 1, 0, 0],
  [1, 0, 0, 1],
] as const;

function play({ first, second, seed, games }: Match): Result {
  const judges = [cardJudge(second, AUCTIONS), cardJudge(first, AUCTIONS)];
  const results = Array.from({ length: Math.ceil(games / 2) }, (_, at) => {
    const own = `${seed} ${at}`;
    return at % 3 === 2 ? alone(judges, own) : together(judges, own, SEATINGS[at % 3] ?? SEATINGS[0]);
  });
  return { scores: results.map(({ score }) => score), wins: results.map(({ win }) => win) };
}

/** Two seats each, in two games with the seats swapped. */
function together(judges: readonly CardJudge[], seed: string, seating: readonly number[]) {
  const games = [0, 1].map((swap) => {
    const sides = seating.map((side) => (swap === 0 ? side : 1 - side));
    const options = { seats: SUITS.slice(0, 4).map((suit) => ({ kind: 'real' as const, suit })) };
    const scores = playOut(
      options,
      seed,
      sides.map((side) => judges[side] as CardJudge),
    );
    const own = (side: number) => scores.filter((_, seat) => sides[seat] === side);
    const best = Math.max(...scores);
    const won = (side: number) => own(side).filter((score) => score === best).length;
    return { score: mean(own(1)) - mean(own(0)), win: (won(1) - won(0)) / (won(1) + won(0)) };
  });
  return { score: mean(games.map(({ score }) => score)), win: mean(games.map(({ win }) => win)) };
}

/** One real seat among virtual experts: the same game once with each. */
function alone(judges: readonly CardJudge[], seed: string) {
  const seats = SUITS.slice(0, 4).map((suit, seat) =>
    seat === 0
      ? { kind: 'real' as const, suit }
      : { kind: 'virtual' as const, level: 'expert' as const, suit },
  );
  const [second, first] = judges.map((judge) => {
    const [own = 0, ...rivals] = playOut({ seats } as never, seed, [judge]);
    return { score: own - Math.max(...rivals), win: own > Math.max(...rivals) ? 1 : 0 };
  });
  return {
    score: ((first?.score ?? 0) - (second?.score ?? 0)) / 2,
    win: (first?.win ?? 0) - (second?.win ?? 0),
  };
}

type Table = Parameters<typeof cardGame.setup>[0];

function playOut(options: Table, seed: string, judges: readonly CardJudge[]): readonly number[] {
  const state = cardGame.setup(options, seed);
  const random = seedRandom(`${seed} bids`);
  for (let [owed] = cardGame.owed(state); owed !== undefined; [owed] = cardGame.owed(state)) {
    const { seat } = owed;
    cardGame.play(state, seat, answerOf(judges[seat] as CardJudge, state, { seat, random }));
  }
  return state.seats.map((_, seat) => seatTotal(seatOf(state, seat)));
}

/** What a win is worth beside the points it is won by. */
const WIN = 6;

if (IS_HELPER) answerShares(play);
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
  const score = meanWithError(results.flatMap(({ scores }) => scores));
  const win = meanWithError(results.flatMap(({ wins }) => wins));
  console.log(
    `against the start: ${score.mean.toFixed(2)} ± ${score.error.toFixed(2)} points, ` +
      `${(50 + 50 * win.mean).toFixed(1)} ± ${(50 * win.error).toFixed(1)} % of the wins`,
  );
  if (score.mean < score.error) console.log('not better: not kept');
  else writeFileSync(FILE, weightsText(calibrate(tuned, CALIBRATION)));
}
