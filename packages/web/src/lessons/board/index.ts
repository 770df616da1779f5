import type { Lesson } from '../lesson.ts';

/** In the order in which they are offered. */
export const lessons: readonly Lesson[] = [];
