import { below, type Random, seedRandom, shuffle } from '@carson/engine';
import type { Parcels } from '../../src/deck/card.ts';
import type { Element, Era } from '../../src/ids.ts';
import { RECIPES } from './recipes.ts';

const TRIALS = 20_000;
const TWIN_COST = 1_000;

/** The cards of an Era in the order of its recipes, their elements stood on the four positions (C1.4). */
export function designTerrain(era: Era, seed: string): readonly Parcels[] {
  const random = seedRandom(`${seed} terrain ${era}`);
  const cards = RECIPES[era].flatMap(({ cards, elements }) =>
    Array.from({ length: cards }, () => arranged(random, elements)),
  );
  return settled(random, cards);
}

/** Re-arranges one card at a time and keeps what is not worse, until elements are spread evenly. */
function settled(random: Random, cards: readonly Parcels[]): readonly Parcels[] {
  let best = cards;
  let cost = unevenness(best);
  for (let trial = 0; trial < TRIALS && cost > 0; trial++) {
    const at = below(random, best.length);
    const changed = best.map((card, index) => (index === at ? arranged(random, card) : card));
    const price = unevenness(changed);
    if (price > cost) continue;
    best = changed;
    cost = price;
  }
  return best;
}

function arranged(random: Random, elements: readonly Element[]): Parcels {
  const [nw = 'empty', ne = 'empty', sw = 'empty', se = 'empty'] = elements;
  const four: [Element, Element, Element, Element] = [nw, ne, sw, se];
  shuffle(random, four);
  return four;
}

/** How far each element, and all of them together, are from standing a quarter of the time in each position. */
function unevenness(cards: readonly Parcels[]): number {
  const held = new Map<Element | 'any', number[]>();
  for (const card of cards) {
    for (const [position, element] of card.entries()) {
      if (element === 'empty') continue;
      count(held, element, position);
      count(held, 'any', position);
    }
  }
  const twins = cards.length - new Set(cards.map((card) => card.join())).size;
  let cost = twins * TWIN_COST;
  for (const positions of held.values()) cost += variance(positions);
  return cost;
}

function count(held: Map<Element | 'any', number[]>, key: Element | 'any', position: number): void {
  const positions = held.get(key) ?? [0, 0, 0, 0];
  positions[position] = (positions[position] ?? 0) + 1;
  held.set(key, positions);
}

function variance(counts: readonly number[]): number {
  const mean = counts.reduce((sum, n) => sum + n, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - mean) ** 2, 0);
}
