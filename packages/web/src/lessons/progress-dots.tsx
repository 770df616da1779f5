import type { StepWords } from '@carson/words';
import type { JSX } from 'preact';
import { words } from '../words/words.ts';
import type { LessonRun } from './run.ts';

interface ProgressProps {
  readonly run: LessonRun;
  readonly texts: Readonly<Record<string, StepWords>>;
}

/** How far the lesson is, in the bar at the top: in words, and a dot per step. */
export function Progress({ run, texts }: ProgressProps): JSX.Element {
  const { steps } = run.lesson;
  const at = Math.min(run.step.value, steps.length - 1);
  const topic = texts[steps[at]?.id ?? '']?.['topic'] ?? '';
  return (
    <p class="lesson-progress">
      <span>{words.value.lesson.stepOf({ at: at + 1, count: steps.length, topic })}</span>
      <span class="lesson-dots" aria-hidden="true">
        {steps.map(({ id }, index) => (
          <span key={id} data-step={index < run.step.value ? 'done' : index === at ? 'now' : 'next'} />
        ))}
      </span>
    </p>
  );
}
