/** What a card of the column would bring a seat now: a terrain card on its best place, a character by its points. */
import {
  type ColumnCard,
  codesOfCard,
  drawLaid,
  newGrid,
  type Position,
  placesFor,
  type SeatView,
  siteOf,
  totalOf,
} from '@carson/card-game';

export interface CardGain {
  readonly card: ColumnCard;
  readonly gain: number;
  /** Where a terrain card brings it; none where it fits nowhere. */
  readonly place?: Position;
}

type Builder = Pick<SeatView, 'laid' | 'characters' | 'sold'>;

export function gainOf(seat: Builder, card: ColumnCard): CardGain {
  const before = totalNow(seat);
  if (typeof card === 'string') {
    const characters = [...seat.characters, card];
    return { card, gain: total({ ...seat, characters }) - before };
  }
  const site = siteOf(drawLaid(newGrid(), seat.laid), seat.characters);
  let best: CardGain = { card, gain: 0 };
  for (const place of placesFor(site, codesOfCard(card))) {
    const laid = [...seat.laid, { card, ...place }];
    const gain = total({ ...seat, laid }) - before;
    if (best.place === undefined || gain > best.gain) best = { card, gain, place };
  }
  return best;
}

/** What a terrain card would bring on one place. */
export function gainAt(seat: Builder, card: number, { x, y }: Position): number {
  return total({ ...seat, laid: [...seat.laid, { card, x, y }] }) - totalNow(seat);
}

const grid = newGrid();

function total({ laid, characters, sold }: Builder): number {
  return totalOf(drawLaid(grid, laid), { characters, sold: sold.length });
}

interface Known {
  readonly total: number;
  readonly gains: Map<ColumnCard, CardGain>;
}

/** By the city: what its owner bids, or holds, changes nothing. */
const knownOf = new WeakMap<Builder['laid'], Known & Omit<Builder, 'laid'>>();

/** Worked out once for each city: the table is drawn more often than it changes. */
function known({ laid, characters, sold }: Builder): Known {
  const before = knownOf.get(laid);
  if (before?.characters === characters && before.sold === sold) return before;
  const now = { characters, sold, total: total({ laid, characters, sold }), gains: new Map() };
  knownOf.set(laid, now);
  return now;
}

function totalNow(seat: Builder): number {
  return known(seat).total;
}

export function gainsFor(seat: Builder, cards: readonly ColumnCard[]): ReadonlyMap<ColumnCard, CardGain> {
  const { gains } = known(seat);
  for (const card of cards) if (!gains.has(card)) gains.set(card, gainOf(seat, card));
  return gains;
}
