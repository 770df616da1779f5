/** Tables for tests: set up like any game, then arranged without losing or doubling a card. */
import { stableHash } from '@carson/engine';
import { expect } from 'vitest';
import {
  type CardEvent,
  type CharacterId,
  type ColumnCard,
  type Command,
  cardGame,
  ELEMENTS,
  type LaidCard,
  type Level,
  type Options,
  type SeatOption,
  type State,
  SUITS,
  type Suit,
  TERRAIN,
} from '../src/index.ts';
import { advance } from '../src/play.ts';
import { type OpenSeat, type Step, seatAt } from '../src/state/state.ts';

export const real = (suit: Suit): SeatOption => ({ kind: 'real', suit });
export const virtual = (level: Level, suit?: Suit): SeatOption =>
  suit === undefined ? { kind: 'virtual', level } : { kind: 'virtual', level, suit };

/** Real seats with the suits in their order. */
export function reals(count: number): SeatOption[] {
  return SUITS.slice(0, count).map(real);
}

export function accept(seats: readonly SeatOption[]): Options {
  const read = cardGame.readOptions({ seats });
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return read.value;
}

export function newTable(seats: readonly SeatOption[] = reals(4), seed = 'table'): State {
  return cardGame.setup(accept(seats), seed);
}

export function seatOf(state: State, seat: number): OpenSeat {
  return seatAt(state, seat);
}

/** Plays a command that must be legal, and returns what happened. */
export function play(state: State, seat: number, command: Command): CardEvent[] {
  expect(cardGame.check(state, seat, command)).toBeUndefined();
  const events: CardEvent[] = [];
  cardGame.play(state, seat, command, (event) => events.push(event));
  return events;
}

/** The code of the refusal, with proof that nothing changed. */
export function refusalOf(state: State, seat: number, command: Command): string | undefined {
  const before = stableHash(state);
  const reason = cardGame.check(state, seat, command);
  expect(stableHash(state)).toBe(before);
  return reason === undefined ? undefined : `${reason.code} ${reason.rule ?? ''}`.trim();
}

/** All real seats bid, in the order of the seats. */
export function bidAll(state: State, cards: readonly number[]): CardEvent[] {
  const events: CardEvent[] = [];
  const bidders = cardGame.owed(state).map(({ seat }) => seat);
  for (const [at, seat] of bidders.entries()) {
    events.push(...play(state, seat, { type: 'bid', card: cards[at] ?? 1 }));
  }
  return events;
}

/** Hands characters to a seat out of the pile or the column. */
export function give(state: State, seat: number, ...characters: CharacterId[]): State {
  for (const id of characters) {
    state.characterPile = state.characterPile.filter((other) => other !== id);
    state.column = state.column.filter((other) => other !== id);
    seatOf(state, seat).characters.push(id);
  }
  return state;
}

/** Replaces the column; what lay there goes under the piles. */
export function layOut(state: State, column: readonly ColumnCard[]): State {
  for (const card of state.column) {
    if (typeof card === 'number') state.terrainPile.unshift(card);
    else state.characterPile.unshift(card);
  }
  state.terrainPile = state.terrainPile.filter((card) => !column.includes(card));
  state.nextTerrainPile = state.nextTerrainPile.filter((card) => !column.includes(card));
  state.characterPile = state.characterPile.filter((id) => !column.includes(id));
  state.column = [...column];
  return state;
}

/** Puts terrain cards into a city, out of the piles. */
export function build(state: State, seat: number, laid: readonly LaidCard[]): State {
  const cards = laid.map(({ card }) => card);
  state.terrainPile = state.terrainPile.filter((card) => !cards.includes(card));
  state.nextTerrainPile = state.nextTerrainPile.filter((card) => !cards.includes(card));
  seatOf(state, seat).laid.push(...laid);
  return state;
}

const ROUND: readonly Step[] = [
  { kind: 'endRound' },
  { kind: 'choice' },
  { kind: 'powers', window: 'afterReveal', next: 0 },
  { kind: 'bid' },
  { kind: 'powers', window: 'beforeBid', next: 0 },
];

/** Starts over from these steps, the next one last. */
export function from(state: State, steps: readonly Step[] = ROUND): CardEvent[] {
  const events: CardEvent[] = [];
  state.bids = undefined;
  state.steps = [...steps];
  advance(state, (event) => events.push(event));
  return events;
}

/** What is asked now, and whom. */
export function asked(state: State): string {
  const step = state.steps.at(-1);
  const seats = cardGame.owed(state).map(({ seat }) => seat);
  const about = step?.kind === 'power' ? ` ${step.character}` : '';
  return `${step?.kind ?? 'nothing'}${about} ${seats.join(' ')}`.trim();
}

/** Different terrain cards that show neither outlaws nor a prison, for where it does not matter which. */
export function plainTerrain(count: number): number[] {
  const plain = [...TERRAIN.keys()].filter(
    (card) => !TERRAIN[card]?.parcels.some((shows) => shows === 'outlaws' || shows === 'prison'),
  );
  return plain.slice(0, count);
}

/** Any terrain card for which this holds. */
export function terrainWith(holds: (card: (typeof TERRAIN)[number]) => boolean): number {
  const card = TERRAIN.findIndex(holds);
  if (card < 0) throw new Error('no terrain card is like that');
  return card;
}

/**
 * A city of 64 parcels without a place for this card. Every card of it shows the same element in its
 * north-west, so wherever a new one lies it covers that element. The card at 0,0 lies there only.
 */
export function cityWithoutPlaceFor(card: number): LaidCard[] {
  const unlike = ELEMENTS.filter(
    (element) => element !== 'empty' && element !== 'outlaws' && !TERRAIN[card]?.parcels.includes(element),
  );
  const alike = unlike
    .map((element) => [...TERRAIN.keys()].filter((other) => TERRAIN[other]?.parcels[0] === element))
    .find((cards) => cards.length > 1);
  const [corner = -1, other = -1] = alike ?? [];
  return Array.from({ length: 16 }, (_, i) => ({
    card: i === 0 ? corner : other,
    x: 2 * (i % 4),
    y: 2 * Math.floor(i / 4),
  }));
}

/** Lays or sets aside whatever is to be laid, in the first way offered; never sells. */
export function layAnywhere(state: State): void {
  for (;;) {
    const step = state.steps.at(-1);
    if (step?.kind !== 'lay') return;
    const options = cardGame.options(state, step.seat).filter(({ type }) => type !== 'sellCard');
    play(state, step.seat, options[0] as Command);
  }
}

/** Plays on, always the first option that is no use of a power and no sale, until something holds. */
export function playUntil(state: State, holds: (state: State) => boolean): CardEvent[] {
  const events: CardEvent[] = [];
  while (!holds(state)) {
    const [owed] = cardGame.owed(state);
    if (owed === undefined) throw new Error('the game ended before');
    const options = cardGame.options(state, owed.seat);
    const command = options.find(({ type }) => type !== 'usePower' && type !== 'sellCard') ?? options[0];
    events.push(...play(state, owed.seat, command as Command));
  }
  return events;
}

export const isOver = (state: State): boolean => state.steps.length === 0;
