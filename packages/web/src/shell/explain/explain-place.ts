/** Where the card lies: beside its element, inside the window, off the question and its answers. */

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Place {
  readonly left: number;
  readonly top: number;
}

export type Box = Place & Size;

const GAP = 8;

/** The first place beside the element that covers nothing; where there is none, the one that covers least. */
export function placeBeside(element: Box, card: Size, room: Size, avoided: readonly Box[] = []): Place {
  const boxes = [element, ...avoided];
  const places = [
    ...boxes.flatMap((box) => placesAround(box, element, card)),
    ...placesBetween(boxes, element, card, room),
  ];
  const [first, ...others] = places.map((place) => {
    const within = keptInside(place, card, room);
    const lies: Box = { ...within, width: card.width, height: card.height };
    const covered = avoided.reduce((sum, box) => sum + overlap(lies, box), overlap(lies, element));
    return { place: within, covered };
  });
  if (first === undefined) return { left: GAP, top: GAP };
  return others.reduce((best, next) => (next.covered < best.covered ? next : best), first).place;
}

/** Below the box, above it, on its right, on its left; as near to the element as that allows. */
function placesAround(box: Box, element: Box, card: Size): readonly Place[] {
  const left = element.left + element.width / 2 - card.width / 2;
  const { top } = element;
  return [
    { left, top: box.top + box.height + GAP },
    { left, top: box.top - GAP - card.height },
    { left: box.left + box.width + GAP, top },
    { left: box.left - GAP - card.width, top },
  ];
}

/** Every corner that the boxes and the window leave, the nearest to the element first. */
function placesBetween(boxes: readonly Box[], element: Box, card: Size, room: Size): readonly Place[] {
  const lefts = boxes.flatMap(({ left, width }) => [left + width + GAP, left - GAP - card.width]);
  const tops = boxes.flatMap(({ top, height }) => [top + height + GAP, top - GAP - card.height]);
  const away = ({ left, top }: Place): number =>
    Math.hypot(
      left + card.width / 2 - element.left - element.width / 2,
      top + card.height / 2 - element.top - element.height / 2,
    );
  return [GAP, room.width - card.width - GAP, ...lefts]
    .flatMap((left) => [GAP, room.height - card.height - GAP, ...tops].map((top) => ({ left, top })))
    .toSorted((a, b) => away(a) - away(b));
}

function keptInside({ left, top }: Place, card: Size, room: Size): Place {
  return {
    left: Math.max(GAP, Math.min(left, room.width - card.width - GAP)),
    top: Math.max(GAP, Math.min(top, room.height - card.height - GAP)),
  };
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
