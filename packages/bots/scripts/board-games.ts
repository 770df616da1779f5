/** Games of the board game between two judgements that do not look ahead, with the seats swapped. */
import {
  boardGame,
  EXPANSION_IDS,
  type Options,
  PRESET_IDS,
  type State,
  VARIANT_IDS,
} from '@carson/board-game';
import { below, pick, type Random, seedRandom } from '@carson/engine';
import { bestAnswer } from '../src/board/model.ts';
import { type Judgement, judgementOf } from '../src/board/town/outlook.ts';
import type { BoardWeights } from '../src/board/weights.ts';
import { mean } from './spsa.ts';

/** Most games are played by four, and many of them with nothing but the base game. */
export function anyTable(random: Random): Options {
  const oneIn = (count: number) => below(random, count) === 0;
  if (oneIn(3)) return tableOf({ seats: 4 });
  const variants = oneIn(2) ? VARIANT_IDS.filter(() => oneIn(3)) : [];
  return tableOf({
    seats: oneIn(3) ? 2 + below(random, 5) : 4,
    roster: oneIn(2) ? { by: 'lot' } : { by: 'preset', preset: pick(random, PRESET_IDS) },
    buildings: EXPANSION_IDS.filter(() => oneIn(2)),
    variants: Object.fromEntries(variants.map((id) => [id, id === 'river' ? { course: 'random' } : true])),
  });
}

export function tableOf(input: unknown): Options {
  const options = boardGame.readOptions(input);
  if (!options.ok) throw new Error(JSON.stringify(options.refusal));
  return options.value;
}

/** Who sits where; with the others swapped in, everyone has sat everywhere. */
const SEATINGS = [
  [1, 0, 1, 0, 1, 0],
  [1, 1, 0, 0, 1, 0],
  [1, 0, 0, 1, 0, 1],
] as const;

/** How much better the first was than the second, over games in which both sat on the same seats. */
export interface Margin {
  readonly score: number;
  /** Its share of the wins, from 0 to 1. */
  readonly wins: number;
}

export interface Meeting {
  readonly first: BoardWeights;
  readonly second: BoardWeights;
  readonly options: Options;
  readonly seed: string;
}

/** Two games with the same luck, the seats of the one given to the other. */
export function meet({ first, second, options, seed }: Meeting): Margin {
  const [a, b] = [judgementOf(first), judgementOf(second)];
  const seating = pick(seedRandom(`${seed} seating`), SEATINGS).slice(0, options.seats);
  const margins = [1, 0].map((side) => {
    const bots = seating.map((seated) => (seated === side ? a : b));
    return marginOf(boardGame.result(playOut(options, seed, bots)) ?? [], (seat) => seating[seat] === side);
  });
  return { score: mean(margins.map(({ score }) => score)), wins: mean(margins.map(({ wins }) => wins)) };
}

/** Plays a whole game without looking ahead, each seat by its own judgement. */
function playOut(options: Options, seed: string, judgements: readonly Judgement[]): State {
  const state = boardGame.setup(options, seed);
  for (let [owed] = boardGame.owed(state); owed !== undefined; [owed] = boardGame.owed(state)) {
    const { seat } = owed;
    boardGame.play(state, seat, bestAnswer(state, seat, judgements[seat] as Judgement));
  }
  return state;
}

interface Line {
  readonly seat: number;
  readonly score: number;
  readonly rank: number;
}

function marginOf(result: readonly Line[], isFirst: (seat: number) => boolean): Margin {
  const firsts = result.filter(({ seat }) => isFirst(seat));
  const seconds = result.filter(({ seat }) => !isFirst(seat));
  const winners = result.filter(({ rank }) => rank === 1);
  return {
    score: mean(firsts.map(({ score }) => score)) - mean(seconds.map(({ score }) => score)),
    wins: winners.filter(({ seat }) => isFirst(seat)).length / winners.length,
  };
}
