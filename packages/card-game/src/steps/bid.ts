/** Sealed bids and their reveal (C3.4, C3.6, C3.8). */
import {
  answerSealed,
  hasAnswered,
  nth,
  openSealed,
  type Refusal,
  refusal,
  type Sealed,
  seal,
  stillOwing,
} from '@carson/engine';
import type { Command, CommandOf } from '../command.ts';
import type { CardLog, RevealedBid } from '../event.ts';
import { isVirtual, type OpenSeat, type State, seatAt } from '../state/state.ts';

/** True while a seat has to choose; once all have chosen, the bids are revealed. */
export function beginBid(state: State, log?: CardLog): boolean {
  state.bids ??= sealBids(state);
  if (isBidding(state)) return true;
  revealBids(state, state.bids, log);
  return false;
}

/** With one card left each, all know it already: no question is asked. */
function sealBids(state: State): Sealed<number> {
  const bidders = [...state.seats.keys()].filter((seat) => !isVirtual(seatAt(state, seat)));
  const bids: Sealed<number> = seal(bidders);
  if (bidders.some((seat) => seatAt(state, seat).held.length > 1)) return bids;
  for (const seat of bidders) answerSealed(bids, seat, nth(seatAt(state, seat).held, 0));
  return bids;
}

export function bidOptions(state: State, seat: number): Command[] {
  return seatAt(state, seat).held.map((card) => ({ type: 'bid', card }));
}

export function owesBid(state: State, seat: number): boolean {
  return state.bids?.seats.includes(seat) === true && !hasAnswered(state.bids, seat);
}

export function checkBid({ held, spent }: OpenSeat, { card }: CommandOf<'bid'>): Refusal | undefined {
  if (held.includes(card)) return undefined;
  if (spent.includes(card)) return refusal('auctionCardSpent', 'C3.8', { card });
  return refusal('auctionCardNotYours', 'C2.2', { card, held });
}

/** Whether some seat still has to choose. */
export function isBidding({ bids }: State): boolean {
  return bids !== undefined && stillOwing(bids).length > 0;
}

export function playBid(
  state: State,
  seat: number,
  { card, log }: { readonly card: number; readonly log?: CardLog | undefined },
): void {
  if (state.bids === undefined) throw new Error('no bids are being chosen');
  log?.({ type: 'bidChosen', seat });
  answerSealed(state.bids, seat, card);
}

function revealBids(state: State, bids: Sealed<number>, log?: CardLog): void {
  const revealed: RevealedBid[] = [];
  const chosen = openSealed(bids);
  for (const [at, seat] of state.seats.entries()) {
    const card = state.auctionPiles[at]?.pop() ?? chosen.find((bid) => bid.seat === at)?.answer;
    if (card === undefined) throw new Error(`seat ${at} has no auction card to reveal`);
    seat.held.splice(seat.held.indexOf(card), 1);
    seat.spent.push(card);
    seat.played = card;
    revealed.push({ seat: at, card, counts: seat.turnCards > 0 });
  }
  state.bids = undefined;
  state.reveals++;
  log?.({ type: 'bidsRevealed', bids: revealed });
}
