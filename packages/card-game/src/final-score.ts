/** The score of every seat at any moment, and who has won (C6). */
import type { ScoreLine, SeatResult, SeatScore } from '@carson/engine';
import { TERRAIN, type TerrainCard } from './deck/index.ts';
import { drawLaid, newFrame } from './frame.ts';
import { rankOf } from './rulings.ts';
import { linesOf, totalOf } from './scoring.ts';
import { type CardState, isVirtual, type SeatState } from './state.ts';
import { appealOf } from './steps/choice.ts';

const frame = newFrame();

export function scoreOf(state: CardState): SeatScore[] {
  return state.seats.map((seat, at) => ({
    seat: at,
    ...(isVirtual(seat) ? appealScore(seat) : cityScore(seat)),
  }));
}

/** A seat's total alone, for search. */
export function seatTotal(seat: SeatState): number {
  if (isVirtual(seat)) return appealScore(seat).total;
  return totalOf(drawLaid(frame, seat.laid), { characters: seat.characters, sold: seat.sold.length });
}

export function resultOf(state: CardState): SeatResult[] | undefined {
  if (state.steps.length > 0) return undefined;
  const totals = state.seats.map(seatTotal);
  return totals.map((score, seat) => ({ seat, score, rank: rankOf(score, totals) }));
}

function cityScore({ laid, characters, sold }: SeatState): Omit<SeatScore, 'seat'> {
  return linesOf(drawLaid(frame, laid), { characters, sold: sold.length });
}

/** C6.14: a virtual seat scores the appeal of all its cards. */
function appealScore({ kept, characters }: SeatState): Omit<SeatScore, 'seat'> {
  const parts = [
    ...kept.map((card) => ({
      points: appealOf(card),
      parcels: [],
      about: (TERRAIN[card] as TerrainCard).id,
    })),
    ...characters.map((id) => ({ points: appealOf(id), parcels: [], about: id })),
  ];
  const total = parts.reduce((sum, part) => sum + part.points, 0);
  const line: ScoreLine = { id: 'appeal', points: total, rule: 'C6.14', parts };
  return { total, lines: [line] };
}
