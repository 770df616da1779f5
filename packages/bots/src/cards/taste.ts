/** Personal tastes: some like mines, some like saloons. A taste lasts for a game. */
import { codeOf } from '@carson/card-game';
import { below, type Random } from '@carson/engine';
import { AT } from './features.ts';
import { ELEMENT_COUNT } from './ledger.ts';
import type { CardWeights } from './weights.ts';

const EMPTY = codeOf('empty');
const PRECISION = 1024;

export function personalWeights(
  { weights, taste }: { readonly weights: CardWeights; readonly taste: number },
  personality: Random,
): CardWeights {
  if (taste === 0) return weights;
  const likes = Array.from({ length: ELEMENT_COUNT }, (_, code) =>
    code === EMPTY ? 0 : taste * drawn(personality),
  );
  const city = weights.city.map((row) =>
    row.map((weight, feature) => weight + (likes[feature - AT.counts] ?? 0)),
  );
  return { ...weights, city };
}

/** From -1 to 1. */
function drawn(random: Random): number {
  return below(random, 2 * PRECISION + 1) / PRECISION - 1;
}
