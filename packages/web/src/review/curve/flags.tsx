import type { TurningPoint } from '@carson/bots';
import type { JSX } from 'preact';
import { figure } from '../../parts/explanation.ts';
import { GradeShape } from '../grade-mark.tsx';
import { type Decision, hundredths, type ShownReview, signed } from '../shown.ts';
import { type ChartMeasure, type Flag, flagsOf, placeOf, xIn } from './curve.ts';

interface FlagsProps {
  readonly shown: ShownReview;
  readonly frame: ChartMeasure;
  readonly step: Decision | undefined;
  readonly isNarrow: boolean;
  readonly onPick: (index: number) => void;
}

export function Flags({ shown, frame, step, isNarrow, onPick }: FlagsProps): JSX.Element {
  return (
    <g>
      {flagsOf(frame, shown, (point) => widthOf(frame, flagText(shown, point, isNarrow))).map((flag) => (
        <FlagMark
          key={`${flag.decision} ${flag.by}`}
          flag={flag}
          shown={shown}
          frame={frame}
          isOpen={flag.by === 'decision' && step?.index === flag.decision}
          isNarrow={isNarrow}
          onPick={onPick}
        />
      ))}
    </g>
  );
}

interface FlagMarkProps extends Omit<FlagsProps, 'step'> {
  readonly flag: Flag;
  readonly isOpen: boolean;
}

const FLAG_HEIGHT = 24;

function widthOf({ flag: { mark, letter } }: ChartMeasure, text: string): number {
  return mark + letter * text.length;
}

/** What turned the game, and by how much; on a phone only by how much. */
function flagText({ say, progress }: ShownReview, point: TurningPoint, isNarrow: boolean): string {
  const change = signed(hundredths(point.change));
  if (isNarrow) return change;
  const kind = progress.graded[point.decision]?.kind ?? 'power';
  return `${point.by === 'decision' ? say.kinds[kind] : say.causes[point.by]} ${change}`;
}

/** Round for a decision, square for what chance or others did. */
function FlagMark({ flag, shown, frame, isOpen, isNarrow, onPick }: FlagMarkProps): JSX.Element {
  const { progress, count } = shown;
  const graded = progress.graded[flag.decision];
  const top = frame.top + 14 + flag.row * (FLAG_HEIGHT + 3);
  const text = flagText(shown, flag, isNarrow);
  const left = flag.x - flag.width / 2;
  const x = xIn(frame, placeOf(flag.decision, count));
  return (
    <g
      class="review-flag"
      data-open={isOpen}
      {...figure('flag', `${flag.decision},${flag.by}`)}
      onPointerDown={(event) => {
        // It may hang beside its decision: the chart would choose another one.
        event.stopPropagation();
        onPick(flag.decision);
      }}
    >
      <path class="review-pole" d={`M${x} ${top}V${frame.bottom}`} />
      <rect
        x={left}
        y={top - FLAG_HEIGHT / 2}
        width={flag.width}
        height={FLAG_HEIGHT}
        rx={flag.by === 'decision' ? FLAG_HEIGHT / 2 : 3}
      />
      <g transform={`translate(${left + 14} ${top})`}>
        {flag.by === 'decision' && graded !== undefined ? (
          <GradeShape grade={graded.grade} />
        ) : (
          <rect class="review-chance" x={-5} y={-5} width={10} height={10} rx={2} />
        )}
      </g>
      <text x={flag.x + 8} y={top + 5}>
        {text}
      </text>
    </g>
  );
}
