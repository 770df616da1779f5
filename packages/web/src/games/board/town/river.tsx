/** The river: sand banks, water, waves and a few reeds along one smooth course. */
import type { View } from '@carson/board-game';
import { PlacedArt } from '../../../art/art.tsx';
import { memo } from '../../../art/memo.ts';
import { courseOf, crossingsOf, curveOf, watersOf } from './river-course.ts';
import { UNIT } from './units.ts';

/** From the line of the river to its bank. */
const TO_BANK = 45;
const REEDS = 40;

export const River = memo(function River({ town }: Pick<View, 'town'>) {
  const course = courseOf(town);
  if (course.length === 0) return null;
  const curve = curveOf(course);
  const crossings = crossingsOf(course);
  return (
    <g class="river">
      <path class="river-meadow" d={curve} />
      <path class="river-edge" d={curve} />
      <path class="river-bank" d={curve} />
      <path class="river-shallows" d={curve} />
      <path class="river-water" d={curve} />
      {watersOf(course).map(({ x, y }, at) => (
        <PlacedArt key={at} name="land-waves" x={x - UNIT / 2} y={y - UNIT / 2} size={UNIT} />
      ))}
      {crossings.slice(1, -1).map(({ x, y }, at) => {
        if (at % 3 === 2) return undefined;
        const side = (at % 2 === 0 ? 1 : -1) * TO_BANK;
        const isAcross = x % UNIT === 0;
        return (
          <PlacedArt
            key={at}
            name="land-reeds"
            x={x + (isAcross ? 0 : side) - REEDS / 2}
            y={y + (isAcross ? side : 0) - REEDS / 2}
            size={REEDS}
          />
        );
      })}
    </g>
  );
});
