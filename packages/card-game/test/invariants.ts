/** What the rules promise at every step of every game, written down a second time. */
import type { Invariant } from '@carson/testkit';
import { slowCardScore } from '@carson/testkit/card-scorer';
import {
  type CardEvent,
  CHARACTER_IDS,
  type Command,
  cardGame,
  type Element,
  type OpenSeat,
  parcelsOf,
  type State,
  TERRAIN,
} from '../src/index.ts';
import { auctionCards } from '../src/setup/auction-cards.ts';

export type CardInvariant = Invariant<State, Command, CardEvent>;

const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

export const cardsAreConserved = {
  name: 'every terrain card, every character and nine auction cards per seat are always somewhere, once',
  violation({ state }: { readonly state: State }) {
    const terrain = [
      ...state.column.filter((card) => typeof card === 'number'),
      ...state.terrainPile,
      ...state.nextTerrainPile,
      ...state.removed,
      ...state.unused,
      ...state.steps.flatMap((step) => (step.kind === 'lay' ? step.card : [])),
      ...state.seats.flatMap(({ laid, kept, aside, sold }) => [
        ...laid.map(({ card }) => card),
        ...kept,
        ...aside,
        ...sold,
      ]),
    ];
    if (ascending(terrain).join() !== [...TERRAIN.keys()].join()) return `terrain: ${ascending(terrain)}`;
    const characters = [
      ...state.column.filter((card) => typeof card === 'string'),
      ...state.characterPile,
      ...state.removedCharacters,
      ...state.seats.flatMap((seat) => seat.characters),
    ];
    if (characters.toSorted().join() !== CHARACTER_IDS.toSorted().join()) return `characters: ${characters}`;
    const odd = state.seats.find(
      ({ held, spent, level }) => ascending([...held, ...spent]).join() !== auctionCards(level).join(),
    );
    if (odd !== undefined) return `auction cards: ${odd.held} and ${odd.spent}`;
    const pile = state.auctionPiles.find(
      (cards, seat) => cards.length > 0 && ascending(cards).join() !== state.seats[seat]?.held.join(),
    );
    return pile === undefined ? undefined : `a virtual pile: ${pile}`;
  },
};

const citiesFitTheirSquare: CardInvariant = {
  name: 'every city fits its square and hangs together',
  violation({ state }) {
    for (const { laid, characters } of state.seats) {
      const span = (along: readonly number[]) => Math.max(...along) - Math.min(...along) + 2;
      if (laid.length === 0) continue;
      const sides = ascending([span(laid.map(({ x }) => x)), span(laid.map(({ y }) => y))]);
      const long = characters.includes('captain') ? 9 : 8;
      if ((sides[0] ?? 0) > 8 || (sides[1] ?? 0) > long) return `a city measures ${sides.join(' by ')}`;
      if (!hangsTogether(laid)) return 'a city is in parts';
    }
    return undefined;
  },
};

function hangsTogether(laid: OpenSeat['laid']): boolean {
  const parcels = parcelsOf(laid);
  const reached = new Set(parcels.slice(0, 1));
  for (const a of reached) {
    for (const b of parcels) if (Math.abs(a.x - b.x) + Math.abs(a.y - b.y) === 1) reached.add(b);
  }
  return reached.size === parcels.length;
}

const coveredParcelsAreLegal: CardInvariant = {
  name: 'every covered parcel could be covered',
  violation({ before, events }) {
    for (const event of events) {
      if (before === undefined || event.type !== 'cardLaid') continue;
      const seat = before.seats[event.seat];
      const city = parcelsOf((seat?.laid ?? []).filter(({ card }) => !soldIn(events, card)));
      const law = seat?.characters.includes('sheriff') || city.some(({ element }) => element === 'prison');
      for (const [i, over] of (TERRAIN[event.card]?.parcels ?? []).entries()) {
        const at = { x: event.x + (i % 2), y: event.y + Math.floor(i / 2) };
        const under = city.find(({ x, y }) => x === at.x && y === at.y)?.element ?? 'empty';
        if (!coverable(under, over, law === true)) return `${over} covers ${under}`;
      }
    }
    return undefined;
  },
};

const soldIn = (events: readonly CardEvent[], card: number) =>
  events.some((event) => event.type === 'cardSold' && event.card === card);

function coverable(under: Element, over: Element, law: boolean): boolean {
  if (under === 'empty') return true;
  if (under === 'outlaws') return law && over !== 'outlaws';
  return under === over || (under === 'house' && over === 'townhouse');
}

const scoresAgree: CardInvariant = {
  name: 'after every round each score is what the slow scorer says',
  violation({ state, events }) {
    if (!events.some(({ type }) => type === 'columnCleared' || type === 'gameEnded')) return undefined;
    const scores = cardGame.score(state);
    for (const [at, seat] of state.seats.entries()) {
      if (seat.level !== undefined) continue;
      const { characters, sold } = seat;
      const slow = slowCardScore({ grid: gridOf(seat), characters, sold: sold.length });
      if (slow.total !== scores[at]?.total) return `seat ${at}: ${scores[at]?.total}, slowly ${slow.total}`;
    }
    return undefined;
  },
};

function gridOf({ laid }: OpenSeat): (Element | null)[][] {
  const grid = Array.from({ length: 40 }, () => Array<Element | null>(40).fill(null));
  for (const { x, y, element } of parcelsOf(laid)) (grid[y + 20] ?? [])[x + 20] = element;
  return grid;
}

export const cardInvariants: readonly CardInvariant[] = [
  cardsAreConserved,
  citiesFitTheirSquare,
  coveredParcelsAreLegal,
  scoresAgree,
];
