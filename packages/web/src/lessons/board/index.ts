import type { Lesson } from '../lesson.ts';
import { buildings } from './buildings.ts';
import { first } from './first.ts';
import { horses } from './horses.ts';
import { kitCarson } from './kit-carson.ts';
import { mightIsRight } from './might-is-right.ts';
import { newBeginning } from './new-beginning.ts';
import { outlaws } from './outlaws.ts';
import { river } from './river.ts';

/** In the order in which they are offered. */
export const lessons: readonly Lesson[] = [
  first,
  river,
  newBeginning,
  mightIsRight,
  kitCarson,
  outlaws,
  horses,
  buildings,
];
