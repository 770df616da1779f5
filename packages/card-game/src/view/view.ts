/** What a seat or a spectator may know (C3.12). Built by `viewOf`; a bot sees this and nothing else. */
import type { Owed, SeatResult, Shown, Viewer } from '@carson/engine';
import type { CharacterId, Element } from '../ids.ts';
import type { OpenSeat, OpenState } from '../state/state.ts';

/** One place of a city that has a card, and what shows there. */
export interface Parcel {
  readonly x: number;
  readonly y: number;
  readonly element: Element;
  /** The terrain card on top. */
  readonly card: number;
}

export interface SeatView extends Shown<OpenSeat> {
  readonly seat: number;
  /** What shows, row by row from the north-west; `ScorePart.parcels` are indexes into this list. */
  readonly parcels: readonly Parcel[];
  /** Sheriff or prison (C7.5). */
  readonly law: boolean;
  /** How long the longer side of the city may be; the other one is at most 8 (C5.1). */
  readonly longSide: number;
  /** While bids are chosen: whether this seat has. */
  readonly hasChosen: boolean;
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

export interface View extends Omit<Shown<OpenState>, 'seats'> {
  readonly viewer: Viewer;
  readonly seats: readonly SeatView[];
  /** Cards left in this Era's pile, and in the next Era's. */
  readonly terrainPile: number;
  readonly nextTerrainPile: number;
  readonly characterPile: CharacterPileView;
  /** The backs of all characters seen so far. */
  readonly backs: readonly KnownBack[];
  readonly owed: readonly Owed[];
  /** The viewer's own sealed bid. */
  readonly ownBid?: number;
  /** Once the game is over. */
  readonly result?: readonly SeatResult[];
}
