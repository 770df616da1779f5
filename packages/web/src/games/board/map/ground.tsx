/** The sheet the town is drawn on: its frame, its grid, what grows there, letters and numbers. */
import { rowOf, SIZE, type View } from '@carson/board-game';
import type { JSX } from 'preact';
import { PlacedArt } from '../../../art/art.tsx';
import { River } from './river.tsx';
import { cornerOf, type Lettering, UNIT } from './units.ts';

const LINES = Array.from({ length: SIZE }, (_, at) => at);
const LENGTH = SIZE * UNIT;

/** How an unowned parcel without anything on it looks. */
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
const TRAIL = 'M-4 596Q150 566 250 610T470 664T700 640T804 560';

export function Ground({ view }: { readonly view: View }): JSX.Element {
  return (
    <g aria-hidden="true">
      <rect class="town-ground" x={-4} y={-4} width={LENGTH + 8} height={LENGTH + 8} rx={10} />
      <path class="town-patches" d={PATCHES} />
      <path class="town-trail" d={TRAIL} />
      <g class="town-prairie">
        {view.town.on.map((code, parcel) => {
          if (code > 0 || (view.town.owner[parcel] ?? -1) >= 0) return undefined;
          const { x, y } = cornerOf(parcel);
          return <PlacedArt key={parcel} name={`land-${prairieOn(parcel)}`} x={x} y={y} size={UNIT} />;
        })}
      </g>
      <River town={view.town} />
      {LINES.slice(1).map((at) => (
        <path key={at} class="town-grid" d={`M${at * UNIT} 0V${LENGTH}M0 ${at * UNIT}H${LENGTH}`} />
      ))}
      <rect class="town-frame" x={-4} y={-4} width={LENGTH + 8} height={LENGTH + 8} rx={10} />
    </g>
  );
}

function prairieOn(parcel: number): string {
  return PRAIRIE[(parcel * 11 + rowOf(parcel) * 3) % PRAIRIE.length] ?? PRAIRIE[0];
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
