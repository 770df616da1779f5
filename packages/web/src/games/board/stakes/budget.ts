/** What a seat will have to pay for the cowboys it has placed, and what is left of its money. */
import { isCorralPlace, isParcelPlace, NOBODY, type View } from '@carson/board-game';

export interface Budget {
  readonly money: number;
  /** The prices of all places held, as if every duel were won. */
  readonly committed: number;
  /** Below zero where not everything could be paid. */
  readonly left: number;
}

/** What the viewer would pay for a place; 0 where it costs nothing. */
function priceAt(view: View, place: number): number {
  if (isCorralPlace(place)) return 0;
  if (!isParcelPlace(place)) return view.spaces.find((space) => space.place === place)?.yourPrice ?? 0;
  const isForSale = view.town.owner[place] === NOBODY && view.town.outlaw[place] !== 1;
  return isForSale ? (view.parcels[place]?.yourPrice ?? 0) : 0;
}

/** With a further place in mind, or as things stand. */
export function budgetOf(view: View, seat: number, place?: number): Budget {
  const held = view.pieces.filter((piece) => piece.seat === seat).map((piece) => piece.place);
  const places = new Set(place === undefined ? held : [...held, place]);
  const committed = [...places].reduce((sum, at) => sum + priceAt(view, at), 0);
  const money = view.players[seat]?.money ?? 0;
  return { money, committed, left: money - committed };
}
