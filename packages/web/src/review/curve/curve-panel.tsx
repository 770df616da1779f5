/** How the chances went: the curve, whose line is whose, and how far the review has come. */
import type { JSX } from 'preact';
import { Button } from '../../parts/button.tsx';
import { figure, figureAmong } from '../../parts/explanation.ts';
import { SeatMark } from '../../parts/seats/seat-mark.tsx';
import { words } from '../../words/words.ts';
import type { Computation } from '../grading/compute.ts';
import { type Decision, hundredths, nameOf, type ShownReview } from '../shown.ts';
import { Chart } from './chart.tsx';
import { Scrubber } from './scrubber.tsx';

interface CurvePanelProps {
  readonly shown: ShownReview;
  readonly step: Decision | undefined;
  readonly isNarrow: boolean;
  readonly computation: Computation;
  readonly onSeat: (seat: number) => void;
  readonly onStep: (own: number) => void;
  readonly onPick: (index: number) => void;
}

export function CurvePanel(props: CurvePanelProps): JSX.Element {
  const { shown, step, onStep, onPick } = props;
  const { say } = shown;
  return (
    <section class="paper review-curve" aria-label={say.chance}>
      <header>
        <h2 {...figure('chance')}>
          {say.chance} <small>{say.inHundred}</small>
        </h2>
        <Legend shown={shown} step={step} onSeat={props.onSeat} />
      </header>
      <Chart shown={shown} step={step} isNarrow={props.isNarrow} onPick={onPick} />
      <Scrubber shown={shown} step={step} onStep={onStep} onPick={onPick} />
      <Working shown={shown} computation={props.computation} />
    </section>
  );
}

interface LegendProps {
  readonly shown: ShownReview;
  readonly step: Decision | undefined;
  readonly onSeat: (seat: number) => void;
}

/** Whose line is whose; a seat that is chosen has its decisions shown. */
function Legend({ shown, step, onSeat }: LegendProps): JSX.Element {
  const { game, seat, progress } = shown;
  return (
    <div class="review-legend">
      {[...game.occupants.keys()].map((at) => {
        const accuracy = progress.review?.seats.find((entry) => entry.seat === at)?.accuracy;
        const chance = step?.graded?.played.chances[at];
        return (
          <button
            key={at}
            type="button"
            class="button"
            data-seat={at}
            aria-pressed={at === seat}
            onClick={() => onSeat(at)}
            title={accuracy === undefined ? undefined : shown.say.accuracy({ percent: Math.round(accuracy) })}
          >
            <svg
              class="review-sample review-line"
              data-seat={at}
              data-own={at === seat}
              viewBox="0 0 40 10"
              aria-hidden="true"
            >
              <path class="review-line-edge" d="M3 5H37" />
              <path class="review-line-fill" d="M3 5H37" />
            </svg>
            <SeatMark seat={at} />
            <span class="wide">{nameOf(shown, at, words.value)}</span>
            {chance !== undefined && <b {...figureAmong('chance')}>{hundredths(chance)}</b>}
          </button>
        );
      })}
    </div>
  );
}

/** How far the review has come; it can be stopped and gone on with. */
function Working({
  shown: { progress, say },
  computation,
}: {
  readonly shown: ShownReview;
  readonly computation: Computation;
}): JSX.Element | null {
  if (progress.state === 'done') return null;
  if (progress.state === 'failed') return <p role="alert">{say.failed}</p>;
  const done = progress.graded.filter((decision) => decision !== undefined).length;
  const count = progress.outline.length;
  return (
    <div class="review-working">
      <progress value={done} max={Math.max(1, count)} aria-label={say.title} />
      <span {...figureAmong('progress')}>{count > 0 && say.looking({ done, count })}</span>
      <Button
        text={progress.state === 'working' ? say.stop : say.resume}
        onClick={progress.state === 'working' ? computation.stop : computation.start}
      />
    </div>
  );
}
