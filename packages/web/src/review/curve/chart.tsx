/** The win chances of all players over the game, with its turning points. */
import type { JSX } from 'preact';
import { figure, figureAmong } from '../../parts/explanation.ts';
import { seatLetter } from '../../parts/seats/people.ts';
import { words } from '../../words/words.ts';
import { type Decision, nameOf, resultOf, type ShownReview } from '../shown.ts';
import { bandsOf, type ChartMeasure, type CurvePoint, lineIn, placeOf, pointsOf, xIn, yIn } from './curve.ts';
import { Flags } from './flags.tsx';

interface ChartProps {
  readonly shown: ShownReview;
  readonly step: Decision | undefined;
  readonly isNarrow: boolean;
  readonly onPick: (index: number) => void;
}

const WIDE: ChartMeasure = {
  width: 850,
  height: 226,
  left: 66,
  right: 716,
  top: 12,
  bottom: 196,
  flag: { mark: 36, letter: 7.4 },
};
const NARROW: ChartMeasure = {
  width: 352,
  height: 158,
  left: 30,
  right: 338,
  top: 10,
  bottom: 136,
  flag: { mark: 26, letter: 8 },
};
const GRID = [0, 25, 50, 75, 100] as const;

export function Chart({ shown, step, isNarrow, onPick }: ChartProps): JSX.Element {
  const frame = isNarrow ? NARROW : WIDE;
  const points = pointsOf(shown);
  const { seat, count, game } = shown;
  const seats = [...game.occupants.keys()].sort((a, b) => Number(a === seat) - Number(b === seat));
  const pick = (event: PointerEvent): void => {
    if (!(event.currentTarget instanceof Element) || (event.type !== 'pointerdown' && event.buttons === 0))
      return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const x = ((event.clientX - left) / width) * frame.width;
    onPick(Math.round(((x - frame.left) / (frame.right - frame.left)) * (count + 1)) - 1);
  };
  return (
    <svg
      class="review-chart"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="group"
      aria-label={shown.say.curve}
      data-acts="true"
      onPointerDown={pick}
      onPointerMove={pick}
    >
      <Bands shown={shown} frame={frame} isNarrow={isNarrow} />
      {GRID.filter((value) => !isNarrow || value % 50 === 0).map((value) => (
        <g key={value}>
          <path class="review-grid" d={`M${frame.left} ${yIn(frame, value / 100)}H${frame.right}`} />
          <text
            class="review-scale"
            {...figureAmong('chance')}
            x={frame.left - 8}
            y={yIn(frame, value / 100) + 4}
          >
            {value}
          </text>
        </g>
      ))}
      <path class="review-level" d={`M${frame.left} ${yIn(frame, 1 / seats.length)}H${frame.right}`} />
      {seats.map((at) => (
        <Line key={at} frame={frame} points={points} seat={at} isOwn={at === seat} />
      ))}
      {!isNarrow && <Ends shown={shown} frame={frame} points={points} />}
      {step !== undefined && <Cursor frame={frame} shown={shown} step={step} />}
      <Flags shown={shown} frame={frame} step={step} isNarrow={isNarrow} onPick={onPick} />
    </svg>
  );
}

interface PartProps {
  readonly shown: ShownReview;
  readonly frame: ChartMeasure;
}

/** Rounds as tinted bands; where there are many, only some are named. */
function Bands({ shown, frame, isNarrow }: PartProps & { readonly isNarrow: boolean }): JSX.Element {
  const bands = bandsOf(shown);
  const every = Math.ceil(bands.length / (isNarrow ? 6 : 9));
  return (
    <g>
      {bands.map(({ round, from, to }, at) => {
        const [x, end] = [xIn(frame, from), xIn(frame, to)];
        return (
          <g key={round}>
            <rect
              class="review-band"
              data-odd={at % 2 === 1}
              x={x}
              y={frame.top}
              width={Math.max(0, end - x)}
              height={frame.bottom - frame.top}
            />
            {at % every === 0 && (
              <text class="review-round" {...figureAmong('round')} x={(x + end) / 2} y={frame.bottom + 18}>
                {isNarrow || bands.length > 6 ? round : shown.say.round({ round })}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

interface LineProps {
  readonly frame: ChartMeasure;
  readonly points: readonly CurvePoint[];
  readonly seat: number;
  readonly isOwn: boolean;
}

/** With an edge of ink, dashes of its own, and the letter of its seat on it. */
function Line({ frame, points, seat, isOwn }: LineProps): JSX.Element | null {
  if (points.length < 2) return null;
  const d = lineIn(frame, points, seat);
  const middle = points[Math.floor((points.length * (seat + 2)) / 9)];
  return (
    <g class="review-line" data-seat={seat} data-own={isOwn}>
      <path class="review-line-edge" d={d} />
      <path class="review-line-fill" d={d} />
      {middle !== undefined && (
        <Disc x={xIn(frame, middle.at)} y={yIn(frame, middle.chances[seat] ?? 0)} seat={seat} />
      )}
    </g>
  );
}

function Disc({
  x,
  y,
  seat,
}: {
  readonly x: number;
  readonly y: number;
  readonly seat: number;
}): JSX.Element {
  return (
    <g class="review-disc" data-seat={seat} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <circle r={9} />
      <text y={4}>{seatLetter(seat)}</text>
    </g>
  );
}

/** Who ended where, and with how many points, beside the lines: one below the other. */
function Ends({
  shown,
  frame,
  points,
}: PartProps & { readonly points: readonly CurvePoint[] }): JSX.Element | null {
  const last = points.at(-1);
  if (last === undefined) return null;
  const order = [...shown.game.occupants.keys()].sort(
    (a, b) => (last.chances[b] ?? 0) - (last.chances[a] ?? 0),
  );
  let highest = frame.bottom + 4 + 23;
  const places = order.toReversed().map((seat) => {
    highest = Math.min(highest - 23, yIn(frame, last.chances[seat] ?? 0));
    return { seat, y: highest };
  });
  const x = xIn(frame, last.at) + 14;
  const result = shown.progress.review === undefined ? [] : resultOf(shown);
  return (
    <g>
      {places.map(({ seat, y }) => {
        const score = result.find((one) => one.seat === seat)?.score;
        return (
          <g key={seat} {...(score === undefined ? {} : figure('end'))}>
            <Disc x={x} y={y} seat={seat} />
            <text class="review-end" x={x + 14} y={y + 5} data-own={seat === shown.seat}>
              {`${nameOf(shown, seat, words.value)} ${score ?? ''}`}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function Cursor({ frame, shown, step }: PartProps & { readonly step: Decision }): JSX.Element {
  const x = xIn(frame, placeOf(step.index, shown.count));
  const chance = step.graded?.played.chances[shown.seat];
  return (
    <g class="review-cursor">
      <path d={`M${x} ${frame.top - 6}V${frame.bottom + 4}`} />
      {chance !== undefined && <circle cx={x} cy={yIn(frame, chance)} r={6} />}
    </g>
  );
}
