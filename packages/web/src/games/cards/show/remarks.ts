import type { CardEvent } from '@carson/card-game';
import { neighbourOf, type Remark } from '../../../parts/remark.ts';
import { gainAt, gainOf, gainsFor } from '../round/gains.ts';
import { roundOf } from '../round/round.ts';
import type { CardsTable } from '../table-types.ts';

/** Points of one card that are worth a word. */
const LARGE = 10;
/** From this gain on, and this lead over the next best card, a card counts as the one the viewer wanted. */
const WANTED = 6;
const AHEAD = 3;

export function remarkOn(event: CardEvent, table: CardsTable): Remark | undefined {
  const { viewer } = table;
  if (viewer === 'spectator') return undefined;
  switch (event.type) {
    case 'orderSettled':
      return tieRemark(event, viewer);
    case 'cardTaken':
      return event.seat !== viewer && wasWanted(event, table, viewer)
        ? { seat: event.seat, moment: 'beatYou' }
        : undefined;
    case 'cardLaid':
      return layingRemark(event, table, viewer);
    default:
      return undefined;
  }
}

type EventOf<Type extends CardEvent['type']> = Extract<CardEvent, { readonly type: Type }>;

/** Of two equal bids the one that goes first is glad, the other is not. */
function tieRemark({ turns }: EventOf<'orderSettled'>, viewer: number): Remark | undefined {
  const own = turns.findIndex(({ seat }) => seat === viewer);
  const before = turns[own - 1];
  const after = turns[own + 1];
  if (own < 0) return undefined;
  if (before?.value === turns[own]?.value && before !== undefined)
    return { seat: before.seat, moment: 'beatYou' };
  return after !== undefined && after.value === turns[own]?.value
    ? { seat: after.seat, moment: 'beaten' }
    : undefined;
}

function wasWanted({ card }: EventOf<'cardTaken'>, table: CardsTable, viewer: number): boolean {
  const { view } = table;
  const own = view.seats[viewer];
  const hasChosen = roundOf(table).taken.some(({ seat }) => seat === viewer);
  if (own === undefined || hasChosen || !view.order.includes(viewer)) return false;
  const { gain } = gainOf(own, card);
  const others = gainsFor(own, view.column);
  return gain >= WANTED && view.column.every((other) => gain >= (others.get(other)?.gain ?? 0) + AHEAD);
}

function layingRemark(
  { seat, card, x, y }: EventOf<'cardLaid'>,
  { view }: CardsTable,
  viewer: number,
): Remark | undefined {
  const builder = view.seats[seat];
  if (builder === undefined) return undefined;
  const laid = builder.laid.filter((other) => other.card !== card);
  if (gainAt({ ...builder, laid }, card, { x, y }) < LARGE) return undefined;
  return seat === viewer
    ? { seat: neighbourOf(viewer, view.seats.length), moment: 'yourGain' }
    : { seat, moment: 'ownGain' };
}
