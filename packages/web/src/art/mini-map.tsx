import type { JSX } from 'preact';
import { PlacedArt } from './art.tsx';

interface MiniMapProps {
  /** What it shows, for people who do not see it. */
  readonly label: string;
  readonly columns: number;
  /** Elements row by row; '' is bare land. */
  readonly cells: readonly string[];
  /** Cells of one player, cells of another. */
  readonly mine?: readonly number[];
  readonly theirs?: readonly number[];
  readonly note?: { readonly cell: number; readonly text: string };
}

const CELL = 40;

/** A few parcels, drawn small: an example of a rule. */
export function MiniMap({ label, columns, cells, mine = [], theirs = [], note }: MiniMapProps): JSX.Element {
  const rows = Math.ceil(cells.length / columns);
  const at = (cell: number): { x: number; y: number } => ({
    x: (cell % columns) * CELL,
    y: Math.floor(cell / columns) * CELL,
  });
  return (
    <svg
      class="mini-map"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${columns * CELL} ${rows * CELL}`}
      style={{ width: `${columns * CELL}px` }}
    >
      {cells.map((element, cell) => (
        <g key={`${cell}`}>
          <rect class="mini-cell" {...at(cell)} width={CELL} height={CELL} />
          {element !== '' && <PlacedArt name={`element-${element}`} {...at(cell)} size={CELL} />}
          {mine.includes(cell) && <circle class="mini-mine" cx={at(cell).x + 7} cy={at(cell).y + 7} r={5} />}
          {theirs.includes(cell) && (
            <circle class="mini-theirs" cx={at(cell).x + 7} cy={at(cell).y + 7} r={5} />
          )}
        </g>
      ))}
      {note !== undefined && (
        <text class="mini-note" x={at(note.cell).x + CELL / 2} y={at(note.cell).y + CELL - 5}>
          {note.text}
        </text>
      )}
    </svg>
  );
}
