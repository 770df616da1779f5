/** A box by its centre, in pixels of the window. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far the loop stays clear of what it holds. */
const CLEAR = 8;
/** No loop is smaller: a small mark is held with room around it. */
const SMALLEST = 30;
const CORNER = 18;

/** From the edge of the card to the loop, hanging through a little. */
export function ropePath(card: Box, target: Box): { readonly path: string; readonly knot: Point } {
  const loop = loopBox(target);
  const knot = isAcross(card, loop) ? onOuterSide(loop, card) : onEdge(loop, card);
  const start = onEdge(card, knot);
  const sag = Math.min(40, Math.hypot(knot.x - start.x, knot.y - start.y) / 5);
  const middle = { x: (start.x + knot.x) / 2, y: (start.y + knot.y) / 2 + sag };
  return { path: `M${at(start)}Q${at(middle)} ${at(knot)}`, knot };
}

/** A wide thing right above or below the card needs no rope, which would only run across words. */
export function isBeside(card: Box, target: Box): boolean {
  return target.width > card.width / 2 && Math.abs(card.x - target.x) < card.width / 2;
}

/** Around what is to be touched, as a loop of rope lies: not quite a rectangle. */
export function loopPath(target: Box): string {
  const { x, y, width, height } = loopBox(target);
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  const corner = Math.min(CORNER, width / 3, height / 3);
  const bow = 2.5;
  return [
    `M${at({ x: left + corner, y: top })}`,
    `Q${at({ x, y: top - bow })} ${at({ x: right - corner, y: top })}`,
    `Q${at({ x: right, y: top })} ${at({ x: right, y: top + corner })}`,
    `Q${at({ x: right + bow, y })} ${at({ x: right, y: bottom - corner })}`,
    `Q${at({ x: right, y: bottom })} ${at({ x: right - corner, y: bottom })}`,
    `Q${at({ x, y: bottom + bow })} ${at({ x: left + corner, y: bottom })}`,
    `Q${at({ x: left, y: bottom })} ${at({ x: left, y: bottom - corner })}`,
    `Q${at({ x: left - bow, y })} ${at({ x: left, y: top + corner })}`,
    `Q${at({ x: left, y: top })} ${at({ x: left + corner, y: top })}Z`,
  ].join('');
}

function loopBox({ x, y, width, height }: Box): Box {
  return {
    x,
    y,
    width: Math.max(SMALLEST, width) + 2 * CLEAR,
    height: Math.max(SMALLEST, height) + 2 * CLEAR,
  };
}

/** Whether the loop lies right above or below the card. */
function isAcross(card: Box, loop: Box): boolean {
  return Math.abs(card.x - loop.x) + loop.width / 2 <= card.width / 2 + 2 * CLEAR;
}

/** Where the loop turns to the card, towards the edge of the screen: there the rope runs across the fewest words. */
function onOuterSide({ x, y, width, height }: Box, card: Box): Point {
  const side = x < card.x ? -1 : 1;
  return { x: x + side * (width / 2 - CORNER), y: y + (y < card.y ? height / 2 : -height / 2) };
}

/** The point of a box's edge that is nearest to another point. */
function onEdge({ x, y, width, height }: Box, to: Point): Point {
  const inset = 14;
  const near = {
    x: clamp(to.x, x - width / 2, x + width / 2),
    y: clamp(to.y, y - height / 2, y + height / 2),
  };
  if (near.x !== to.x && near.y !== to.y)
    return { x: near.x, y: clamp(near.y, y - height / 2 + inset, y + height / 2 - inset) };
  return near;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

function at({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}
