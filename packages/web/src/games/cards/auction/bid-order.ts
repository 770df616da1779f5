import { BACKS, type SeatView, type Suit, type View } from '@carson/card-game';

/** Returns the seats that have bid: in the order in which they choose once it is known, otherwise in seat order. */
export function seatsInOrder({ seats, order }: View): readonly SeatView[] {
  const bidders = seats.filter(({ played }) => played !== undefined);
  const rank = ({ seat }: SeatView): number => {
    const at = order.indexOf(seat);
    return at < 0 ? order.length + seat : at;
  };
  return order.length === 0 ? bidders : bidders.toSorted((a, b) => rank(a) - rank(b));
}

export interface Tie {
  readonly value: number;
  /** As they go first (C3.6). */
  readonly suits: readonly Suit[];
  /** The place of the first of them in the order, from 1. */
  readonly from: number;
}

export function tiesOf({ seats, order }: View): readonly Tie[] {
  const inOrder = order.flatMap((seat) => seats[seat] ?? []);
  const values = [...new Set(inOrder.map(({ value }) => value))];
  return values.flatMap((value) => {
    const tied = inOrder.filter((seat) => seat.value === value);
    const from = inOrder.findIndex((seat) => seat.value === value) + 1;
    return value === undefined || tied.length < 2
      ? []
      : [{ value, suits: tied.map(({ suit }) => suit), from }];
  });
}

/** Among equal bids the lower rank goes first (C3.7). */
export function tieRank(view: View, suit: SeatView['suit']): number {
  return BACKS[view.characterPile.backOnTop ?? -1]?.order.indexOf(suit) ?? 0;
}
