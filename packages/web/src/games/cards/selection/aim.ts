/** Legal places of the card to be laid, as the table offers them, and ways to walk through them. */
import type { Command } from '@carson/card-game';
import type { Preview } from '../../../table/shown-table.ts';
import { gainAt } from '../round/gains.ts';
import type { CardsTable } from '../table-types.ts';

export interface Aim {
  readonly x: number;
  readonly y: number;
  readonly gain: number;
  readonly preview: Preview | undefined;
  readonly command: Command;
}

/** A place under the pointer, legal or not. */
export interface HeldPlace {
  readonly x: number;
  readonly y: number;
  readonly place?: Aim | undefined;
  /** The player tried to lay the card here, which is not possible. */
  readonly isTried?: boolean;
}

const placesOf = new WeakMap<CardsTable, readonly Aim[]>();

/** Best first; equal ones from north-west to south-east. Worked out once for each table. */
export function legalPlaces(table: CardsTable): readonly Aim[] {
  const known = placesOf.get(table);
  if (known !== undefined) return known;
  const places = findPlaces(table).sort((a, b) => b.gain - a.gain || a.y - b.y || a.x - b.x);
  placesOf.set(table, places);
  return places;
}

/** The card lies on its best place at once; which lines that changes is known when the previews come. */
function findPlaces(table: CardsTable): Aim[] {
  const view = table.view;
  const step = view.steps.at(-1);
  const seat = step?.kind === 'lay' ? view.seats[step.seat] : undefined;
  if (step?.kind !== 'lay' || seat === undefined) return [];
  return table.options.flatMap((command, at) => {
    if (command.type !== 'layCard') return [];
    const { x, y } = command;
    const preview = table.previews[at];
    return [{ x, y, gain: preview?.gain ?? gainAt(seat, step.card, command), preview, command }];
  });
}

/** Further away than this, in parcels, a place is not meant. A finger is less exact than a mouse. */
const REACH = { mouse: 0.72, finger: 1 };

/** The legal place whose middle is nearest to a point, in parcels; none where only others are meant. */
export function nearestPlace(
  places: readonly Aim[],
  { x, y }: { readonly x: number; readonly y: number },
  by: keyof typeof REACH,
): Aim | undefined {
  let best: Aim | undefined;
  let least = REACH[by] ** 2;
  for (const place of places) {
    const distance = (place.x + 1 - x) ** 2 + (place.y + 1 - y) ** 2;
    if (distance < least) {
      least = distance;
      best = place;
    }
  }
  return best;
}

export function isSamePlace(a: Aim | HeldPlace | undefined, b: Aim | HeldPlace | undefined): boolean {
  return a?.x === b?.x && a?.y === b?.y;
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const STEPS: Readonly<Record<Direction, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isDirection(key: string): key is Direction {
  return key in STEPS;
}

/** The nearest legal place in a direction; straight before diagonal. */
export function placeTowards(places: readonly Aim[], from: Aim, direction: Direction): Aim {
  const [dx, dy] = STEPS[direction];
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const ahead = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    if (ahead > 0 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      best = place;
    }
  }
  return best;
}

/** The place `step` further in the list, wrapping around. */
export function placeAfter(places: readonly Aim[], from: Aim | undefined, step: number): Aim | undefined {
  const at = places.findIndex((place) => place.x === from?.x && place.y === from?.y);
  return places[(Math.max(at, step > 0 ? -1 : 0) + step + places.length) % places.length];
}
