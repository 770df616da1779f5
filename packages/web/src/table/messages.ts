/** What the page and the worker that holds the table say to each other. */
import type { Reason } from '@carson/bots';
import type {
  GameCommand,
  GameEvent,
  Owed,
  RecordedHint,
  Refusal,
  SeatResult,
  SeatScore,
  UndoLimit,
  Viewer,
} from '@carson/engine';
import type { Occupant, SavedGame } from './saved-games.ts';

/** What one option would change in the seat's own score. */
export interface Preview {
  readonly gain: number;
  readonly lines: readonly { readonly id: string; readonly change: number }[];
}

export interface LogEntry {
  /** Index of the move; -1 for the set-up. */
  readonly move: number;
  readonly seat?: number;
  readonly events: readonly GameEvent[];
}

/** Everything the page shows of a table, as its viewer may see it. */
export interface TableUpdate {
  readonly game: string;
  /** What the game was set up with, for another one like it. */
  readonly gameOptions: unknown;
  readonly occupants: readonly Occupant[];
  readonly viewer: Viewer;
  readonly view: unknown;
  readonly owed: readonly Owed[];
  /** The viewer's legal commands and, in the same order, what each would change. */
  readonly options: readonly GameCommand[];
  readonly previews: readonly Preview[];
  readonly undo: UndoLimit;
  readonly moves: number;
  readonly log: readonly LogEntry[];
  readonly scores: readonly SeatScore[];
  readonly result?: readonly SeatResult[];
  /** The hash of the seed, and when the game is over the seed itself. */
  readonly commitment: string;
  readonly seed?: string;
  /** Hints that people took; left out where there are none to be had. */
  readonly hints?: readonly RecordedHint[];
  /** False when the browser could not keep the last move. */
  readonly kept: boolean;
}

export type Request =
  | { readonly type: 'open'; readonly saved: SavedGame }
  | { readonly type: 'show'; readonly viewer: Viewer }
  | { readonly type: 'pace'; readonly milliseconds: number }
  | {
      readonly type: 'submit';
      readonly seat: number;
      readonly command: GameCommand;
      /** The question it answers; none where the seat was not asked and will be told so. */
      readonly decision?: number;
    }
  | { readonly type: 'undo'; readonly seat: number; readonly count: number }
  /** The best few answers to what is asked of the viewer. */
  | { readonly type: 'hint' }
  /** The view as it was after the given number of moves. */
  | { readonly type: 'past'; readonly moves: number };

export type Answer =
  | { readonly ok: true; readonly past?: unknown; readonly hint?: readonly Reason[] }
  | { readonly ok: false; readonly refusal: Refusal; readonly move?: number };

export type ToWorker = { readonly call: number; readonly request: Request };
export type FromWorker =
  | { readonly type: 'answer'; readonly call: number; readonly answer: Answer }
  | { readonly type: 'update'; readonly update: TableUpdate };
