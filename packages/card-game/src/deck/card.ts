import type { Element, Era, Suit } from '../ids.ts';

/** The four parcels of a terrain card: north-west, north-east, south-west, south-east. */
export type Parcels = readonly [Element, Element, Element, Element];

export interface TerrainCard {
  readonly id: string;
  readonly era: Era;
  readonly parcels: Parcels;
  readonly appeal: number;
}

/** The back of a character card (C1.5): the suits from the strongest down. */
export interface CharacterBack {
  readonly order: readonly Suit[];
  readonly skull: boolean;
}
