/** Rulings that are choices of their own; `rulings.ts` lists them all. */
import type { CharacterId } from './ids.ts';
import { type ColumnCard, isVirtual, type OpenSeat, type Question } from './state/state.ts';

/** C3.1: the character lies nearest to the piles. */
export function openColumn(character: CharacterId): ColumnCard[] {
  return [character];
}

/** C3.1 and C3.9: terrain joins the far end of the column, in the order drawn. */
export function joinColumn(column: ColumnCard[], card: number): void {
  column.push(card);
}

/** C3.10: a virtual seat uses no power. */
export function usesPowers(seat: OpenSeat): boolean {
  return !isVirtual(seat);
}

/** C6.15: seats with the same total share their rank. */
export function rankOf(total: number, totals: readonly number[]): number {
  return 1 + totals.filter((other) => other > total).length;
}

/** C7.2: before laying a card, and at the end of the game. */
export function isMomentToSell(question: Question): boolean {
  return question.kind === 'lay' || question.kind === 'sell';
}

/** C7.3: what happens at the end of the game, the scoring last. */
export const ENDING = ['recruit', 'sell', 'endGame'] as const;
