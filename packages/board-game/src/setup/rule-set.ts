/**
 * Everything in which two tables can differ, as one plain description. The variants are folded into it
 * before the game is set up; after that no code asks which variant is on. Records hash it: a new member is optional,
 * and tables without its variant lack it.
 */
import type { RosterChoice } from '../content/presets.ts';
import type { RiverRule } from '../town/river.ts';

/** What a player starts with (B2.1, B10.1). */
export interface Kit {
  readonly money: number;
  readonly cowboys: number;
  readonly parcels: number;
  readonly revolvers: number;
  readonly roads: number;
}

export interface Rules {
  readonly seats: number;
  /** Undefined: drawn at random from the seed (B2.7). */
  readonly roster: readonly RosterChoice[] | undefined;
  /** Tiles in the game, by code (B1.2). */
  readonly tiles: readonly number[];
  /** What each player starts with; with a budget, the standard kit. */
  readonly kit: Kit;
  /** Points to fill a starting kit; 0: every player has the standard one (B10.1). */
  readonly kitBudget: number;
  readonly river: RiverRule;
  /** The parts of the set-up and of a round, in order: steps, or action spaces by their ids. */
  readonly setup: readonly string[];
  readonly round: readonly string[];
  /** Sets of duel tiles and tiles in a hand; 0: duels use dice (B10.4). */
  readonly tileSets: number;
  readonly handSize: number;
  /** Whether the tiles are shuffled and dealt; otherwise every player has one whole set. */
  readonly handsDealt: boolean;
  /** Outlaws in the box (B10.3). */
  readonly outlaws: number;
  /** Horses in the box, and each player's at the start (B10.6). */
  readonly horses: number;
  readonly startingHorses: number;
  /** Corrals where no horse may go (B10.6). */
  readonly closedCorrals: readonly number[];
  /** How often a player may take pieces back while all place together (B10.5). */
  readonly takeBacks: number;
  /** Points at the end for each player who finished later in the last round (B10.5). */
  readonly pointsPerPlayerBehind: number;
}

export type RulesDraft = { -readonly [Key in keyof Rules]: Rules[Key] };

/** Puts steps into a sequence before another one. */
export function insertBefore(sequence: readonly string[], before: string, ...added: string[]): string[] {
  const at = sequence.indexOf(before);
  if (at < 0) throw new Error(`no step ${before}`);
  return [...sequence.slice(0, at), ...added, ...sequence.slice(at)];
}
