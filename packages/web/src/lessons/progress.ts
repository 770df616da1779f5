/** How far the learner came in each lesson; kept on this device. */
import { computed } from '@preact/signals';
import { storedText } from '../app/settings.ts';
import type { Lesson } from './lesson.ts';

const kept = storedText('lessons');

const reached = computed<Readonly<Record<string, number>>>(() => read(kept.value));

/** The step that comes next; the number of steps where all are done. */
export function stepReached(lesson: Lesson): number {
  return Math.min(reached.value[keyOf(lesson)] ?? 0, lesson.steps.length);
}

export function storeStep(lesson: Lesson, step: number): void {
  kept.value = JSON.stringify({ ...reached.peek(), [keyOf(lesson)]: step });
}

function keyOf({ game, id }: Lesson): string {
  return `${game}/${id}`;
}

function read(text: string): Readonly<Record<string, number>> {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null) return {};
    return Object.fromEntries(
      Object.entries(json).filter(
        (entry): entry is [string, number] => Number.isInteger(entry[1]) && entry[1] >= 0,
      ),
    );
  } catch {
    return {};
  }
}
