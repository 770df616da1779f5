/** The sheet the town is drawn on: its frame, its grid, what grows there, letters and numbers. */
import { idOf, SIZE, type View } from '@carson/board-game';
import type { JSX } from 'preact';
import { PlacedArt } from '../../../art/art.tsx';
import { cornerOf, type Lettering, UNIT } from './units.ts';

const LINES = Array.from({ length: SIZE }, (_, at) => at);
const LENGTH = SIZE * UNIT;

export function Ground({ view }: { readonly view: View }): JSX.Element {
  return (
    <g aria-hidden="true">
      <rect class="town-ground" x={-4} y={-4} width={LENGTH + 8} height={LENGTH + 8} rx={10} />
      {view.town.on.map((code, parcel) => {
        const { x, y } = cornerOf(parcel);
        const on = idOf(code);
        if (on === 'river') return <PlacedArt key={parcel} name="element-river" x={x} y={y} size={UNIT} />;
        if (on !== undefined || (view.town.owner[parcel] ?? -1) >= 0) return undefined;
        return (
          <path key={parcel} class="town-brush" d={brushOf(parcel)} transform={`translate(${x} ${y})`} />
        );
      })}
      {LINES.slice(1).map((at) => (
        <path key={at} class="town-grid" d={`M${at * UNIT} 0V${LENGTH}M0 ${at * UNIT}H${LENGTH}`} />
      ))}
    </g>
  );
}

/** Sagebrush and stones, as a surveyor hints at land that nobody wants yet. */
const BRUSH = [
  'M28 42v-11M28 42l-8-8M28 42l8-8M66 74v-9M66 74l-7-6M66 74l7-6',
  'M62 36v-11M62 36l-8-8M62 36l8-8M30 72h12M34 66h6',
  'M36 70v-11M36 70l-8-8M36 70l8-8M70 40h10M64 46h8',
  'M24 34h12M30 28h8M64 68v-11M64 68l-8-8M64 68l8-8',
  'M48 52v-11M48 52l-8-8M48 52l8-8M26 78h10M74 26h8',
];

function brushOf(parcel: number): string {
  return BRUSH[(parcel * 7 + Math.floor(parcel / SIZE)) % BRUSH.length] ?? '';
}

/** Letters above the columns and numbers beside the rows, or inside them where there is no margin. */
export function Labels({ lettering }: { readonly lettering: Lettering }): JSX.Element {
  const { inside, text } = lettering;
  return (
    <g
      aria-hidden="true"
      class={inside ? 'town-labels inside' : 'town-labels'}
      style={{ fontSize: `${text}px` }}
    >
      {LINES.map((at) => (
        <text key={`c${at}`} class="town-label" x={(at + (inside ? 0.16 : 0.5)) * UNIT} y={inside ? 28 : -11}>
          {String.fromCharCode(65 + at)}
        </text>
      ))}
      {LINES.map((at) => (
        <text
          key={`r${at}`}
          class="town-label"
          x={inside ? 14 : -20}
          y={(at + 0.5) * UNIT + (inside ? 12 : 9)}
        >
          {at + 1}
        </text>
      ))}
    </g>
  );
}
