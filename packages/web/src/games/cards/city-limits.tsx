import type { JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import { words } from '../../words/words.ts';
import type { Box, CityFrame } from './city-frame.ts';

interface CityLimitsProps {
  readonly frame: CityFrame;
  /** What is shown. */
  readonly window: Box;
}

/** How far the city may still grow, written along its frame. */
export function CityLimits({ frame: { reach, used, most }, window }: CityLimitsProps): JSX.Element {
  const { laying } = words.value;
  const columns = { used: used.columns, most: most.columns, left: most.columns - used.columns };
  const rows = { used: used.rows, most: most.rows, left: most.rows - used.rows };
  return (
    <>
      <p
        class="city-limit city-limit-columns"
        style={{ '--from': reach.x - window.x, '--span': reach.width, '--at': reach.y - window.y }}
      >
        {columns.left === 0 && <Art name="icon-lock" />}
        <span>{columns.left === 0 ? laying.columnsFull(columns) : laying.columnsLeft(columns)}</span>
      </p>
      <p
        class="city-limit city-limit-rows"
        style={{ '--from': reach.y - window.y, '--span': reach.height, '--at': reach.x - window.x }}
      >
        {rows.left === 0 && <Art name="icon-lock" />}
        <span>{rows.left === 0 ? laying.rowsFull(rows) : laying.rowsLeft(rows)}</span>
      </p>
    </>
  );
}
