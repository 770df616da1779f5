/** Fits what the search judges the end of a line by to how games went on from there. */
import { boardGame, type State } from '@carson/board-game';
import { seedRandom } from '@carson/engine';
import { greedySeatWith } from '../src/board/greedy.ts';
import { type Assets, holdingsOf } from '../src/board/standing.ts';
import { BEGINNING, type BoardWeights } from '../src/board/weights.ts';
import { rounded } from './board-dials.ts';
import { anyTable, mean } from './board-games.ts';
import { type RidgeSums, startRidge } from './ridge.ts';

/** So much evidence does it take to leave the weights made by hand. */
const PENALTY = 200;

const ASSETS = Object.keys(BEGINNING.standing) as readonly (keyof Assets)[];

/** Where a round begins lines end, and this is what a seat had there. */
interface Moment {
  readonly holdings: readonly { readonly points: number; readonly assets: Assets }[];
}

interface Lesson {
  readonly weights: BoardWeights;
  readonly seed: string;
  readonly games: number;
}

export function standingSums({ weights, seed, games }: Lesson): RidgeSums {
  const ridge = startRidge(ASSETS.length);
  for (let game = 0; game < games; game++) {
    const { moments, scores } = playThrough(weights, `${seed} ${game}`);
    for (const { holdings } of moments) {
      const means = ASSETS.map((name) => mean(holdings.map(({ assets }) => assets[name])));
      const later = holdings.map(({ points }, seat) => (scores[seat] as number) - points);
      // Only what tells the seats of a table apart counts.
      holdings.forEach(({ assets }, seat) => {
        const entries = ASSETS.map((name, at) => ({ at, value: assets[name] - (means[at] as number) }));
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
  const seats = greedySeatWith(weights);
  const state = boardGame.setup(anyTable(seedRandom(`${seed} table`)), seed);
  const moments: Moment[] = [];
  let { round } = state;
  for (let [owed] = boardGame.owed(state); owed !== undefined; [owed] = boardGame.owed(state)) {
    if (state.round > Math.max(1, round)) moments.push(momentIn(state, weights));
    ({ round } = state);
    const { seat } = owed;
    const question = { game: boardGame, view: boardGame.view(state, seat), seat, random: seedRandom(seed) };
    boardGame.play(state, seat, seats.decide({ ...question, options: boardGame.options(state, seat) }));
  }
  return { moments, scores: boardGame.score(state).map(({ total }) => total) };
}

function momentIn(state: State, weights: BoardWeights): Moment {
  const view = boardGame.view(state, 'spectator');
  return { holdings: state.players.map((_, seat) => holdingsOf(view, seat, weights)) };
}

export function fitStanding(found: readonly RidgeSums[]): BoardWeights['standing'] {
  const ridge = startRidge(ASSETS.length);
  for (const sums of found) ridge.join(sums);
  const off = ridge.solve(PENALTY);
  const fitted = ASSETS.map((name, at) => [name, rounded(beginning(at) + (off[at] as number))]);
  return Object.fromEntries(fitted) as Assets;
}

function beginning(asset: number): number {
  return BEGINNING.standing[ASSETS[asset] as keyof Assets];
}
