/** Legal places of the card to be laid, as the table offers them, and ways to walk through them. */
import type { GameCommand } from '@carson/engine';
import type { Preview, ShownTable } from '../../table/shown-table.ts';

export interface Aim {
  readonly x: number;
  readonly y: number;
  readonly gain: number;
  readonly preview: Preview;
  readonly command: GameCommand;
}

interface LayCommand extends GameCommand {
  readonly x: number;
  readonly y: number;
}

/** Best first; equal ones from north-west to south-east. */
export function legalPlaces(table: ShownTable): readonly Aim[] {
  const places = table.options.flatMap((command, at) => {
    const preview = table.previews[at];
    return isLay(command) && preview !== undefined
      ? [{ x: command.x, y: command.y, gain: preview.gain, preview, command }]
      : [];
  });
  return places.sort((a, b) => b.gain - a.gain || a.y - b.y || a.x - b.x);
}

function isLay(command: GameCommand): command is LayCommand {
  return command.type === 'layCard';
}

/** Further away than this, in parcels, a place is not meant. */
const REACH = 0.9;

/** The legal place whose middle is nearest to a point, in parcels; none where only others are meant. */
export function nearestPlace(places: readonly Aim[], x: number, y: number): Aim | undefined {
  let best: Aim | undefined;
  let least = REACH ** 2;
  for (const place of places) {
    const distance = (place.x + 1 - x) ** 2 + (place.y + 1 - y) ** 2;
    if (distance < least) {
      least = distance;
      best = place;
    }
  }
  return best;
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

/** The nearest legal place in a direction; straight ahead before aslant. */
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

/** The place `step` further in the list, round and round. */
export function placeAfter(places: readonly Aim[], from: Aim | undefined, step: number): Aim | undefined {
  const at = places.findIndex((place) => place.x === from?.x && place.y === from?.y);
  return places[(Math.max(at, step > 0 ? -1 : 0) + step + places.length) % places.length];
}
