import { PARCEL_COUNT } from '@carson/board-game';
import { parcelName } from '@carson/words';
import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { words } from '../../../words/words.ts';
import { nextCourse } from './plan.ts';

interface RiverDrawingProps {
  readonly course: readonly number[];
  readonly onDraw: (course: readonly number[]) => void;
}

/** A bare map on which the river is drawn parcel by parcel (B10.2). */
export function RiverDrawing({ course, onDraw }: RiverDrawingProps): JSX.Element {
  return (
    <>
      <p class="hint">{words.value.boardSetup.river.drawnHint}</p>
      <div class="river-drawing">
        {Array.from({ length: PARCEL_COUNT }, (_, parcel) => (
          <button
            key={parcel}
            type="button"
            aria-label={parcelName(parcel)}
            aria-pressed={course.includes(parcel)}
            onClick={() => onDraw(nextCourse(course, parcel))}
          >
            {course.includes(parcel) && <Art name="element-river" />}
          </button>
        ))}
      </div>
    </>
  );
}
