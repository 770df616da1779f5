import type { Lesson } from '../lesson.ts';
import { first } from './first.ts';
import { virtual } from './virtual.ts';

/** In the order in which they are offered. */
export const lessons: readonly Lesson[] = [first, virtual];
