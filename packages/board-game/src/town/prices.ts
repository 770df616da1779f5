/** What a seat would pay, with its character. */
import { priceOf } from '../appraise/parcels.ts';
import { ROW_PRICES } from '../content/action-spaces.ts';
import { powerOf } from '../people/powers.ts';
import { ROW_PLACES } from '../placing/places.ts';
import type { State } from '../state/state.ts';

/** B5.4, B9.8 */
export function parcelPriceFor(state: State, seat: number, parcel: number): number {
  return capped(priceOf(state.town, parcel), powerOf(state, seat).parcelPriceCap);
}

export function capped(price: number, cap: number): number {
  return Math.min(price, cap);
}

/** B5.5, B9.4: rounded up. */
export function tilePriceFor(state: State, seat: number, place: number): number {
  return tilePriceBy(powerOf(state, seat).tilePriceDivisor, ROW_PLACES.indexOf(place));
}

export function tilePriceBy(divisor: number, row: number): number {
  return Math.ceil((ROW_PRICES[row] ?? 0) / divisor);
}
