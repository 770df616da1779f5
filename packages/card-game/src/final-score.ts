/** The score of every seat at any moment, and who has won (C6). */
import { nth, type ScoreLine, type SeatResult, type SeatScore } from '@carson/engine';
import { drawLaid, newGrid } from './city/grid.ts';
import { CITY_LINES, linesOf, totalOf } from './city/scoring.ts';
import { TERRAIN } from './deck/index.ts';
import { rankOf } from './held-rulings.ts';
import { CHARACTER_IDS } from './ids.ts';
import { isVirtual, type OpenSeat, type State } from './state/state.ts';
import { appealOf } from './steps/choice.ts';

const grid = newGrid();

/** The only line of a virtual seat. */
const APPEAL = 'appeal';

/** As if the game ended now; during the final count only the lines told so far. */
export function scoreOf(state: State): SeatScore[] {
  const scores = linesOfAll(state);
  const step = state.steps.at(-1);
  if (step?.kind !== 'count') return scores;
  const told = linesToTell(state).slice(0, step.told);
  return scores.map(({ seat, lines }) => {
    const counted = lines.filter(({ id }) => told.includes(id));
    return { seat, total: sum(counted), lines: counted };
  });
}

export function linesOfAll(state: State): SeatScore[] {
  return state.seats.map((seat, at) => ({
    seat: at,
    ...(isVirtual(seat) ? appealScore(seat) : cityScore(seat)),
  }));
}

/** The lines of the final count: the bar set by virtual seats first, then the pad's (C6.16), empty ones left out. */
export function linesToTell(state: State): string[] {
  const counted = linesOfAll(state).flatMap(({ lines }) => lines.filter(({ points }) => points !== 0));
  return [APPEAL, ...CITY_LINES, ...CHARACTER_IDS].filter((line) => counted.some(({ id }) => id === line));
}

function sum(items: readonly { readonly points: number }[]): number {
  return items.reduce((total, { points }) => total + points, 0);
}

/** A seat's total alone, for search. */
export function seatTotal(seat: OpenSeat): number {
  if (isVirtual(seat)) return appealScore(seat).total;
  return totalOf(drawLaid(grid, seat.laid), { characters: seat.characters, sold: seat.sold.length });
}

export function resultOf(state: State): SeatResult[] | undefined {
  if (state.steps.length > 0) return undefined;
  const totals = state.seats.map(seatTotal);
  return totals.map((score, seat) => ({ seat, score, rank: rankOf(score, totals) }));
}

function cityScore({ laid, characters, sold }: OpenSeat): Omit<SeatScore, 'seat'> {
  return linesOf(drawLaid(grid, laid), { characters, sold: sold.length });
}

/** C6.14: a virtual seat scores the appeal of all its cards. */
function appealScore({ kept, characters }: OpenSeat): Omit<SeatScore, 'seat'> {
  const parts = [
    ...kept.map((card) => ({
      points: appealOf(card),
      parcels: [],
      about: nth(TERRAIN, card).id,
    })),
    ...characters.map((id) => ({ points: appealOf(id), parcels: [], about: id })),
  ];
  const total = sum(parts);
  const line: ScoreLine = { id: APPEAL, points: total, rule: 'C6.14', parts };
  return { total, lines: [line] };
}
