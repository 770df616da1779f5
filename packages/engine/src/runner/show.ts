/** A match as one viewer may see it. Everything that leaves a table about its game is made here. */
import type { GameCommand, GameEvent, Owed, SeatResult, SeatScore, Viewer } from '../game.ts';
import type { RecordedHint, RecordedUndo } from '../record.ts';
import type { Beat } from './beats.ts';
import { movesFrom } from './history.ts';
import type { Match } from './match.ts';
import { type UndoLimit, type UndoReach, undoLimit } from './undo.ts';

export interface LogEntry<Event extends GameEvent = GameEvent> {
  /** Index of the move; -1 for the set-up. */
  readonly move: number;
  readonly seat?: number;
  /** When the move was made, in milliseconds since 1970; left out where its record does not say. */
  readonly at?: number;
  readonly events: readonly Event[];
}

export interface Play {
  /** As the game draws it for this viewer. */
  readonly view: unknown;
  readonly scores: readonly SeatScore[];
  readonly owed: readonly Owed[];
  /** Every legal command of the viewer now. */
  readonly options: readonly GameCommand[];
  readonly undo: UndoLimit;
  readonly moves: number;
  /** Entries from index `from` on; what the viewer has from there on is replaced. */
  readonly log: { readonly from: number; readonly entries: readonly LogEntry[] };
  /** What happened since the update before; none where the viewer has just arrived. */
  readonly beats: readonly Beat[];
  readonly result?: readonly SeatResult[];
  /** The hash of the seed, and when all is over the seed itself. */
  readonly commitment: string;
  readonly seed?: string;
  /** Hints that were taken; left out where there were none. */
  readonly hints?: readonly RecordedHint[];
  /** Decisions that were taken back with others' answers to them; left out where there were none. */
  readonly undos?: readonly RecordedUndo[];
}

/** With the seats whose commands the viewer may take back together with their own. */
export interface Showing extends Pick<UndoReach, 'across' | 'since'> {
  readonly viewer: Viewer;
  /** False once no more moves are possible: the game is over, or was ended. */
  readonly isOpen: boolean;
  /** How many entries of the log the viewer has. */
  readonly logFrom?: number;
  readonly beats?: readonly Beat[];
}

export function showMatch(
  match: Match,
  { viewer, isOpen, logFrom = 0, beats = [], ...reach }: Showing,
): Play {
  const { game, state, moves, seed, commitment, hints, undos } = match;
  const result = game.result(state);
  const isAsked = isOpen && viewer !== 'spectator';
  const lastBeat = beats.at(-1);
  return {
    view: lastBeat?.view ?? game.view(state, viewer),
    scores: lastBeat?.scores ?? game.score(state),
    owed: isOpen ? game.owed(state) : [],
    options: isAsked ? game.options(state, viewer) : [],
    undo: isAsked ? undoLimit(match, { seat: viewer, ...reach }) : { commands: 0, stoppedBy: 'otherSeat' },
    moves,
    log: { from: logFrom, entries: logOf(match, logFrom) },
    beats,
    ...(result === undefined ? {} : { result }),
    commitment,
    ...(isOpen ? {} : { seed }),
    ...(hints.length === 0 ? {} : { hints }),
    ...(undos.length === 0 ? {} : { undos }),
  };
}

/** The log's first entry is the set-up; after it there is one per move. */
export function logLength({ moves }: Match): number {
  return moves + 1;
}

function logOf({ opening, last }: Match, from: number): readonly LogEntry[] {
  const played = movesFrom(last, Math.max(0, from - 1)).map(({ index, move, events }) => ({
    move: index,
    seat: move.seat,
    ...(move.at === undefined ? {} : { at: move.at }),
    events,
  }));
  return from === 0 ? [{ move: -1, events: opening }, ...played] : played;
}

/** The question to a seat: all that it may see, and every answer it may give. */
export interface Question {
  readonly seat: number;
  readonly view: unknown;
  readonly options: readonly GameCommand[];
}

/** Returns the question to a seat now; without options where it owes nothing. */
export function questionTo({ game, state }: Pick<Match, 'game' | 'state'>, seat: number): Question {
  return { seat, view: game.view(state, seat), options: game.options(state, seat) };
}
