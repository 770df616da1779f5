/**
 * The whole truth about a game, as plain data: what is open and what is sealed, each a type of its own. Small immutable values (laid cards, steps) are shared
 * between clones; every array is a clone's own. Terrain cards are numbers into TERRAIN, backs are
 * numbers into BACKS, and the top of a face-down pile is its last entry.
 */
import { type GameState, known, type Random, type Sealed } from '@carson/engine';
import type { CharacterId, Era, Level, Suit } from '../ids.ts';
import type { Options } from '../setup/options.ts';

/** A terrain card by its number, or a character by its id. */
export type ColumnCard = number | CharacterId;

/** A card in a city: `x` runs east and `y` south, both of the north-west parcel. */
export interface LaidCard {
  readonly card: number;
  readonly x: number;
  readonly y: number;
}

/** When a power is offered: C3.3 or C3.5. */
export type PowerWindow = 'beforeBid' | 'afterReveal';

/**
 * What is still to be done, the next thing last. `power`, `bid`, `take`, `lay`, `recruit` and `sell` may
 * wait for an answer; the others carry themselves out. Nothing in a step is hidden. Between two steps the
 * state is whole: all that is left of a command lies in the steps.
 */
export type Step =
  | { readonly kind: 'round' }
  /** Turn up a character (C3.1); a skull on top puts it under the pile again (C3.2). */
  | { readonly kind: 'character' }
  | { readonly kind: 'skull' }
  | { readonly kind: 'terrain'; readonly cards: number }
  | { readonly kind: 'powers'; readonly window: PowerWindow; readonly next: number }
  | { readonly kind: 'power'; readonly seat: number; readonly character: CharacterId }
  | { readonly kind: 'bid' }
  | { readonly kind: 'choice' }
  /** Take `cards` cards, one after another; `by` names the character whose power it is, if it is no turn. */
  | { readonly kind: 'take'; readonly seat: number; readonly cards: number; readonly by?: CharacterId }
  | { readonly kind: 'lay'; readonly seat: number; readonly card: number }
  | { readonly kind: 'endRound' }
  | { readonly kind: 'nextRound' }
  | { readonly kind: 'recruit' }
  | { readonly kind: 'sell' }
  | { readonly kind: 'endGame' }
  /** The final count, line by line: `told` of them have been told. */
  | { readonly kind: 'count'; readonly told: number };

export type StepOf<Kind extends Step['kind']> = Extract<Step, { readonly kind: Kind }>;

/** The steps that may wait for an answer. */
export type Question = StepOf<'power' | 'bid' | 'take' | 'lay' | 'recruit' | 'sell'>;

/** The open part of a seat. */
export interface OpenSeat {
  readonly suit: Suit;
  /** Of a virtual seat; a real one has none. */
  readonly level: Level | undefined;
  /** Auction cards not yet played this Era, ascending: a hand, or what is left of a virtual seat's pile. */
  held: number[];
  /** Auction cards played this Era, in order. */
  spent: number[];
  /** In the order laid. */
  laid: LaidCard[];
  /** Terrain cards of a virtual seat, which builds nothing. */
  kept: number[];
  /** Terrain cards that found no legal place (C3.11). */
  aside: number[];
  sold: number[];
  characters: CharacterId[];
  tilted: CharacterId[];
  /** This round: what the powers used add to the bid. */
  bonus: number;
  /** This round: how many cards the seat takes in its turn; 0 means it has no turn. */
  turnCards: number;
  /** This round: the auction card revealed. */
  played: number | undefined;
}

/** The open part of the state (C3.12): shown in every view, copied by `copyOpen`, kept by `imagine`. */
export interface OpenState {
  /** Counts the questions asked so far. */
  decision: number;
  /** Whether the next step waits for an answer; false between the steps of a command. */
  asking: boolean;
  readonly options: Options;
  readonly seats: OpenSeat[];
  era: Era;
  round: number;
  /** From the piles outward. */
  column: ColumnCard[];
  /** How many characters at the bottom of the pile went there in the open (C3.2). */
  buried: number;
  /** What was left of the columns. */
  removed: number[];
  removedCharacters: CharacterId[];
  /** What was left of the first Era's pile (C4.1), ascending. */
  unused: number[];
  /** The seats in the order of this round's choice, once it is known. */
  order: number[];
  /** What is still to be done, the next thing last. */
  steps: Step[];
}

/** What is hidden: a view shows of it only what `viewOf` names, imagination deals it by `imagineSealed`. */
export interface SealedState {
  terrainPile: number[];
  nextTerrainPile: number[];
  characterPile: CharacterId[];
  /** Which back belongs to which character is dealt in every game (C1.5) and never changes, so clones share it. */
  readonly backOf: Readonly<Record<CharacterId, number>>;
  /** By seat: a virtual seat's auction cards, face down; none for a real one. */
  readonly auctionPiles: number[][];
  /** While bids are being chosen. */
  bids: Sealed<number> | undefined;
}

export interface State extends GameState, OpenState, SealedState {
  readonly random: Random;
  reveals: number;
}

export const ERAS = 2;
export const ROUNDS_PER_ERA = 9;

export function isVirtual(seat: Pick<OpenSeat, 'level'>): boolean {
  return seat.level !== undefined;
}

export function seatAt(state: State, seat: number): OpenSeat {
  return known(state.seats[seat], 'a seat');
}
