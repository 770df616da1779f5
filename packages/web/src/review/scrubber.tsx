/** The knob below the chart: any decision by hand, or one after the other by itself. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Art } from '../art/art.tsx';
import type { ShownReview, Step } from './shown.ts';

interface ScrubberProps {
  readonly shown: ShownReview;
  readonly step: Step | undefined;
  readonly onStep: (own: number) => void;
}

const SPEEDS = [1, 2, 4] as const;
/** Milliseconds on a decision, and on one that turned the game. */
const STAY = 1_200;
const TURN = 2_000;

export function Scrubber({ shown, step, onStep }: ScrubberProps): JSX.Element {
  const { say, steps, progress, seat } = shown;
  const isPlaying = useSignal(false);
  const speed = useSignal<(typeof SPEEDS)[number]>(1);
  const own = step?.own ?? 0;
  const last = steps.length - 1;
  const turns = progress.review?.seats.find((entry) => entry.seat === seat)?.turningPoints ?? [];
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
      <button
        type="button"
        class="button button-icon"
        aria-label={isPlaying.value ? say.pause : say.play}
        disabled={steps.length === 0}
        onClick={() => {
          if (!isPlaying.value && own >= last) onStep(0);
          isPlaying.value = !isPlaying.value;
        }}
      >
        <Art name={isPlaying.value ? 'icon-pause' : 'icon-play'} />
      </button>
      <input
        type="range"
        aria-label={say.moment}
        min={0}
        max={Math.max(0, last)}
        value={own}
        disabled={steps.length === 0}
        onInput={({ currentTarget }) => onStep(Number(currentTarget.value))}
      />
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

export function StepButtons({ shown, step, onStep }: ScrubberProps): JSX.Element {
  const { say, steps } = shown;
  const own = step?.own ?? 0;
  return (
    <span class="review-steps">
      <button
        type="button"
        class="button button-icon"
        aria-label={say.before}
        disabled={own <= 0}
        onClick={() => onStep(own - 1)}
      >
        <Art name="icon-previous" />
      </button>
      <button
        type="button"
        class="button button-icon"
        aria-label={say.after}
        disabled={own >= steps.length - 1}
        onClick={() => onStep(own + 1)}
      >
        <Art name="icon-next" />
      </button>
    </span>
  );
}
