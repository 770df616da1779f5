/** Personal preferences for a game: some like mines, some like saloons; temperaments lean further. */
import { codeOf, ELEMENTS, type Element } from '@carson/card-game';
import { below, nth, type Random } from '@carson/engine';
import type { TemperamentId } from '../../temperament.ts';
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
  /** Points for a parcel that shows the element. */
  readonly parcels: Readonly<Partial<Record<Element, number>>>;
  /** Points for a parcel of new ground. */
  readonly covered?: number;
  /** The part of its price that an auction card seems to cost. */
  readonly bidPrice?: number;
}

/**
 * Builders want homes, gunslingers saloons and prisons, merchants shops and their high cards late, landowners ranches and
 * new ground.
 */
const LEANINGS: Readonly<Record<TemperamentId, Leaning>> = {
  builder: { parcels: { house: 1.2, townhouse: 1.8, hotel: 1.8 } },
  gunslinger: { parcels: { saloon: 2.5, prison: 2.5 } },
  merchant: { parcels: { bank: 1.5, drugstore: 1.5, generalStore: 1.5 }, bidPrice: 1.4 },
  landowner: { parcels: { ranch: 0.9 }, covered: 0.07 },
};

export function personalWeights(
  weights: CardWeights,
  { taste, temperament, leaning }: Preferences,
  personality: Random,
): CardWeights {
  if (taste === 0 && temperament === undefined) return weights;
  const leans = temperament === undefined ? undefined : LEANINGS[temperament];
  const likes = Array.from({ length: ELEMENT_COUNT }, (_, code) =>
    code === EMPTY ? 0 : taste * drawn(personality) + leaning * (leans?.parcels[nth(ELEMENTS, code)] ?? 0),
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
