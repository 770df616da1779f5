import type { JSX } from 'preact';
import { occupantName, seatLetter } from '../../../parts/seats/people.ts';
import { words } from '../../../words/words.ts';
import type { BoardTable } from '../table-types.ts';
import { pointCurves } from './accounts.ts';

const WIDTH = 460;
const HEIGHT = 320;
const LEFT = 34;
const RIGHT = 40;
const TOP = 16;
const BOTTOM = 26;
/** Letters at the ends of the lines keep this distance. */
const APART = 21;

/** One line per seat from round to round; at the end of the game the final score. */
export function PointCurve({ table }: { readonly table: BoardTable }): JSX.Element {
  const { boardTable } = words.value;
  const curves = pointCurves(table.log, table.occupants.length);
  const moments = curves[0]?.length ?? 1;
  const top = topOf(curves);
  const x = (at: number): number => LEFT + (at / Math.max(1, moments - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (points: number): number => TOP + (1 - points / top) * (HEIGHT - TOP - BOTTOM);
  const ends = spread(curves.map((curve) => y(curve.at(-1) ?? 0)));
  const spoken = curves.map(
    (curve, seat) => `${occupantName(table.occupants, seat, words.value)}: ${curve.join(', ')}`,
  );
  return (
    <svg
      class="curve"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={`${boardTable.account.curve}. ${spoken.join('. ')}`}
    >
      {[0, top / 2, top].map((points) => (
        <g key={points}>
          <path class="curve-grid" d={`M${LEFT} ${y(points)}H${WIDTH - RIGHT}`} />
          <text class="curve-label" x={LEFT - 6} y={y(points) + 5} text-anchor="end">
            {points}
          </text>
        </g>
      ))}
      {Array.from({ length: moments }, (_, at) => (
        <text key={at} class="curve-label" x={x(at)} y={HEIGHT - 4} text-anchor="middle">
          {table.result !== undefined && at === moments - 1 ? boardTable.account.end : at}
        </text>
      ))}
      {curves.map((curve, seat) => {
        const d = curve.map((points, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(points)}`).join('');
        return (
          <g key={seat} data-seat={seat}>
            <path class="curve-edge" d={d} />
            <path class="curve-line" d={d} />
          </g>
        );
      })}
      {ends.map((end, seat) => (
        <g key={seat} data-seat={seat}>
          <circle class="curve-end" cx={WIDTH - RIGHT + 20} cy={end} r={10} />
          <text class="curve-letter" x={WIDTH - RIGHT + 20} y={end + 4.5}>
            {seatLetter(seat)}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** A round number above every point. */
function topOf(curves: readonly (readonly number[])[]): number {
  return Math.max(10, Math.ceil(Math.max(...curves.flat()) / 10) * 10);
}

/** The same heights, moved as little as keeps them apart. */
function spread(heights: readonly number[]): readonly number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let free = Number.NEGATIVE_INFINITY;
  for (const at of order) {
    placed[at] = Math.max(heights[at] ?? 0, free);
    free = (placed[at] ?? 0) + APART;
  }
  let limit = HEIGHT - BOTTOM + 10;
  for (const at of order.toReversed()) {
    placed[at] = Math.min(placed[at] ?? 0, limit);
    limit = (placed[at] ?? 0) - APART;
  }
  return placed;
}
