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
  const near = [...beside, ...corners]
    .map((place) => ({ ...place, width, height }))
    .find((box) => isWithin(box, screen) && !obstacles.some((obstacle) => overlap(box, obstacle)));
  return near ?? anywhere({ width, height }, { screen, obstacles });
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

/** From the top down, in steps; what is in the way is passed in one, for there are thousands of places and a hundred obstacles. */
function anywhere(
  { width, height }: Pick<Box, 'width' | 'height'>,
  { screen, obstacles }: Pick<Surroundings, 'screen' | 'obstacles'>,
): Box | undefined {
  for (let top = screen.top; top + height <= screen.top + screen.height; top += STEP) {
    let box = { left: screen.left, top, width, height };
    while (isWithin(box, screen)) {
      const inTheWay = obstacles.find((obstacle) => overlap(box, obstacle));
      if (inTheWay === undefined) return box;
      const steps = Math.ceil((inTheWay.left + inTheWay.width - screen.left) / STEP);
      box = { ...box, left: screen.left + steps * STEP };
    }
  }
  return undefined;
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
