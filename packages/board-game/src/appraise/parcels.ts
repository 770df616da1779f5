/** Parcels as land: free or not, for whom, and at what price. */
import { type Refusal, refusal } from '@carson/engine';
import { factsAt } from '../content/buildings/index.ts';
import { neighboursOf, PARCELS } from '../town/geometry.ts';
import { BARE, codeAt, hasOutlaw, isOwned, type Town } from '../town/town.ts';

export const OUTLAW_ON_PARCEL = refusal('outlawOnParcel', 'B10.3');
export const PARCEL_OWNED = refusal('parcelOwned', 'B4.2');

/** No mountain, no house, no building, no river. It may have an owner. */
export function isFree(town: Town, parcel: number): boolean {
  return codeAt(town, parcel) === BARE;
}

/** Why no player can come to own the parcel now, in whatever way (B2.6, B4.2, B10.2, B14.10). */
export function whyNotOwnable(town: Town, parcel: number): Refusal | undefined {
  if (isOwned(town, parcel)) return PARCEL_OWNED;
  const facts = factsAt(town, parcel);
  if (!facts.ownable) return refusal('parcelNeverOwned', facts.rule);
  return hasOutlaw(town, parcel) ? OUTLAW_ON_PARCEL : undefined;
}

/** B5.4: $1, and $1 for each building, mountain or house on this parcel and around it. */
export function priceOf(town: Town, parcel: number): number {
  let price = 1 + factsAt(town, parcel).price;
  for (const near of neighboursOf(parcel)) price += factsAt(town, near).price;
  return price;
}

export function parcelsOwnedBy(town: Town, seat: number): number {
  let count = 0;
  for (const parcel of PARCELS) if (town.owner[parcel] === seat) count++;
  return count;
}
