/** What happened, for logs, animations and remarks. All events are public. */
import type { Log } from '@carson/engine';
import type { CharacterId, Era, Suit } from './ids.ts';
import type { ColumnCard } from './state/state.ts';

export interface RevealedBid {
  readonly seat: number;
  readonly card: number;
  /** False for a card that is only discarded (C7.b). */
  readonly counts: boolean;
}

export interface Turn {
  readonly seat: number;
  readonly value: number;
}

export interface SeatPoints {
  readonly seat: number;
  readonly points: number;
}

export type CardEvent =
  | { readonly type: 'seatsTaken'; readonly suits: readonly Suit[] }
  | { readonly type: 'eraStarted'; readonly era: Era }
  | { readonly type: 'roundStarted'; readonly era: Era; readonly round: number }
  | { readonly type: 'characterRevealed'; readonly character: CharacterId }
  /** The back on top showed a skull (C3.2). */
  | { readonly type: 'characterBuried'; readonly character: CharacterId }
  | { readonly type: 'terrainRevealed'; readonly cards: readonly number[] }
  | { readonly type: 'powerUsed'; readonly seat: number; readonly character: CharacterId }
  | { readonly type: 'powerDeclined'; readonly seat: number; readonly character: CharacterId }
  | { readonly type: 'bidChosen'; readonly seat: number }
  | { readonly type: 'bidsRevealed'; readonly bids: readonly RevealedBid[] }
  /** The order of the choice; `back` settles ties. */
  | { readonly type: 'orderSettled'; readonly turns: readonly Turn[]; readonly back: number }
  | {
      readonly type: 'cardTaken';
      readonly seat: number;
      readonly card: ColumnCard;
      /** The character whose power it was; left out in a turn. */
      readonly by?: CharacterId;
    }
  | {
      readonly type: 'cardLaid';
      readonly seat: number;
      readonly card: number;
      readonly x: number;
      readonly y: number;
    }
  | { readonly type: 'cardSetAside'; readonly seat: number; readonly card: number }
  | { readonly type: 'cardSold'; readonly seat: number; readonly card: number }
  | { readonly type: 'sellingFinished'; readonly seat: number }
  | { readonly type: 'columnCleared'; readonly cards: readonly ColumnCard[] }
  | { readonly type: 'pileRetired'; readonly cards: readonly number[] }
  | { readonly type: 'auctionCardsReturned' }
  | {
      readonly type: 'charactersUprighted';
      readonly seat: number;
      readonly characters: readonly CharacterId[];
    }
  | { readonly type: 'characterRecruited'; readonly seat: number; readonly character: CharacterId }
  | { readonly type: 'recruitDeclined'; readonly seat: number }
  | { readonly type: 'gameEnded' }
  /** One line of the final count, with the seats that have points in it. */
  | { readonly type: 'lineCounted'; readonly line: string; readonly points: readonly SeatPoints[] };

export type CardLog = Log<CardEvent>;
