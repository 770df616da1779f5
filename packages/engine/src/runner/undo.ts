/**
 * What may still be taken back. Undo stops at chance and at anything revealed, because what has been seen
 * cannot be unseen, and at another person's command. Answers of bots it takes back together with the
 * decision they followed.
 */
import type { RecordedUndo } from '../record.ts';
import { accepted, type Result, refusal, refused } from '../refusal.ts';
import { type HistoryMove, stateAfter } from './history.ts';
import type { Match } from './match.ts';

export type UndoStop = 'start' | 'chance' | 'reveal' | 'otherSeat';

export interface UndoLimit {
  /** How many of the seat's own last commands can be taken back, one by one. */
  readonly commands: number;
  readonly stoppedBy: UndoStop;
}

export interface UndoReach {
  readonly seat: number;
  /** Seats whose commands may be taken back with those of `seat`; left out, there are none. */
  readonly across?: (seat: number) => boolean;
  /** Moves before this one were made by another player on the seat; left out, there are none. */
  readonly since?: number | undefined;
}

/**
 * Tells which seats' commands go back with those of a person, given who is one. Bots answer again where only one person
 * plays; with others at the table, present or not, their answers stand.
 */
export function answersBack(people: readonly boolean[]): (seat: number) => boolean {
  const isAlone = people.filter((isPerson) => isPerson).length === 1;
  return (seat) => isAlone && people[seat] !== true;
}

export function undoLimit(match: Match, reach: UndoReach): UndoLimit {
  const { own, stoppedBy } = undoable(match, reach);
  return { commands: own.length, stoppedBy };
}

/** Returns the match before the last `count` commands of the seat. */
export function undo(match: Match, { count = 1, ...reach }: UndoReach & { count?: number }): Result<Match> {
  const { own, stoppedBy } = undoable(match, reach);
  const first = Number.isInteger(count) ? own[count - 1] : undefined;
  if (first === undefined) {
    return refused(refusal('cannotUndo', undefined, { possible: own.length, stoppedBy }));
  }
  const { index: moves, previous: last } = first;
  const state = last === undefined ? match.start : (last.state ?? stateAfter(match, moves));
  // A hint cannot be taken back: one for a move taken back counts for the move made instead.
  const hints = match.hints.map(({ move, seat }) => ({ move: Math.min(move, moves), seat }));
  const undos = marked(match, { moves, seat: reach.seat, isAcross: match.moves - moves > count });
  return accepted({ ...match, state, last, moves, hints, undos });
}

interface Undoable {
  /** Own moves, the newest first. */
  readonly own: readonly HistoryMove[];
  readonly stoppedBy: UndoStop;
}

function undoable({ last }: Match, { seat, across = () => false, since = 0 }: UndoReach): Undoable {
  const own: HistoryMove[] = [];
  for (let played = last; played !== undefined; played = played.previous) {
    const isOwn = played.move.seat === seat;
    if ((!isOwn && !across(played.move.seat)) || played.index < since) return { own, stoppedBy: 'otherSeat' };
    if (played.final !== undefined) return { own, stoppedBy: played.final };
    if (isOwn) own.push(played);
  }
  return { own, stoppedBy: 'start' };
}

/** An undo that showed what others would answer is marked, for the move made instead. Marks of moves taken back stay, as hints do. */
function marked(
  { undos }: Match,
  { moves, seat, isAcross }: { moves: number; seat: number; isAcross: boolean },
): readonly RecordedUndo[] {
  const kept = undos.map((undo) => ({ move: Math.min(undo.move, moves), seat: undo.seat }));
  const all = isAcross ? [...kept, { move: moves, seat }] : kept;
  return all.filter(
    (mark, at) => all.findIndex((one) => one.move === mark.move && one.seat === mark.seat) === at,
  );
}
