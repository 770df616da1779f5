/** What a seat would pay, with its character. */
import { priceOf } from '../appraise/parcels.ts';
import { ROW_PRICES } from '../content/action-spaces.ts';
import { powerOf } from '../people/powers.ts';
import { ROW_PLACES } from '../placing/places.ts';
import type { State } from '../state/state.ts';

/** B5.4, B9.8 */
export function parcelPriceFor(state: State, seat: number, parcel: number): number {
  return Math.min(priceOf(state.town, parcel), powerOf(state, seat).parcelPriceCap);
}

/** B5.5, B9.4: rounded up. */
export function tilePriceFor(state: State, seat: number, place: number): number {
  const price = ROW_PRICES[ROW_PLACES.indexOf(place)] ?? 0;
  return Math.ceil(price / powerOf(state, seat).tilePriceDivisor);
}
