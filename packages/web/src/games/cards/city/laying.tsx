/** The card that is being laid: where it may go, where it lies, and the one button that lays it. */
import type { Command } from '@carson/card-game';
import { layRefusal, type SeatView } from '@carson/card-game';
import type { Refusal } from '@carson/engine';
import type { JSX, SVGAttributes, TargetedPointerEvent } from 'preact';
import { confirm } from '../../../app/settings.ts';
import { Art } from '../../../art/art.tsx';
import { commandKey } from '../../../parts/command-key.ts';
import { words } from '../../../words/words.ts';
import { type Aim, type HeldPlace, isSamePlace, nearestPlace } from '../selection/aim.ts';
import { aim, heldPlace } from '../selection/selection.ts';
import type { Box } from './city-frame.ts';
import { UNIT } from './ground-paths.ts';
import { CardFace } from './landscape.tsx';

/** Where the card in hand may go. */
export interface Site {
  readonly card: number;
  readonly seat: SeatView;
  /** Best first. */
  readonly places: readonly Aim[];
  /** Where the card lies when it is not dragged. */
  readonly aimed: Aim;
  readonly act: (command: Command) => void;
}

type CityPointer = TargetedPointerEvent<SVGSVGElement>;

/**
 * A mouse carries the card along; a click aims, a second click lays. A finger carries it too and aims where it is let
 * go. Where nothing is to be confirmed, aiming lays.
 */
export function pointing({ places, act }: Site): SVGAttributes<SVGSVGElement> {
  const drop = (under: HeldPlace): void => {
    if (under.place === undefined) return;
    aim.value = under.place;
    if (confirm.value === 'off') act(under.place.command);
  };
  return {
    onPointerDown: (event) => {
      if (event.pointerType === 'mouse') return;
      event.currentTarget.setPointerCapture(event.pointerId);
      heldPlace.value = placeUnder(event, places);
    },
    onPointerMove: (event) => {
      const carries = event.pointerType === 'mouse' || event.currentTarget.hasPointerCapture(event.pointerId);
      const under = placeUnder(event, places);
      if (carries && !(heldPlace.peek() !== undefined && isSamePlace(heldPlace.peek(), under)))
        heldPlace.value = under;
    },
    onPointerUp: (event) => {
      const under = placeUnder(event, places);
      drop(under);
      // A place that is not legal stays visible with its reason.
      if (under.place === undefined) heldPlace.value = { ...under, isTried: true };
      else heldPlace.value = event.pointerType === 'mouse' ? under : undefined;
    },
    onDblClick: () => {
      const place = heldPlace.peek()?.place;
      if (place !== undefined) act(place.command);
    },
    onPointerLeave: (event) => {
      if (event.pointerType === 'mouse' && heldPlace.peek()?.isTried !== true) heldPlace.value = undefined;
    },
    onPointerCancel: () => {
      heldPlace.value = undefined;
    },
  };
}

function placeUnder(event: CityPointer, places: readonly Aim[]): HeldPlace {
  const matrix = event.currentTarget.getScreenCTM()?.inverse();
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  const at = { x: point.x / UNIT, y: point.y / UNIT };
  const place = nearestPlace(places, at, event.pointerType === 'mouse' ? 'mouse' : 'finger');
  return place === undefined
    ? { x: Math.round(at.x) - 1, y: Math.round(at.y) - 1 }
    : { x: place.x, y: place.y, place };
}

/** How many places besides the best say what they bring. */
const SAID = 4;

/** Quiet marks where the card could go. */
export function Places({ site: { places, aimed } }: { readonly site: Site }): JSX.Element {
  const others = places.filter((place) => !isCovered(place, aimed));
  return (
    <g aria-hidden="true">
      {others.map((place, at) => (
        <g
          key={`${place.x},${place.y}`}
          class={at < SAID ? 'city-target city-target-said' : 'city-target'}
          data-target={commandKey(place.command)}
          transform={`translate(${(place.x + 1) * UNIT} ${(place.y + 1) * UNIT})`}
        >
          {at < SAID ? <Gain gain={place.gain} /> : <circle r={11} />}
        </g>
      ))}
    </g>
  );
}

