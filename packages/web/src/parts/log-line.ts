export interface LogLine {
  readonly icon: string;
  readonly text: string;
  /** Begins a part of the game. */
  readonly heading?: boolean;
  /** Whose it is, and the parcels of that seat's city it speaks of. */
  readonly seat?: number;
  readonly parcels?: readonly number[];
  /** Which event of its entry it tells. */
  readonly event?: number;
}
