import type { JSX } from 'preact';
import { Art } from '../../../art/art.tsx';
import { words } from '../../../words/words.ts';
import type { CityFrame } from './city-frame.ts';

/** How far the city may still grow, written along its frame and, where only one direction is left, inside it. */
export function CityLimits({ frame }: { readonly frame: CityFrame }): JSX.Element {
  const { laying } = words.value;
  const { used, most } = frame;
  const columns = { used: used.columns, most: most.columns, left: most.columns - used.columns };
  const rows = { used: used.rows, most: most.rows, left: most.rows - used.rows };
  return (
    <>
      <p class="city-limit city-limit-columns" data-explain="card:limits">
        {columns.left === 0 && <Art name="icon-lock" />}
        <span>{columns.left === 0 ? laying.columnsFull(columns) : laying.columnsLeft(columns)}</span>
      </p>
      <p class="city-limit city-limit-rows" data-explain="card:limits">
        {rows.left === 0 && <Art name="icon-lock" />}
        <span>{rows.left === 0 ? laying.rowsFull(rows) : laying.rowsLeft(rows)}</span>
      </p>
      {openSides(frame).map(({ side, text }) => (
        <p key={side} class="city-more" data-side={side} data-explain="card:limits">
          + {text}
        </p>
      ))}
    </>
  );
}

interface OpenSide {
  readonly side: keyof CityFrame['free'];
  readonly text: string;
}

/** The sides on which there is still room, where the city can no longer grow the other way. */
function openSides({ used, most, free }: CityFrame): readonly OpenSide[] {
  const { laying } = words.value;
  const columns = most.columns - used.columns;
  const rows = most.rows - used.rows;
  if ((columns === 0) === (rows === 0)) return [];
  const sides = rows > 0 ? (['top', 'bottom'] as const) : (['left', 'right'] as const);
  const first = rows > 0 ? laying.moreRows({ count: rows }) : laying.moreColumns({ count: columns });
  return sides
    .filter((side) => free[side] > 0)
    .map((side, at) => ({ side, text: at === 0 ? first : laying.orHere }));
}
