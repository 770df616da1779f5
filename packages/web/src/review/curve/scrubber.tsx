/** The slider below the chart: selects a decision, or plays them one after the other. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Button } from '../../parts/button.tsx';
import type { Decision, ShownReview } from '../shown.ts';
import { bandsOf, placeOf } from './curve.ts';

interface ScrubberProps {
  readonly shown: ShownReview;
  readonly step: Decision | undefined;
  readonly onStep: (own: number) => void;
}

interface TrackProps extends Pick<ScrubberProps, 'shown' | 'step'> {
  /** Chooses the decision of the seat that is nearest to this one of the game. */
  readonly onPick: (index: number) => void;
}

const SPEEDS = [1, 2, 4] as const;
/** Milliseconds on a decision, and on one that turned the game. */
const STAY = 1_200;
const TURN = 2_000;

export function Scrubber({ shown, step, onStep, onPick }: ScrubberProps & TrackProps): JSX.Element {
  const { say, steps, summary } = shown;
  const isPlaying = useSignal(false);
  const speed = useSignal<(typeof SPEEDS)[number]>(1);
  const own = step?.own ?? 0;
  const last = steps.length - 1;
  const turns = summary?.turningPoints ?? [];
  const isTurn = turns.some(({ decision, by }) => by === 'decision' && decision === step?.index);
  useEffect(() => {
    if (!isPlaying.value) return undefined;
    if (own >= last) {
      isPlaying.value = false;
      return undefined;
    }
    const timer = setTimeout(() => onStep(own + 1), (isTurn ? TURN : STAY) / speed.value);
    return () => clearTimeout(timer);
  }, [isPlaying.value, own, speed.value, isTurn, last]);
  return (
    <div class="review-scrubber">
      <Button
        class="button-icon"
        icon={isPlaying.value ? 'icon-pause' : 'icon-play'}
        aria-label={isPlaying.value ? say.pause : say.play}
        disabled={steps.length === 0}
        onClick={() => {
          if (!isPlaying.value && own >= last) onStep(0);
          isPlaying.value = !isPlaying.value;
        }}
      />
      <Track shown={shown} step={step} onPick={onPick} />
      <StepButtons shown={shown} step={step} onStep={onStep} />
      <button
        type="button"
        class="button review-speed"
        aria-label={`${say.speed} ${speed.value}×`}
        onClick={() => {
          speed.value = SPEEDS[(SPEEDS.indexOf(speed.value) + 1) % SPEEDS.length] ?? 1;
        }}
      >
        {speed.value}×
      </button>
    </div>
  );
}

/** On the scale of the chart, with a tick for each decision of the seat and a long one for each round. */
function Track({ shown, step, onPick }: TrackProps): JSX.Element {
  const { say, steps, count } = shown;
  return (
    <span class="review-track">
      <svg viewBox="0 0 1000 30" preserveAspectRatio="none" aria-hidden="true">
        {steps.map(({ index }) => (
          <path key={index} d={`M${tickAt(placeOf(index, count))} 6V24`} />
        ))}
        {bandsOf(shown).map(({ round, from }) => (
          <path key={`round ${round}`} d={`M${tickAt(from)} 0V30`} />
        ))}
      </svg>
      <input
        type="range"
        aria-label={say.moment}
        aria-valuetext={
          step && say.step({ round: step.outline.round, at: step.own + 1, count: steps.length })
        }
        min={0}
        max={count + 1}
        value={step === undefined ? 0 : step.index + 1}
        disabled={steps.length === 0}
        onInput={({ currentTarget }) => onPick(Number(currentTarget.value) - 1)}
      />
    </span>
  );
}

function tickAt(place: number): string {
  return (1000 * place).toFixed(1);
}

export function StepButtons({ shown, step, onStep }: ScrubberProps): JSX.Element {
  const { say, steps } = shown;
  const own = step?.own ?? 0;
  return (
    <span class="review-steps">
      <Button
        class="button-icon"
        icon="icon-previous"
        aria-label={say.before}
        disabled={own <= 0}
        onClick={() => onStep(own - 1)}
      />
      <Button
        class="button-icon"
        icon="icon-next"
        aria-label={say.after}
        disabled={own >= steps.length - 1}
        onClick={() => onStep(own + 1)}
      />
    </span>
  );
}
