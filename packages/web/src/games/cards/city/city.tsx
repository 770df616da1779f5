/** A city in the middle of the table: its country, the frame it can still grow into, and the card that is laid. */
import type { LaidCard, Parcel, SeatView } from '@carson/card-game';
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { memo } from '../../../art/memo.ts';
import { words } from '../../../words/words.ts';
import { isSmallScreen } from '../small-screen.ts';
import { type Box, type CityFrame, cityFrame, closeUp, columnName } from './city-frame.ts';
import { CityLimits } from './city-limits.tsx';
import { groundOf, UNIT } from './ground-paths.ts';
import { HighlightedParcels } from './highlighted-parcels.tsx';
import { CardFace, Landscape } from './landscape.tsx';
import { LaidOver, LayTag, Places, pointing, type Site } from './laying.tsx';
import { useSmoothZoom } from './smooth-zoom.ts';

interface CityProps {
  readonly seat: SeatView;
  readonly label: string;
  readonly highlighted?: readonly number[] | undefined;
  /** None where there is nothing to lay. */
  readonly site?: Site | undefined;
  /** Where a card of the column, if it were taken, would bring most. */
  readonly best?: LaidCard | undefined;
}

export function City({ seat, label, highlighted, site, best }: CityProps): JSX.Element {
  const frame = cityFrame(seat);
  const isClose = isSmallScreen.value && site === undefined;
  const window = isClose ? closeUp(best === undefined ? seat.laid : [...seat.laid, best]) : frame.window;
  const map = useRef<HTMLDivElement>(null);
  useSmoothZoom(map, seat.seat, window);
  return (
    <div class={isClose ? 'city-room city-close' : 'city-room'}>
      <div class="city-map" ref={map} style={{ '--columns': window.width, '--rows': window.height }}>
        <CityLimits frame={frame} />
        <svg
          class={site === undefined ? 'city' : 'city city-open'}
          data-acts={site !== undefined}
          viewBox={`${window.x * UNIT} ${window.y * UNIT} ${window.width * UNIT} ${window.height * UNIT}`}
          role="group"
          aria-label={label}
          {...(site === undefined ? {} : pointing(site))}
        >
          <Ground frame={frame} parcels={seat.parcels} />
          <Landscape parcels={seat.parcels} />
          <Names parcels={seat.parcels} laid={seat.laid} window={frame.window} />
          <HighlightedParcels parcels={seat.parcels} highlighted={highlighted} />
          {best !== undefined && <BestPlace {...best} />}
          {site !== undefined && <Places site={site} />}
          {site !== undefined && <LaidOver site={site} />}
        </svg>
        {site !== undefined && <LayTag site={site} window={window} />}
      </div>
    </div>
  );
}

function BestPlace({ card, x, y }: LaidCard): JSX.Element {
  return (
    <g class="city-best" transform={`translate(${x * UNIT} ${y * UNIT})`} aria-hidden="true">
      <CardFace card={card} />
      <rect class="city-ghost-back" width={2 * UNIT} height={2 * UNIT} rx={9} />
      <rect class="city-ghost-edge" width={2 * UNIT} height={2 * UNIT} rx={9} />
    </g>
  );
}

interface GroundProps {
  readonly frame: CityFrame;
  readonly parcels: readonly Parcel[];
}

/** Bare table inside the frame; darker where the city has not come yet. */
const Ground = memo(function Ground({ frame, parcels }: GroundProps): JSX.Element {
  const { window } = frame;
  const xs = parcels.map(({ x }) => x);
  const ys = parcels.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return (
    <g aria-hidden="true">
      <rect class="city-edge" {...inUnits(window)} rx={4} />
      <rect class="city-ground" {...inUnits(window)} rx={4} />
      {parcels.length > 0 && (
        <rect
          class="city-inner"
          {...inUnits({
            x: left,
            y: top,
            width: Math.max(...xs) + 1 - left,
            height: Math.max(...ys) + 1 - top,
          })}
        />
      )}
      <path class="city-grid" d={gridOf(window)} />
      <Letters window={window} />
    </g>
  );
});

/** Columns are named below the frame, rows on its right: a hint may speak of them. */
function Letters({ window }: { readonly window: Box }): JSX.Element {
  const columns = Array.from({ length: window.width }, (_, at) => window.x + at);
  const rows = Array.from({ length: window.height }, (_, at) => window.y + at);
  return (
    <g data-explain="card:labels">
      {columns.map((x) => (
        <text key={x} class="city-letter" x={(x + 0.5) * UNIT} y={(window.y + window.height) * UNIT + 38}>
          {columnName(x - window.x)}
        </text>
      ))}
      {rows.map((y) => (
        <text key={y} class="city-letter" x={(window.x + window.width) * UNIT + 30} y={(y + 0.5) * UNIT + 9}>
          {y - window.y + 1}
        </text>
      ))}
    </g>
  );
}

interface CoverProps {
  readonly before: readonly LaidCard[];
  readonly last: LaidCard;
}

/** Bare table in place of what the last card has added, seen only until the card has arrived there. */
function Cover({ before, last }: CoverProps): JSX.Element {
  const isOn = ({ x, y }: LaidCard, column: number, row: number): boolean =>
    column >= x && column <= x + 1 && row >= y && row <= y + 1;
  const path = [0, 1, 2, 3]
    .map((at) => ({ x: last.x + (at % 2), y: last.y + Math.floor(at / 2) }))
    .filter(({ x, y }) => !before.some((card) => isOn(card, x, y)))
    .map(({ x, y }) => `M${x * UNIT} ${y * UNIT}h${UNIT}v${UNIT}h${-UNIT}z`);
  return <path class="city-cover" d={path.join('')} />;
}

function inUnits({ x, y, width, height }: Box): Box {
  return { x: x * UNIT, y: y * UNIT, width: width * UNIT, height: height * UNIT };
}

function gridOf({ x, y, width, height }: Box): string {
  const columns = Array.from(
    { length: width - 1 },
    (_, at) => `M${(x + at + 1) * UNIT} ${y * UNIT}v${height * UNIT}`,
  );
  const rows = Array.from(
    { length: height - 1 },
    (_, at) => `M${x * UNIT} ${(y + at + 1) * UNIT}h${width * UNIT}`,
  );
  return [...columns, ...rows].join('');
}

interface NamesProps extends Pick<SeatView, 'parcels' | 'laid'> {
  readonly window: Box;
}

/** What stands on each parcel, for those who do not see it and for those who ask. */
function Names({ parcels, laid, window }: NamesProps): JSX.Element {
  const { names, cardTable } = words.value;
  return (
    <>
      {laid.map((one, at) => (
        <g key={one.card} class="city-laid" data-anchor={`laid-${one.card}`}>
          <rect {...inUnits({ x: one.x, y: one.y, width: 2, height: 2 })} />
          {at === laid.length - 1 && <Cover before={laid.slice(0, at)} last={one} />}
        </g>
      ))}
      {parcels.map(({ x, y, element }) => (
        <rect
          key={`${x},${y}`}
          class="city-parcel"
          {...inUnits({ x, y, width: 1, height: 1 })}
          role="img"
          data-explain={`${groundOf(element) === 'street' || element === 'mine' ? 'building' : 'terrain'}:${element}:${x},${y}`}
          aria-label={cardTable.parcel({
            element: names.elements[element],
            place: cardTable.parcelPlace({ column: columnName(x - window.x), row: y - window.y + 1 }),
          })}
        />
      ))}
    </>
  );
}
