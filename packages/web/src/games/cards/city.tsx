import { type CardView, type SeatView, TERRAIN } from '@carson/card-game';
import type { JSX, SVGAttributes, TargetedPointerEvent } from 'preact';
import { PlacedArt } from '../../art/art.tsx';
import { commandKey } from '../../parts/command-key.ts';
import { words } from '../../words/words.ts';
import { type Aim, nearestPlace } from './aim.ts';

/** Drawings are 100 units wide, and so is a parcel. */
const UNIT = 100;
const SMALLEST_WINDOW = 8;

export interface CityWindow {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The parcels to be shown: the city and every place a card could reach, at least 8 x 8. */
export function cityWindow(seat: SeatView, places: readonly Aim[]): CityWindow {
  const xs = [...seat.parcels.map(({ x }) => x), ...places.flatMap(({ x }) => [x, x + 1])];
  const ys = [...seat.parcels.map(({ y }) => y), ...places.flatMap(({ y }) => [y, y + 1])];
  const [x, width] = span(xs);
  const [y, height] = span(ys);
  return { x, y, width, height };
}

function span(values: readonly number[]): [start: number, length: number] {
  if (values.length === 0) return [-3, SMALLEST_WINDOW];
  const least = Math.min(...values);
  const length = Math.max(...values) - least + 1;
  const margin = Math.max(0, SMALLEST_WINDOW - length);
  return [least - Math.floor(margin / 2), length + margin];
}

/** Where the card in hand may go, and what pointing there does. */
export interface Site {
  readonly card: number;
  readonly places: readonly Aim[];
  readonly aim: Aim | undefined;
  readonly onAim: (place: Aim) => void;
  readonly onPlace: (place: Aim) => void;
  /** Somebody insists on a place that is not legal. */
  readonly onTry: (x: number, y: number) => void;
}

interface CityProps {
  readonly seat: SeatView;
  readonly label: string;
  readonly lit?: readonly number[];
  /** None where there is nothing to build. */
  readonly site?: Site;
}

const NOTHING_LIT: readonly number[] = [];

/** A city from above. */
export function City({ seat, label, lit = NOTHING_LIT, site }: CityProps): JSX.Element {
  const window = cityWindow(seat, site?.places ?? []);
  return (
    <svg
      class={site === undefined ? 'city' : 'city city-open'}
      viewBox={viewBoxOf(window)}
      role="group"
      aria-label={label}
      {...(site === undefined ? {} : pointing(site))}
    >
      <Ground window={window} />
      <LaidCards laid={seat.laid} parcels={seat.parcels} left={window.x} top={window.y} lit={lit} />
      {site?.places.map((place) => (
        <circle
          key={`${place.x},${place.y}`}
          class="city-target"
          data-target={commandKey(place.command)}
          cx={(place.x + 1) * UNIT}
          cy={(place.y + 1) * UNIT}
          r={place === site.aim ? 0 : 13}
        />
      ))}
      {site?.aim !== undefined && <Ghost card={site.card} aim={site.aim} />}
    </svg>
  );
}

type CityPointer = TargetedPointerEvent<SVGSVGElement>;

/** A mouse aims by hovering and places by a click; a finger aims, and confirms elsewhere. */
function pointing({ places, onAim, onPlace, onTry }: Site): SVGAttributes<SVGSVGElement> {
  return {
    onPointerMove: (event) => {
      const { place } = placeUnder(event, places);
      if (event.pointerType === 'mouse' && place !== undefined) onAim(place);
    },
    onPointerUp: (event) => {
      const { x, y, place } = placeUnder(event, places);
      if (place === undefined) onTry(x, y);
      else if (event.pointerType === 'mouse') onPlace(place);
      else onAim(place);
    },
  };
}

function placeUnder(
  event: CityPointer,
  places: readonly Aim[],
): { readonly x: number; readonly y: number; readonly place: Aim | undefined } {
  const matrix = event.currentTarget.getScreenCTM()?.inverse();
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  const x = point.x / UNIT;
  const y = point.y / UNIT;
  return { x: Math.round(x) - 1, y: Math.round(y) - 1, place: nearestPlace(places, x, y) };
}

function viewBoxOf({ x, y, width, height }: CityWindow): string {
  const margin = 34;
  return `${x * UNIT - margin} ${y * UNIT - margin} ${width * UNIT + 2 * margin} ${height * UNIT + 2 * margin}`;
}

function Ground({ window: { x, y, width, height } }: { readonly window: CityWindow }): JSX.Element {
  const columns = Array.from({ length: width }, (_, at) => x + at);
  const rows = Array.from({ length: height }, (_, at) => y + at);
  return (
    <g aria-hidden="true">
      <rect
        class="city-ground"
        x={x * UNIT}
        y={y * UNIT}
        width={width * UNIT}
        height={height * UNIT}
        rx={14}
      />
      {columns.slice(1).map((column) => (
        <line
          key={column}
          class="city-grid"
          x1={column * UNIT}
          x2={column * UNIT}
          y1={y * UNIT}
          y2={(y + height) * UNIT}
        />
      ))}
      {rows.slice(1).map((row) => (
        <line
          key={row}
          class="city-grid"
          y1={row * UNIT}
          y2={row * UNIT}
          x1={x * UNIT}
          x2={(x + width) * UNIT}
        />
      ))}
      {columns.map((column, at) => (
        <text key={column} class="city-label" x={(column + 0.5) * UNIT} y={y * UNIT - 9}>
          {columnName(at)}
        </text>
      ))}
      {rows.map((row, at) => (
        <text key={row} class="city-label" x={x * UNIT - 18} y={(row + 0.5) * UNIT + 9}>
          {at + 1}
        </text>
      ))}
    </g>
  );
}

export function columnName(at: number): string {
  return String.fromCharCode(65 + at);
}

interface LaidCardsProps {
  readonly laid: SeatView['laid'];
  readonly parcels: SeatView['parcels'];
  /** The window's corner, from which columns and rows are named. */
  readonly left: number;
  readonly top: number;
  readonly lit: readonly number[];
}

function LaidCards({ laid, parcels, left, top, lit }: LaidCardsProps): JSX.Element {
  const { names, cardTable } = words.value;
  return (
    <>
      <g aria-hidden="true">
        {laid.map(({ card, x, y }) => (
          <CardFace key={card} card={card} x={x} y={y} />
        ))}
      </g>
      {parcels.map((parcel, index) => (
        <rect
          key={`${parcel.x},${parcel.y}`}
          class={lit.includes(index) ? 'city-parcel lit' : 'city-parcel'}
          x={parcel.x * UNIT + 4}
          y={parcel.y * UNIT + 4}
          width={UNIT - 8}
          height={UNIT - 8}
          rx={8}
          role="img"
          aria-label={cardTable.parcel({
            element: names.elements[parcel.element],
            place: cardTable.parcelPlace({ column: columnName(parcel.x - left), row: parcel.y - top + 1 }),
          })}
        />
      ))}
    </>
  );
}

interface CardFaceProps {
  readonly card: number;
  readonly x: number;
  readonly y: number;
}

/** A laid card: four parcels on one piece of paper. */
export function CardFace({ card, x, y }: CardFaceProps): JSX.Element {
  const parcels = TERRAIN[card]?.parcels ?? [];
  return (
    <g class="city-card" transform={`translate(${x * UNIT} ${y * UNIT})`} data-anchor={`laid-${card}`}>
      <rect class="card-paper" x={2} y={2} width={2 * UNIT - 4} height={2 * UNIT - 4} rx={12} />
      <path class="card-fold" d={`M${UNIT} 12V${2 * UNIT - 12}M12 ${UNIT}H${2 * UNIT - 12}`} />
      {parcels.map((element, at) => (
        <PlacedArt
          key={at}
          name={`element-${element}`}
          x={(at % 2) * UNIT + 5}
          y={Math.floor(at / 2) * UNIT + 5}
          size={UNIT - 10}
        />
      ))}
    </g>
  );
}

function Ghost({ card, aim }: { readonly card: number; readonly aim: Aim }): JSX.Element {
  const { table } = words.value.shell;
  const centre = { x: (aim.x + 1) * UNIT, y: (aim.y + 1) * UNIT };
  return (
    <g class="city-ghost" aria-hidden="true">
      <CardFace card={card} x={aim.x} y={aim.y} />
      <rect
        class="city-ghost-edge"
        x={aim.x * UNIT}
        y={aim.y * UNIT}
        width={2 * UNIT}
        height={2 * UNIT}
        rx={13}
      />
      <circle class="gain-seal" cx={centre.x} cy={centre.y} r={34} />
      <text class="gain-text" x={centre.x} y={centre.y + 12}>
        {table.gain({ count: aim.gain })}
      </text>
    </g>
  );
}

/** The seat that the viewer sits on; a spectator sees the first real one. */
export function ownSeat(view: CardView): SeatView {
  const own =
    view.seats.find(({ seat }) => seat === view.viewer) ??
    view.seats.find(({ level }) => level === undefined);
  if (own === undefined) throw new Error('a table without a real seat');
  return own;
}
