/**
 * What a character can be: facts first, and three functions for what facts cannot say. The rules ask
 * only for these, never who someone is.
 */
import type { City, Worth } from '../city/city.ts';
import type { CharacterId } from '../ids.ts';
import type { PowerWindow } from '../state/state.ts';

export type CharacterSymbol = 'points' | 'tilt';

/** A tilt power: used in its window, once per Era or once per game. */
export interface Power {
  readonly window: PowerWindow;
  readonly once: 'era' | 'game';
  /** Terrain cards turned up at the far end of the column. */
  readonly reveals?: number;
  /** Cards taken from the column at once. */
  readonly takes?: number;
  /** The auction card is only discarded, and the seat has no turn. */
  readonly forfeitsTurn?: true;
  /** Cards taken in the turn beyond the usual one. */
  readonly extraCards?: number;
  /** Added to the bid. */
  readonly bonus?: number;
}

export interface Character {
  readonly id: CharacterId;
  readonly rule: string;
  readonly symbols: readonly CharacterSymbol[];
  readonly power?: Power;
  /** Works like a prison in the city (C7.5). */
  readonly law?: true;
  /** How long one side of the city may be. */
  readonly longSide?: number;
  /** How many terrain cards may be sold out of the city. */
  readonly sales?: number;
  /** May bring another character at the end of the game. */
  readonly recruits?: true;
  readonly points?: number;
  readonly pointsPer?: Worth;
  readonly pointsForCharacter?: (held: Character) => number;
  /** Points from the city; `behind`, where given, takes the places that made them. */
  readonly pointsFrom?: (city: City, behind?: number[]) => number;
}
