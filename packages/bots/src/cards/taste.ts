/** Personal preferences for a game: some like mines, some like saloons; temperaments lean further. */
import { codeOf, ELEMENTS } from '@carson/card-game';
import { below, type Random } from '@carson/engine';
import type { TemperamentId } from '../temperament.ts';
import { AT } from './features.ts';
import { ELEMENT_COUNT } from './ledger.ts';
import type { CardWeights } from './weights.ts';

const EMPTY = codeOf('empty');
const PRECISION = 1024;

export interface Preferences {
  /** How far a liking for a kind of parcel goes, in points per parcel. */
  readonly taste: number;
  readonly temperament?: TemperamentId | undefined;
  /** How strongly the temperament shows, 1 as a rule. */
  readonly leaning: number;
}

interface Leaning {
  /** Points for a parcel of the kind. */
  readonly parcel: (code: number) => number;
  /** Points for a parcel of new ground, and for one more row or column. */
  readonly covered: number;
  /** The part of its price that an auction card seems to cost. */
  readonly bidPrice: number;
}

const UNBUILT = new Set(['empty', 'mountain', 'outlaws']);
const HAUNTS = new Set(['saloon', 'prison']);
const nothing = () => 0;

/** Builders want buildings, gunslingers saloons and prisons, merchants their high cards late, landowners land. */
const LEANINGS: Readonly<Record<TemperamentId, Leaning>> = {
  builder: { parcel: (code) => (UNBUILT.has(ELEMENTS[code] as string) ? 0 : 0.45), covered: 0, bidPrice: 1 },
  gunslinger: {
    parcel: (code) => (HAUNTS.has(ELEMENTS[code] as string) ? 1.2 : 0),
    covered: 0,
    bidPrice: 0.9,
  },
  merchant: { parcel: nothing, covered: 0, bidPrice: 1.25 },
  landowner: { parcel: nothing, covered: 0.3, bidPrice: 1 },
};

export function personalWeights(
  weights: CardWeights,
  { taste, temperament, leaning }: Preferences,
  personality: Random,
): CardWeights {
  if (taste === 0 && temperament === undefined) return weights;
  const leans = temperament === undefined ? undefined : LEANINGS[temperament];
  const likes = Array.from({ length: ELEMENT_COUNT }, (_, code) =>
    code === EMPTY ? 0 : taste * drawn(personality) + leaning * (leans?.parcel(code) ?? 0),
  );
  const city = weights.city.map((row) =>
    row.map((weight, feature) => {
      const more = feature === AT.space ? leaning * (leans?.covered ?? 0) : (likes[feature - AT.counts] ?? 0);
      return weight + more;
    }),
  );
  const bidPrice = 1 + leaning * ((leans?.bidPrice ?? 1) - 1);
  return { ...weights, city, edge: weights.edge * bidPrice };
}

/** From -1 to 1. */
function drawn(random: Random): number {
  return below(random, 2 * PRECISION + 1) / PRECISION - 1;
}
