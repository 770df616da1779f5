import type { JSX } from 'preact';
import { Art } from '../../art/art.tsx';
import { words } from '../../words/words.ts';
import type { CityFrame } from './city-frame.ts';

/** How far the city may still grow, written along its frame. */
export function CityLimits({ frame: { used, most } }: { readonly frame: CityFrame }): JSX.Element {
  const { laying } = words.value;
  const columns = { used: used.columns, most: most.columns, left: most.columns - used.columns };
  const rows = { used: used.rows, most: most.rows, left: most.rows - used.rows };
  return (
    <>
      <p class="city-limit city-limit-columns">
        {columns.left === 0 && <Art name="icon-lock" />}
        <span>{columns.left === 0 ? laying.columnsFull(columns) : laying.columnsLeft(columns)}</span>
      </p>
      <p class="city-limit city-limit-rows">
        {rows.left === 0 && <Art name="icon-lock" />}
        <span>{rows.left === 0 ? laying.rowsFull(rows) : laying.rowsLeft(rows)}</span>
      </p>
    </>
  );
}
