/** Which card of the column a bid is for: the best of what is likely to be left when it is one's turn. */
import { appealOf, BACKS, type CardView, type ColumnCard, type SeatView } from '@carson/card-game';
import { bestOf } from './gains.ts';
import { ownSeat } from './own-seat.ts';

export function targetOf(view: CardView, bid: number): ColumnCard | undefined {
  const own = ownSeat(view);
  const ahead = Math.round(
    view.seats
      .filter(({ seat, turnCards }) => seat !== own.seat && turnCards > 0)
      .reduce((sum, rival) => sum + chanceToGoFirst(view, rival, bid + own.bonus), 0),
  );
  // What virtual players go by is also the best guess at what others like (C3.10).
  const byAppeal = view.column.toSorted((a, b) => appealOf(b) - appealOf(a));
  return bestOf(own, byAppeal.slice(Math.min(ahead, byAppeal.length - 1)))?.card;
}

/** As far as the cards that a rival still holds tell. */
function chanceToGoFirst(view: CardView, { suit, held, bonus }: SeatView, value: number): number {
  const needed = tieRank(view, suit) < tieRank(view, ownSeat(view).suit) ? value : value + 1;
  return held.filter((card) => card + bonus >= needed).length / Math.max(1, held.length);
}

/** Among equal bids the lower rank goes first (C3.7). */
export function tieRank(view: CardView, suit: SeatView['suit']): number {
  return BACKS[view.characterPile.backOnTop ?? -1]?.order.indexOf(suit) ?? 0;
}
