/** Where the lines of the chart run: chances after each decision of the seat, from the start to the end. */
import type { TurningPoint } from '@carson/bots';
import type { ShownReview } from '../shown.ts';

/** In units of the drawing. */
export interface ChartArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface ChartMeasure extends ChartArea {
  readonly width: number;
  readonly height: number;
  /** Width of a flag's mark, and of a letter on it. */
  readonly flag: { readonly mark: number; readonly letter: number };
}

export interface CurvePoint {
  /** From 0 at the start to 1 at the end. */
  readonly at: number;
  readonly chances: readonly number[];
}

/** How far into the game a decision is, from 0 to 1. */
export function placeOf(index: number, count: number): number {
  return (index + 1) / (count + 1);
}

/** Points of the chart as far as they are known without a gap. */
export function pointsOf({ steps, progress, count }: ShownReview): readonly CurvePoint[] {
  const { review, graded } = progress;
  const [first] = graded;
  if (first === undefined) return [];
  const points: CurvePoint[] = [{ at: 0, chances: first.best.chances }];
  for (const step of steps) {
    if (step.graded === undefined) return points;
    points.push({ at: placeOf(step.index, count), chances: step.graded.played.chances });
  }
  if (review !== undefined) points.push({ at: 1, chances: review.end });
  return points;
}

export interface Band {
  readonly round: number;
  readonly from: number;
  readonly to: number;
}

/** The rounds, from the first decision of each to that of the next. */
export function bandsOf({ progress: { outline }, count }: ShownReview): readonly Band[] {
  const starts = outline.flatMap(({ round }, index) =>
    index === 0 || outline[index - 1]?.round !== round
      ? [{ round, at: index === 0 ? 0 : placeOf(index, count) }]
      : [],
  );
  return starts.map(({ round, at }, index) => ({ round, from: at, to: starts[index + 1]?.at ?? 1 }));
}

export function xIn({ left, right }: ChartArea, at: number): number {
  return left + at * (right - left);
}

export function yIn({ top, bottom }: ChartArea, chance: number): number {
  return bottom - chance * (bottom - top);
}

export function lineIn(frame: ChartArea, points: readonly CurvePoint[], seat: number): string {
  return points
    .map(({ at, chances }, index) => {
      const [x, y] = [xIn(frame, at), yIn(frame, chances[seat] ?? 0)];
      return `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

export interface Flag extends TurningPoint {
  /** Its middle. */
  readonly x: number;
  readonly width: number;
  /** Flags that would cover each other hang below one another. */
  readonly row: number;
}

export function flagsOf(
  frame: ChartArea,
  { summary, count }: ShownReview,
  widthOf: (point: TurningPoint) => number,
): readonly Flag[] {
  const flags: Flag[] = [];
  for (const point of summary?.turningPoints ?? []) {
    const width = widthOf(point);
    const wanted = xIn(frame, placeOf(point.decision, count));
    const x = Math.min(frame.right - width / 2, Math.max(frame.left + width / 2, wanted));
    const isNear = (flag: Flag) => Math.abs(flag.x - x) < (flag.width + width) / 2 + 4;
    const taken = flags.filter(isNear).map(({ row }) => row);
    const row = [0, 1, 2, 3].find((free) => !taken.includes(free)) ?? 0;
    flags.push({ ...point, x, width, row });
  }
  return flags;
}
