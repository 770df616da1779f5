/** Parcels as a view shows them: what they cost, what they earn, whether a road serves them. */
import type { Viewer } from '@carson/engine';
import { canEarn, incomeOf } from '../appraise/income.ts';
import { priceOf, whyNotOwnable } from '../appraise/parcels.ts';
import { isAttackable } from '../appraise/protection.ts';
import { isServed } from '../appraise/roads.ts';
import { once } from '../lists.ts';
import { powerOf } from '../people/powers.ts';
import type { State } from '../state/state.ts';
import { factorOf } from '../town/boosts.ts';
import { capped } from '../town/prices.ts';
import type { Town } from '../town/town.ts';
import type { ParcelView, View } from './view.ts';

type Draft<T> = { -readonly [Key in keyof T]: T[Key] };
/** The most a parcel costs the viewer's seat (B9.8); undefined for spectators, who buy none. */
type Cap = number | undefined;

export function parcelViews(state: State, viewer: Viewer): readonly ParcelView[] {
  return parcelsFor(state, [])(viewer === 'spectator' ? undefined : powerOf(state, viewer).parcelPriceCap);
}

/** Returns the parcels by cap; those of a known view, where the town is still as it was then. */
export function parcelsFor(state: State, known: readonly View[]): (cap: Cap) => readonly ParcelView[] {
  const isTown = once((town: Town) => isSameTown(town, state.town));
  const stillTrue = known.filter((view) => isAsIn(view, state) && isTown(view.town));
  let open: readonly ParcelView[] | undefined;
  return (cap) => {
    const same = stillTrue.find(({ parcels }) => arePricedFor(parcels, cap));
    if (same !== undefined) return same.parcels;
    open ??= state.town.on.map((_, parcel) => parcelView(state, parcel));
    return cap === undefined ? open : withPrices(open, cap);
  };
}

/** Whether everything that parcels depend on beside the town is as the view shows it. */
function isAsIn(view: View, { boosts, round, occupant }: State): boolean {
  return view.round === round && view.occupant === occupant && isSameList(view.boosts, boosts);
}

function isSameTown(a: Town, b: Town): boolean {
  return (
    isSameList(a.on, b.on) &&
    isSameList(a.owner, b.owner) &&
    isSameList(a.outlaw, b.outlaw) &&
    isSameList(a.roads, b.roads)
  );
}

function isSameList(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((number, at) => number === b[at]);
}

function arePricedFor(parcels: readonly ParcelView[], cap: Cap): boolean {
  return parcels.every(({ price, yourPrice }) => yourPrice === yours(price, cap));
}

function withPrices(parcels: readonly ParcelView[], cap: number): readonly ParcelView[] {
  return parcels.map((view) => {
    const yourPrice = yours(view.price, cap);
    return yourPrice === undefined ? view : { yourPrice, ...view };
  });
}

function yours(price: number | undefined, cap: Cap): number | undefined {
  return price === undefined || cap === undefined ? undefined : capped(price, cap);
}

function parcelView(state: State, parcel: number): ParcelView {
  const { town } = state;
  const view: Draft<ParcelView> = {
    factor: factorOf(state, parcel),
    served: isServed(town, parcel),
    attackable: isAttackable(town, parcel),
  };
  if (canEarn(town, parcel)) view.income = incomeOf(state, parcel);
  if (whyNotOwnable(town, parcel) === undefined) view.price = priceOf(town, parcel);
  return view;
}
