import { type Random, seedRandom, shuffle } from '@carson/engine';
import type { CharacterBack } from '../../src/deck/card.ts';
import { CHARACTER_IDS, SUITS, type Suit } from '../../src/ids.ts';

const TRIALS = 4_000;
/** One for each character (C1.5). */
const BACKS = CHARACTER_IDS.length;
const SKULLS = 4;

/**
 * Latin squares of the suits, the last one cut short: every suit stands in every rank about equally often (C1.5).
 * Of many such sets the one is kept whose backs without a skull, the only ones that settle ties
 * (C3.2, C3.7), put each suit above each other one most nearly as often as below it.
 */
export function designBacks(seed: string): readonly CharacterBack[] {
  const random = seedRandom(`${seed} backs`);
  let best: readonly CharacterBack[] = [];
  let bestBias = Number.POSITIVE_INFINITY;
  for (let trial = 0; trial < TRIALS; trial++) {
    const backs = dealtBacks(random);
    const bias = biasOf(backs.filter((back) => !back.skull));
    if (bias >= bestBias || new Set(backs.map((back) => back.order.join())).size < BACKS) continue;
    best = backs;
    bestBias = bias;
  }
  return best;
}

function dealtBacks(random: Random): readonly CharacterBack[] {
  const squares = Math.ceil(BACKS / SUITS.length);
  const orders = Array.from({ length: squares }, () => latinSquare(random))
    .flat()
    .slice(0, BACKS);
  shuffle(random, orders);
  const backs = orders.map((order, at) => ({ order, skull: at < SKULLS }));
  return shuffle(random, backs);
}

/** The cyclic square with its rows, ranks and suits shuffled. */
function latinSquare(random: Random): Suit[][] {
  const rows = shuffle(random, [...SUITS.keys()]);
  const ranks = shuffle(random, [...SUITS.keys()]);
  const suits = shuffle(random, [...SUITS]);
  return rows.map((row) => ranks.map((rank) => suits[(row + rank) % suits.length] as Suit));
}

function biasOf(backs: readonly CharacterBack[]): number {
  let bias = 0;
  for (const [at, suit] of SUITS.entries()) {
    for (const other of SUITS.slice(at + 1)) {
      const above = backs.filter(({ order }) => order.indexOf(suit) < order.indexOf(other)).length;
      bias += (2 * above - backs.length) ** 2;
    }
  }
  return bias;
}
