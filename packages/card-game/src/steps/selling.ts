/** Selling cards out of a city (C7.k, C7.2): before a laying, and at the end of the game. */
import { nth, type Refusal, refusal } from '@carson/engine';
import { salesOf } from '../characters/index.ts';
import { saleFault, sellable } from '../city/sale.ts';
import type { Command, CommandOf } from '../command.ts';
import type { CardLog } from '../event.ts';
import { isMomentToSell } from '../held-rulings.ts';
import { isVirtual, type OpenSeat, type Question, type State, seatAt } from '../state/state.ts';

/** Who may still sell something at the end of the game; undefined where no seat may. */
export function sellerOf(state: State): number | undefined {
  const seat = state.seats.findIndex((owner) => !isVirtual(owner) && saleOptions(owner).length > 0);
  return seat < 0 ? undefined : seat;
}

export function saleOptions(owner: OpenSeat): Command[] {
  if (owner.sold.length >= salesOf(owner.characters)) return [];
  return sellable(owner.laid).map((at) => ({ type: 'sellCard', card: nth(owner.laid, at).card }));
}

/** Why a seat cannot sell this card now, whichever question is open. */
export function checkSale(
  { characters, laid, sold }: OpenSeat,
  { command, question }: { readonly command: CommandOf<'sellCard'>; readonly question: Question },
): Refusal | undefined {
  const { card } = command;
  const sales = salesOf(characters);
  if (sales === 0) return refusal('cannotSell', 'C7.k', { card });
  if (!isMomentToSell(question)) return refusal('notTimeToSell', 'C7.2', { card });
  if (sold.length >= sales) return refusal('salesUsedUp', 'C7.k', { sales });
  const at = laid.findIndex((held) => held.card === card);
  if (at < 0) return refusal('notInCity', 'C7.2', { card });
  const fault = saleFault(laid, at);
  if (fault === undefined) return undefined;
  return refusal(fault === 'overlaps' ? 'saleOverlaps' : 'saleSplitsCity', 'C7.k', { card });
}

export function sellCard(
  state: State,
  seat: number,
  { card, log }: { readonly card: number; readonly log?: CardLog | undefined },
): void {
  const seller = seatAt(state, seat);
  seller.laid = seller.laid.filter((held) => held.card !== card);
  seller.sold.push(card);
  log?.({ type: 'cardSold', seat, card });
}
