import type { Bot } from '@carson/bots';
import type { AnyGame, GameEvent } from '@carson/engine';
import type { Shape } from '../contract/contract.ts';

/** What the command line needs to know of a game. */
export interface GameEntry {
  /** On the command line: `simulate cards`. */
  readonly name: string;
  readonly game: AnyGame;
  /** Of the game's options. */
  readonly optionsShape: Shape;
  readonly bots: readonly Bot[];
  /** The bots that make up the ladder, the weakest first. */
  readonly levels: readonly Bot[];
  /** Seats that the rules themselves play, by their name on the command line. */
  readonly rulesSeats: readonly string[];
  /** Who plays by default. */
  readonly usualSeats: readonly string[];
  /** The game's options for these seats, on top of those that were given. */
  optionsFor(seats: readonly string[], given: Readonly<Record<string, unknown>>): unknown;
  /** For people who watch: an event as a line of text, where it is worth one. */
  narrator(seatNames: readonly string[]): (event: GameEvent) => string | undefined;
}
