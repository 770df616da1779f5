/** The background of the town: frame, grid, plants, letters and numbers. */
import { NOBODY, parcelAt, rowOf, SIZE, type View } from '@carson/board-game';
import type { JSX } from 'preact';
import { PlacedArt } from '../../../art/art.tsx';
import { memo } from '../../../art/memo.ts';
import { River } from './river.tsx';
import { cornerOf, LENGTH, type Lettering, UNIT } from './units.ts';

const LINES = Array.from({ length: SIZE }, (_, at) => at);

/** The look of an unowned parcel with nothing on it. */
const PRAIRIE = [
  'grass1',
  'sage1',
  'grass2',
  'flower1',
  'grass3',
  'cactus1',
  'grass1',
  'sage2',
  'weed',
  'grass2',
  'flower2',
  'cactus2',
  'grass3',
  'cattle',
  'sage1',
  'grass1',
  'skull',
] as const;

/** Darker and lighter ground, and an old trail across it. */
const PATCHES =
  'M0 520Q120 470 190 560T60 760L0 780zM250 0Q330 90 480 60T640 0zM800 180Q690 220 700 330T800 420zM420 800Q480 690 600 720T760 800z';
const TRAIL = 'M12 596Q150 566 250 610T470 664T690 640T790 564';

interface GroundProps {
  readonly view: View;
  /** Unowned parcels that can be chosen: paler than the rest. */
  readonly pale: readonly number[];
}

export function Ground({ view, pale }: GroundProps): JSX.Element {
  return (
    <g aria-hidden="true">
      <rect class="town-ground" x={-4} y={-4} width={LENGTH + 8} height={LENGTH + 8} rx={10} />
      <path class="town-patches" d={PATCHES} />
      <path class="town-trail" d={TRAIL} />
      <path class="parcel-wash" d={pale.map(washOf).join('')} />
      <Prairie town={view.town} />
      <River town={view.town} />
      {LINES.slice(1).map((at) => (
        <path key={at} class="town-grid" d={`M${at * UNIT} 0V${LENGTH}M0 ${at * UNIT}H${LENGTH}`} />
      ))}
      <rect class="town-frame" x={-4} y={-4} width={LENGTH + 8} height={LENGTH + 8} rx={10} />
    </g>
  );
}

function washOf(parcel: number): string {
  const { x, y } = cornerOf(parcel);
  return `M${x + 13} ${y + 4}h74q9 0 9 9v74q0 9-9 9h-74q-9 0-9-9v-74q0-9 9-9z`;
}

const Prairie = memo(function Prairie({ town }: Pick<View, 'town'>) {
  return (
    <g class="town-prairie">
      {town.on.map((code, parcel) => {
        if (code > 0 || (town.owner[parcel] ?? -1) >= 0) return undefined;
        const { x, y } = cornerOf(parcel);
        return <PlacedArt key={parcel} name={`land-${prairieOn(parcel)}`} x={x} y={y} size={UNIT} />;
      })}
    </g>
  );
});

function prairieOn(parcel: number): string {
  return PRAIRIE[(parcel * parcel * 3 + parcel * 7 + rowOf(parcel)) % PRAIRIE.length] ?? PRAIRIE[0];
}

type Town = Pick<View, 'town' | 'pieces'>;

interface LabelsProps extends Town {
  readonly lettering: Lettering;
}

/** Letters above the columns and numbers beside the rows; inside the map where there is no margin. */
export const Labels = memo(function Labels({ lettering, ...view }: LabelsProps) {
  const { inside, text } = lettering;
  return (
    <g
      aria-hidden="true"
      class={inside ? 'town-labels inside' : 'town-labels'}
      data-explain="number:labels"
      style={{ fontSize: `${text}px` }}
    >
      {LINES.map((at) => (
        <text key={`c${at}`} class="town-label" {...(inside ? insideColumn(view, at) : aboveColumn(at))}>
          {String.fromCharCode(65 + at)}
        </text>
      ))}
      {LINES.map((at) => (
        <text key={`r${at}`} class="town-label" {...(inside ? insideRow(view, at) : besideRow(at))}>
          {at + 1}
        </text>
      ))}
    </g>
  );
});

interface LabelAt {
  readonly x: number;
  readonly y: number;
  readonly 'font-size'?: number;
}

function aboveColumn(at: number): LabelAt {
  return { x: (at + 0.5) * UNIT, y: -11 };
}

function besideRow(at: number): LabelAt {
  return { x: -20, y: (at + 0.5) * UNIT + 9 };
}

/** Small, in the corner that drawings leave free, where both ends of the line are taken. */
const CORNER = { x: 13, y: 21, size: 21 };

function insideColumn(view: Town, at: number): LabelAt {
  const row = [0, SIZE - 1].find((end) => isEmpty(view, parcelAt(at, end)));
  if (row === undefined) return { x: at * UNIT + CORNER.x, y: CORNER.y, 'font-size': CORNER.size };
  return { x: (at + 0.5) * UNIT, y: row === 0 ? 28 : LENGTH - 8 };
}

function insideRow(view: Town, at: number): LabelAt {
  const column = [0, SIZE - 1].find((end) => isEmpty(view, parcelAt(end, at)));
  if (column === undefined) return { x: CORNER.x, y: at * UNIT + CORNER.y, 'font-size': CORNER.size };
  return { x: column === 0 ? 14 : LENGTH - 14, y: (at + 0.5) * UNIT + 12 };
}

/** Whether a letter or number on the parcel would lie over nothing but prairie. */
function isEmpty({ town, pieces }: Town, parcel: number): boolean {
  if ((town.on[parcel] ?? 0) > 0 || (town.owner[parcel] ?? NOBODY) !== NOBODY) return false;
  return town.outlaw[parcel] !== 1 && pieces.every(({ place }) => place !== parcel);
}
