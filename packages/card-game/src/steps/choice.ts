/** The choice (C3.6, C3.7, C3.10) and every other taking of a card from the column. */
import { known, nth, type Refusal, refusal } from '@carson/engine';
import { backNumbered, backOnTop, isTerrain, removeFromColumn } from '../column.ts';
import type { Command, CommandOf } from '../command.ts';
import { CHARACTER_APPEAL, TERRAIN } from '../deck/index.ts';
import type { CardLog } from '../event.ts';
import {
  type ColumnCard,
  isVirtual,
  type OpenSeat,
  type State,
  type StepOf,
  seatAt,
} from '../state/state.ts';

/** C3.6: the card's number and every bonus. */
export function bidValue({ played, bonus }: OpenSeat): number {
  return (played ?? 0) + bonus;
}

/** C3.7: from the highest value down; the back on top settles ties. Seats without a turn are left out. */
export function settleOrder(state: State, log?: CardLog): void {
  const back = known(backOnTop(state), 'a back that settles ties');
  const { order: suits } = backNumbered(back);
  const rank = (seat: number) => suits.indexOf(seatAt(state, seat).suit);
  const value = (seat: number) => bidValue(seatAt(state, seat));
  state.order = [...state.seats.keys()]
    .filter((seat) => seatAt(state, seat).turnCards > 0)
    .sort((a, b) => value(b) - value(a) || rank(a) - rank(b));
  log?.({
    type: 'orderSettled',
    turns: state.order.map((seat) => ({ seat, value: value(seat) })),
    back,
  });
  for (let i = state.order.length - 1; i >= 0; i--) {
    const seat = nth(state.order, i);
    state.steps.push({ kind: 'take', seat, cards: seatAt(state, seat).turnCards });
  }
}

/** True where the seat has to choose; a virtual seat and a last card choose themselves. */
export function beginTake(state: State, step: StepOf<'take'>, log?: CardLog): boolean {
  if (isVirtual(seatAt(state, step.seat))) {
    takeCard(state, step, { card: mostAppealing(state.column), log });
    return false;
  }
  if (state.column.length > 1) return true;
  takeCard(state, step, { card: nth(state.column, 0), log });
  return false;
}

export function takeOptions(state: State): Command[] {
  return state.column.map((card) => ({ type: 'takeCard', card }));
}

export function checkTake(state: State, command: CommandOf<'takeCard'>): Refusal | undefined {
  if (state.column.includes(command.card)) return undefined;
  return refusal('notInColumn', 'C3.7', { card: command.card });
}

/** A terrain card is laid before the next card is taken (C7.c). */
export function takeCard(
  state: State,
  step: StepOf<'take'>,
  { card, log }: { readonly card: ColumnCard; readonly log?: CardLog | undefined },
): void {
  const { seat, cards, by } = step;
  const taker = seatAt(state, seat);
  removeFromColumn(state, card);
  log?.(by === undefined ? { type: 'cardTaken', seat, card } : { type: 'cardTaken', seat, card, by });
  if (cards > 1) state.steps.push({ ...step, cards: cards - 1 });
  if (!isTerrain(card)) taker.characters.push(card);
  else if (isVirtual(taker)) taker.kept.push(card);
  else state.steps.push({ kind: 'lay', seat, card });
}

/** C3.10: the highest appeal; among equals the nearest to the piles. */
function mostAppealing(column: readonly ColumnCard[]): ColumnCard {
  return column.reduce((best, card) => (appealOf(card) > appealOf(best) ? card : best));
}

export function appealOf(card: ColumnCard): number {
  return isTerrain(card) ? nth(TERRAIN, card).appeal : CHARACTER_APPEAL[card];
}
