import type { ComponentChildren } from 'preact';
import type { LogLine } from '../parts/log-line.ts';
import type { Cue } from './pace.ts';
import type { Sound } from './sound.ts';

/** A place on the screen that things fly from and to: the element with this `data-anchor`. */
export type Anchor = string;

export interface Flight {
  /** The drawing that flies; left out, a copy of what stands at `looks` does, or else at `from`. */
  readonly art?: string;
  readonly looks?: Anchor;
  readonly from: Anchor;
  readonly to: Anchor;
  readonly count?: number;
  /** What it goes to is a cover: seen until it has arrived there. */
  readonly covers?: boolean;
  /** In whose colour it flies. */
  readonly seat?: number;
}

export interface Scene extends Omit<Cue, 'move'> {
  /** Where the story is: 'The $8 building', 'End of round 2'. */
  readonly title: string;
  readonly icon: string;
  /** What happened, as the log says it. */
  readonly lines: readonly LogLine[];
  /** How the viewer's own duel or auction ended, for a viewer who skips it. */
  readonly outcome?: string;
  /** The parcels, by the view's numbers, and the place that the beat is about. */
  readonly parcels: readonly number[];
  readonly place?: number;
  /** A stop of the story that is none of the view's places, by a name of the game's own. */
  readonly station?: string;
  /** Whose city the parcels lie in, where every seat has its own. */
  readonly seat?: number;
  readonly flights: readonly Flight[];
  readonly sound?: Sound;
  /** Shown on this pane, which therefore comes to the front of a small screen. */
  readonly pane?: string;
  /** Announced on the table itself, in large. */
  readonly sign?: () => ComponentChildren;
  /** Drawn beside the table above the lines: a duel, bids, an income. */
  readonly picture?: () => ComponentChildren;
}
