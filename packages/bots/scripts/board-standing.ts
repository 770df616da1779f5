/** Fits what the search judges the end of a line by to how games went on from there. */
import { boardGame, type State } from '@carson/board-game';
import { below, pick, seedRandom } from '@carson/engine';
import { bestAnswer } from '../src/board/model.ts';
import { type Judgement, judgementOf } from '../src/board/town/outlook.ts';
import { ASSETS, type Assets, holdingsOf } from '../src/board/town/standing.ts';
import { BEGINNING, type BoardWeights } from '../src/board/weights.ts';
import { rounded } from './board-dials.ts';
import { anyTable } from './board-games.ts';
import { type RidgeSums, startRidge } from './ridge.ts';
import { mean } from './spsa.ts';

/** One answer in so many is any legal one: towns that no one would build are judged too. */
const SLIP = 16;

/** So much evidence does it take to leave the weights made by hand. */
const PENALTY = 200;

/** Where a round begins lines end, and this is what a seat had there. */
interface Moment {
  readonly incomes: number;
  readonly holdings: readonly { readonly points: number; readonly assets: Assets }[];
}

/** A fit of its own for 1, 2 and 3 incomes to come: rounds begin with these. */
const FITTED = 3;

interface Lesson {
  readonly weights: BoardWeights;
  readonly seed: string;
  readonly games: number;
}

export function standingSums({ weights, seed, games }: Lesson): RidgeSums {
  const ridge = startRidge(ASSETS.length * FITTED);
  for (let game = 0; game < games; game++) {
    const { moments, scores } = playThrough(weights, `${seed} ${game}`);
    for (const { holdings, incomes } of moments) {
      const means = ASSETS.map((name) => mean(holdings.map(({ assets }) => assets[name])));
      const later = holdings.map(({ points }, seat) => (scores[seat] as number) - points);
      // Only what tells the seats of a table apart counts.
      holdings.forEach(({ assets }, seat) => {
        const entries = ASSETS.map((name, at) => ({
          at: (incomes - 1) * ASSETS.length + at,
          value: assets[name] - (means[at] as number),
        }));
        const begun = entries.reduce((sum, { at, value }) => sum + value * beginning(at), 0);
        ridge.add(entries, (later[seat] as number) - mean(later) - begun, 1);
      });
    }
  }
  return ridge.sums;
}

function playThrough(
  weights: BoardWeights,
  seed: string,
): { readonly moments: readonly Moment[]; readonly scores: readonly number[] } {
  const judgement = judgementOf(weights);
  const random = seedRandom(`${seed} slips`);
  const state = boardGame.setup(anyTable(seedRandom(`${seed} table`)), seed);
  const moments: Moment[] = [];
  let { round } = state;
  for (let [owed] = boardGame.owed(state); owed !== undefined; [owed] = boardGame.owed(state)) {
    if (state.round > Math.max(1, round)) moments.push(momentIn(state, judgement));
    ({ round } = state);
    const { seat } = owed;
    const slips = below(random, SLIP) === 0;
    const command = slips ? pick(random, boardGame.options(state, seat)) : bestAnswer(state, seat, judgement);
    boardGame.play(state, seat, command);
  }
  return { moments, scores: boardGame.score(state).map(({ total }) => total) };
}

function momentIn(state: State, judgement: Judgement): Moment {
  const view = boardGame.view(state, 'spectator');
  const holdings = state.players.map((_, seat) => holdingsOf(view, seat, judgement));
  return { incomes: holdings[0]?.incomes ?? 0, holdings };
}

export function fitStanding(found: readonly RidgeSums[]): BoardWeights['standing'] {
  const ridge = startRidge(ASSETS.length * FITTED);
  for (const sums of found) ridge.join(sums);
  const off = ridge.solve(PENALTY);
  const fitted = ASSETS.map((name, asset) => {
    const [last = 0] = BEGINNING.standing[name];
    const rows = Array.from({ length: FITTED }, (_, row) => {
      const at = row * ASSETS.length + asset;
      return rounded(beginning(at) + (off[at] as number));
    });
    // Nothing is judged before the first round but for show.
    return [name, [last, ...rows, rows.at(-1)]];
  });
  return Object.fromEntries(fitted) as BoardWeights['standing'];
}

function beginning(at: number): number {
  const name = ASSETS[at % ASSETS.length] as keyof Assets;
  return BEGINNING.standing[name][1 + Math.floor(at / ASSETS.length)] ?? 0;
}
