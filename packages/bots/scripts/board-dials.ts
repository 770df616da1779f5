/** The weights of the board game as a row of dials: all at zero they are the ones made by hand. */
import { BEGINNING, type BoardWeights } from '../src/board/weights.ts';

/** What a dial turned by one adds to a weight that begins with nothing, in points; all others grow e-fold. */
const POINTS = 2;

type Weights = number | readonly number[] | { readonly [name: string]: Weights };

/** The standing is for the search: games without one teach nothing about it. */
const { standing: _, ...TURNED } = BEGINNING;

const BEGIN = rowOf(TURNED);

export const DIAL_COUNT = BEGIN.length;

export function weightsAt(dials: readonly number[], standing: BoardWeights['standing']): BoardWeights {
  const row = dials.map((dial, at) => turned(BEGIN[at] as number, dial));
  return { ...(shapedLike(TURNED, row[Symbol.iterator]()) as typeof TURNED), standing };
}

/** Where the dials stand for these weights. */
export function dialsFor({ standing: _, ...turnable }: BoardWeights): readonly number[] {
  return rowOf(turnable).map((weight, at) => {
    const begin = BEGIN[at] as number;
    return begin === 0 ? weight / POINTS : Math.log(weight / begin);
  });
}

function turned(begin: number, dial: number): number {
  return rounded(begin === 0 ? POINTS * dial : begin * Math.exp(dial));
}

function rowOf(weights: Weights): readonly number[] {
  return typeof weights === 'number' ? [weights] : Object.values(weights).flatMap(rowOf);
}

function shapedLike(shape: Weights, row: Iterator<number>): Weights {
  if (typeof shape === 'number') return row.next().value as number;
  if (Array.isArray(shape)) return shape.map(() => row.next().value as number);
  return Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, shapedLike(part, row)]));
}

/** Four digits are enough for a data file. */
export function rounded(weight: number): number {
  return Number(weight.toPrecision(4));
}
