/** The outcome of a request to a table. */
import { accepted, type Match, type Refusal, type Result, refusal, refused } from '@carson/engine';
import type { Entry } from './entry.ts';

export interface Decision {
  readonly entry: Entry;
  /** The game after a move or an undo. */
  readonly match?: Match;
}

export type Decided = Result<Decision>;
export const acceptAs = (entry: Entry): Decided => accepted({ entry });
export const refuse = (code: string, params: Refusal['params'] = {}): Decided =>
  refused(refusal(code, undefined, params));
