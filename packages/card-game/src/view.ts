/** What a seat or a spectator may know (C3.12). Built by `viewOf`; a bot sees this and nothing else. */
import type { Owed, SeatResult, SeatScore, Viewer } from '@carson/engine';
import type { CharacterId, Element, Era, Level, Suit } from './ids.ts';
import type { CardOptions } from './options.ts';
import type { ColumnCard, LaidCard, Step } from './state.ts';

/** One place of a city that has a card, and what shows there. */
export interface Parcel {
  readonly x: number;
  readonly y: number;
  readonly element: Element;
  /** The terrain card on top. */
  readonly card: number;
}

export interface HeldCharacter {
  readonly id: CharacterId;
  readonly tilted: boolean;
}

export interface SeatView {
  readonly seat: number;
  readonly suit: Suit;
  /** Of a virtual seat; a real one has none. */
  readonly level?: Level;
  /** Auction cards not yet played this Era, ascending; of a virtual seat only the set is known. */
  readonly held: readonly number[];
  readonly spent: readonly number[];
  /** In the order laid. */
  readonly laid: readonly LaidCard[];
  /** What shows, row by row from the north-west; `ScorePart.parcels` are indexes into this list. */
  readonly parcels: readonly Parcel[];
  /** Terrain cards of a virtual seat. */
  readonly kept: readonly number[];
  readonly aside: readonly number[];
  readonly sold: readonly number[];
  readonly characters: readonly HeldCharacter[];
  /** Sheriff or prison (C7.5). */
  readonly law: boolean;
  /** How long the longer side of the city may be; the other one is at most 8 (C5.1). */
  readonly longSide: number;
  /** While bids are chosen: whether this seat has. */
  readonly hasChosen: boolean;
  /** Cards to be taken in this round's turn; 0: no turn. */
  readonly turnCards: number;
  /** This round's bonus from powers. */
  readonly bonus: number;
  /** This round's auction card, once revealed. */
  readonly played?: number;
  /** This round's bid with its bonuses, once revealed; left out where the card does not count. */
  readonly value?: number;
}

export interface KnownBack {
  readonly character: CharacterId;
  readonly back: number;
}

export interface CharacterPileView {
  readonly size: number;
  /** Number into BACKS. */
  readonly backOnTop?: number;
  /** At the bottom of the pile, the lowest first, put there in the open (C3.2). */
  readonly buried: readonly CharacterId[];
}

export interface CardView {
  readonly viewer: Viewer;
  readonly options: CardOptions;
  readonly era: Era;
  readonly round: number;
  /** From the piles outward. */
  readonly column: readonly ColumnCard[];
  /** Cards left in this Era's pile, and in the next Era's. */
  readonly terrainPile: number;
  readonly nextTerrainPile: number;
  readonly characterPile: CharacterPileView;
  /** The backs of all characters seen so far. */
  readonly backs: readonly KnownBack[];
  /** Left of the columns. */
  readonly removed: readonly number[];
  readonly removedCharacters: readonly CharacterId[];
  /** Left of the first Era's pile, ascending. */
  readonly unused: readonly number[];
  readonly seats: readonly SeatView[];
  /** Seats in the order of this round's choice, once known. */
  readonly order: readonly number[];
  /** What is still to be done, the next thing last: the open question is `agenda.at(-1)`. */
  readonly agenda: readonly Step[];
  readonly owed: readonly Owed[];
  /** How many questions have been asked so far. */
  readonly decision: number;
  /** The viewer's own sealed bid. */
  readonly ownBid?: number;
  /** As if the game ended now. */
  readonly scores: readonly SeatScore[];
  /** Once the game is over. */
  readonly result?: readonly SeatResult[];
}
