import type { Grade } from '@carson/bots';
import type { ReviewWords } from '@carson/words';
import type { JSX } from 'preact';
import { figureAmong } from '../parts/explanation.ts';

const CHEVRONS = 'M-5-2.5L0 2.5 5-2.5';
const SHAPES: Readonly<Record<Grade, readonly string[]>> = {
  best: ['M0-6.5l2 4.2 4.6.6-3.4 3.2.9 4.6L0 3.9l-4.1 2.2.9-4.6-3.4-3.2 4.6-.6z'],
  fine: ['M-5 .5L-1.5 4 5-4'],
  slip: [CHEVRONS],
  mistake: ['M-5-5L0 0 5-5', 'M-5 0L0 5 5 0'],
  blunder: ['M-5-7L0-2.5 5-7', 'M-5-2.5L0 2 5-2.5', 'M-5 2L0 6.5 5 2'],
};

/** The mark of a grade: star, tick, one to three chevrons. */
export function GradeShape({ grade }: { readonly grade: Grade }): JSX.Element {
  return (
    <g class={`review-shape review-shape-${grade}`}>
      {SHAPES[grade].map((d) => (
        <path key={d} d={d} />
      ))}
    </g>
  );
}

interface GradeMarkProps {
  readonly grade: Grade;
  readonly say: ReviewWords;
}

/** A grade in a word and a mark; its colour only helps. */
export function GradeMark({ grade, say }: GradeMarkProps): JSX.Element {
  return (
    <span class="review-grade" data-grade={grade} {...figureAmong('grade')}>
      <svg viewBox="-9 -9 18 18" aria-hidden="true">
        <GradeShape grade={grade} />
      </svg>
      {say.grades[grade]}
    </span>
  );
}