/** Whether a mark there would lie under the card, or stick out from under it. */
function isCovered(place: Aim, by: Aim): boolean {
  return Math.max(Math.abs(place.x - by.x), Math.abs(place.y - by.y)) <= 1;
}

function Gain({ gain }: { readonly gain: number }): JSX.Element {
  return (
    <g data-explain={`card:gain:${gain}`}>
      <rect x={-33} y={-21} width={66} height={42} rx={21} />
      <text y={11}>{words.value.shell.table.gain({ count: gain })}</text>
    </g>
  );
}

/** The card on its place, or where it is held. */
export function LaidOver({ site: { card, aimed, seat } }: { readonly site: Site }): JSX.Element {
  const { value } = heldPlace;
  const over = value ?? aimed;
  const why = whyNot(seat, card, value);
  const gain = value === undefined ? aimed.gain : value.place?.gain;
  const classes = ['city-ghost', value === undefined ? '' : 'held', why === undefined ? '' : 'wrong'];
  return (
    <g aria-hidden="true">
      {!isSamePlace(over, aimed) && (
        <rect
          class="city-aimed"
          x={aimed.x * UNIT}
          y={aimed.y * UNIT}
          width={2 * UNIT}
          height={2 * UNIT}
          rx={9}
        />
      )}
      <g
        class={classes.filter((name) => name !== '').join(' ')}
        style={{ transform: `translate(${over.x * UNIT}px, ${over.y * UNIT}px)` }}
      >
        <rect class="city-ghost-shadow" x={6} y={16} width={2 * UNIT} height={2 * UNIT} rx={12} />
        <CardFace card={card} />
        {why !== undefined && <Wrong why={why} over={over} />}
        <rect class="city-ghost-back" width={2 * UNIT} height={2 * UNIT} rx={9} />
        <rect class="city-ghost-edge" width={2 * UNIT} height={2 * UNIT} rx={9} />
        {gain !== undefined && (
          <g class={gain > 0 ? 'city-gain good' : 'city-gain'} transform="translate(6 4)">
            <Gain gain={gain} />
          </g>
        )}
      </g>
    </g>
  );
}

export function whyNot(seat: SeatView, card: number, at: HeldPlace | undefined): Refusal | undefined {
  return at === undefined || at.place !== undefined ? undefined : layRefusal(seat, card, at);
}

/** Red, crossed out, and hatched where one parcel is to blame. */
function Wrong({ why, over }: { readonly why: Refusal; readonly over: HeldPlace }): JSX.Element {
  const { x, y, under } = why.params ?? {};
  const blamed = under !== undefined && typeof x === 'number' && typeof y === 'number';
  return (
    <>
      <rect class="city-wrong" width={2 * UNIT} height={2 * UNIT} rx={9} />
      {blamed && (
        <path
          class="city-misfit"
          d={HATCH}
          transform={`translate(${(x - over.x) * UNIT} ${(y - over.y) * UNIT})`}
        />
      )}
      <path class="city-cross" d="M78 78L122 122M122 78L78 122" />
    </>
  );
}

const HATCH = 'M4 4h92v92h-92zM4 36L36 4M4 68L68 4M4 96L96 4M36 96L96 36M68 96L96 68';

interface LayTagProps {
  readonly site: Site;
  readonly window: Box;
}

/** Hangs beside the city at the height of the card: lays it where it lies. */
export function LayTag({ site: { aimed, act }, window }: LayTagProps): JSX.Element {
  const { laying, shell } = words.value;
  return (
    <div class="lay-tag" style={{ '--column': aimed.x - window.x, '--row': aimed.y - window.y }}>
      <span class="lay-rope" aria-hidden="true" />
      <button
        type="button"
        class="button button-main confirm"
        onClick={() => act(aimed.command)}
        data-answer
        data-target={commandKey(aimed.command)}
      >
        <Art name="icon-confirm" />
        <span>{laying.layHere}</span>
        <strong class="lay-gain" data-explain={`card:gain:${aimed.gain}`}>
          {shell.table.gain({ count: aimed.gain })}
        </strong>
      </button>
    </div>
  );
}
