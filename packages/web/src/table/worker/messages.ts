/** Messages between the page and the worker that runs the table. */
import type { Reason } from '@carson/bots';
import type { GameCommand, Refusal, Viewer } from '@carson/engine';
import type { Beat, TableChange, TableUpdate } from '@carson/protocol';
import type { SavedGame } from '../stored/saved-games.ts';
import type { Thoughts } from './aloud.ts';
import type { Preview } from './previews.ts';

/** What the bots of a lesson answer, seat by seat, in this order. */
export type Script = readonly (readonly GameCommand[])[];

export interface Pace {
  readonly milliseconds: number;
  /** Where all decide at once in the open, a bot waits for people after each of its moves. */
  readonly inStep: boolean;
  readonly aloud?: boolean;
}

export type Request =
  | { readonly type: 'open'; readonly saved: SavedGame; readonly script?: Script }
  /** Turns a scripted game into one like any other. */
  | { readonly type: 'playOn' }
  | { readonly type: 'show'; readonly viewer: Viewer }
  | ({ readonly type: 'pace' } & Pace)
  | {
      readonly type: 'submit';
      readonly seat: number;
      readonly command: GameCommand;
      /** The question it answers; none where the seat was not asked and will be told so. */
      readonly decision?: number;
    }
  /** `advised`: the seat was told of a better move, which counts as a hint for the move made instead. */
  | { readonly type: 'undo'; readonly seat: number; readonly count: number; readonly advised?: boolean }
  /** The best few answers to what is asked of the viewer. */
  | { readonly type: 'hint' }
  /** The story of the moves from `from` up to, not with, `to`; -1 is the set-up. */
  | { readonly type: 'beats'; readonly from: number; readonly to: number; readonly viewer?: Viewer };

export type Answer =
  | { readonly ok: true; readonly beats?: readonly Beat[]; readonly hint?: readonly Reason[] }
  | { readonly ok: false; readonly refusal: Refusal; readonly move?: number };

/** `kept`: false when the browser could not keep the last move. */
export type News =
  | { readonly type: 'update'; readonly update: TableUpdate; readonly kept: boolean }
  /** What became of the update before. */
  | { readonly type: 'change'; readonly change: TableChange; readonly kept: boolean }
  /** What each option of that version would change. */
  | { readonly type: 'previews'; readonly version: number; readonly previews: readonly Preview[] }
  /** Why bots made their moves: all that may be told by now. */
  | { readonly type: 'thoughts'; readonly thoughts: Thoughts };
