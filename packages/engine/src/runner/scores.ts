/** Scores of one moment and of the next: what is equal becomes one object, which need not be compared again. */
import type { ScoreLine, ScorePart, SeatScore } from '../game.ts';

/** Returns `after` with the seats of `before` whose scores are the same; `before` itself where all of them are. */
export function keepScores(
  before: readonly SeatScore[] | undefined,
  after: readonly SeatScore[],
): readonly SeatScore[] {
  if (before === undefined) return after;
  const kept = after.map((score, seat) => {
    const known = before[seat];
    return known !== undefined && isSameScore(known, score) ? known : score;
  });
  return isSameList(before, kept, Object.is) ? before : kept;
}

function isSameScore(a: SeatScore, b: SeatScore): boolean {
  return a.seat === b.seat && a.total === b.total && isSameList(a.lines, b.lines, isSameLine);
}

function isSameLine(a: ScoreLine, b: ScoreLine): boolean {
  return (
    a.id === b.id && a.points === b.points && a.rule === b.rule && isSameList(a.parts, b.parts, isSamePart)
  );
}

function isSamePart(a: ScorePart, b: ScorePart): boolean {
  return a.points === b.points && a.about === b.about && isSameList(a.parcels, b.parcels, Object.is);
}

function isSameList<Item>(
  a: readonly Item[],
  b: readonly Item[],
  isSame: (a: Item, b: Item) => boolean,
): boolean {
  return a.length === b.length && a.every((item, at) => isSame(item, b[at] as Item));
}
