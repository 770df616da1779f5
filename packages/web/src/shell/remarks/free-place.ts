/** Where a bubble can stand without covering anything that takes a click. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Surroundings {
  /** Who speaks; undefined where they are out of sight. */
  readonly speaker: Box | undefined;
  readonly screen: Box;
  readonly obstacles: readonly Box[];
}

const GAP = 8;

/** The first free place: beside the speaker, in a corner, else anywhere; undefined where everything is taken. */
export function freePlace(
  { width, height }: Pick<Box, 'width' | 'height'>,
  { speaker, screen, obstacles }: Surroundings,
): Box | undefined {
  const corners = [
    { left: screen.left + GAP, top: screen.top + screen.height - height - GAP },
    { left: screen.left + screen.width - width - GAP, top: screen.top + screen.height - height - GAP },
  ];
  const beside = speaker === undefined ? [] : besides(speaker, { width, height });
  return [...beside, ...corners, ...anywhere(screen)]
    .map((place) => ({ ...place, width, height }))
    .find((box) => isWithin(box, screen) && !obstacles.some((obstacle) => overlap(box, obstacle)));
}

function besides(
  { left, top, width, height }: Box,
  bubble: Pick<Box, 'width' | 'height'>,
): readonly Pick<Box, 'left' | 'top'>[] {
  return [
    { left: left + width + GAP, top },
    { left: left - bubble.width - GAP, top },
    { left, top: top + height + GAP },
    { left: left + width - bubble.width, top: top + height + GAP },
    { left, top: top - bubble.height - GAP },
  ];
}

/** From the top down, in steps. */
function anywhere({ left, top, width, height }: Box): readonly Pick<Box, 'left' | 'top'>[] {
  const rows = Array.from({ length: Math.floor(height / STEP) }, (_, at) => top + at * STEP);
  const columns = Array.from({ length: Math.floor(width / STEP) }, (_, at) => left + at * STEP);
  return rows.flatMap((y) => columns.map((x) => ({ left: x, top: y })));
}

const STEP = 16;

function isWithin(box: Box, screen: Box): boolean {
  return (
    box.left >= screen.left &&
    box.top >= screen.top &&
    box.left + box.width <= screen.left + screen.width &&
    box.top + box.height <= screen.top + screen.height
  );
}

export function overlap(a: Box, b: Box): boolean {
  return (
    a.left < b.left + b.width &&
    b.left < a.left + a.width &&
    a.top < b.top + b.height &&
    b.top < a.top + a.height
  );
}
