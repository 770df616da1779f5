/** Deals hidden duel tiles so that they fit what is known of every hand (B10.4). */
import { below, type Random, shuffle } from '@carson/engine';
import { nth } from '../lists.ts';
import { UNKNOWN } from '../state/state.ts';

export interface Hand {
  readonly size: number;
  /** What the tiles add up to, or UNKNOWN. */
  readonly sum: number;
  /** Tiles by value that are certainly in it. */
  readonly known: readonly number[];
}

/** One way to fill the hands from the pool, by value; the pool includes what is known. */
export function dealHands(hands: readonly Hand[], pool: readonly number[], random: Random): number[][] {
  const left = pool.map((count, value) => count - total(hands.map(({ known }) => nth(known, value))));
  const order = shuffle(random, [...hands.keys()]).sort(
    (a, b) => Number(isOpen(hands, a)) - Number(isOpen(hands, b)),
  );
  const dealt = hands.map(({ known }) => [...known]);
  if (!fill({ hands, order, left, dealt, random }, 0))
    throw new Error('no deal fits what is known of the hands');
  return dealt;
}

interface Deal {
  readonly hands: readonly Hand[];
  /** Hands with a known sum first: the others take what is left. */
  readonly order: readonly number[];
  readonly left: number[];
  readonly dealt: number[][];
  readonly random: Random;
}

function isOpen(hands: readonly Hand[], seat: number): boolean {
  return nth(hands, seat).sum === UNKNOWN;
}

/** Fills the hands from the one at `at` on; false, with nothing changed, where no way leads to the end. */
function fill(deal: Deal, at: number): boolean {
  const seat = deal.order[at];
  if (seat === undefined) return true;
  const { size, sum } = nth(deal.hands, seat);
  const held = nth(deal.dealt, seat);
  const missing = size - total(held);
  const wanted = sum === UNKNOWN ? UNKNOWN : sum - worth(held);
  return add(deal, { at, missing, wanted, highest: held.length - 1 });
}

interface Gap {
  readonly at: number;
  readonly missing: number;
  readonly wanted: number;
  /** Only tiles up to this value are still to be decided. */
  readonly highest: number;
}

/** Decides how many tiles of the highest open value the hand gets, then goes on with the next. */
function add(deal: Deal, gap: Gap): boolean {
  const { at, missing, wanted, highest } = gap;
  if (missing === 0) return (wanted === 0 || wanted === UNKNOWN) && fill(deal, at + 1);
  if (highest < 0) return false;
  const held = nth(deal.dealt, nth(deal.order, at));
  const most = Math.min(missing, nth(deal.left, highest));
  for (const count of likelyCounts(deal, gap, most)) {
    if (wanted !== UNKNOWN && count * highest > wanted) continue;
    move(deal, { held, value: highest, count });
    const rest = wanted === UNKNOWN ? UNKNOWN : wanted - count * highest;
    if (add(deal, { at, missing: missing - count, wanted: rest, highest: highest - 1 })) return true;
    move(deal, { held, value: highest, count: -count });
  }
  return false;
}

/** Every count from 0 to `most`, the one that blind chance gives first. */
function likelyCounts({ left, random }: Deal, { missing, highest }: Gap, most: number): number[] {
  const open = total(left.slice(0, highest + 1));
  let lot = 0;
  for (let tile = 0; tile < missing && open > 0; tile++) if (below(random, open) < nth(left, highest)) lot++;
  const first = Math.min(lot, most);
  const others = Array.from({ length: most + 1 }, (_, count) => count).filter((count) => count !== first);
  return [first, ...shuffle(random, others)];
}

function move(
  { left }: Deal,
  { held, value, count }: { held: number[]; value: number; count: number },
): void {
  held[value] = nth(held, value) + count;
  left[value] = nth(left, value) - count;
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function worth(counts: readonly number[]): number {
  return counts.reduce((sum, count, value) => sum + count * value, 0);
}
