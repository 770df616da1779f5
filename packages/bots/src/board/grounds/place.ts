/** A cowboy on a place: what is to be had there, and against whom. */
import {
  type ActionSpace,
  AMMUNITION_STRENGTH,
  attackersShare,
  type Command,
  type Companion,
  corralAt,
  HATS,
  isCorralPlace,
  isParcelPlace,
  NOBODY,
  outlawReward,
  spaceAt,
  tileId,
} from '@carson/board-game';
import type { Ground } from '../../search/model.ts';

import { rivalsAt } from '../answers/contest.ts';
import { MEAN_OF_PRODUCT } from '../answers/placing.ts';
import type { Outlook } from '../town/outlook.ts';
import { moneyOn, prospectsOf } from '../town/prospects.ts';
import { oddsGrounds, strengthThere } from './fight.ts';
import { ground, when } from './ground.ts';
import { incomeGrounds, landGrounds, tileGrounds } from './town.ts';

type Placed = Pick<Extract<Command, { readonly type: 'placeCowboy' }>, 'place' | 'with'>;

/** The prize first, then the fight for it, then what it costs. */
export function placeGrounds(outlook: Outlook, placed: Placed): readonly Ground[] {
  const { place } = placed;
  const [prize, ...more] = prizeAt(outlook, placed);
  const [odds] = oddsGrounds(outlook, place, placed.with);
  return [prize, odds, ...priceAt(outlook, place), ...more].filter((found) => found !== undefined);
}

function prizeAt(outlook: Outlook, { place, with: companion }: Placed): readonly Ground[] {
  if (isParcelPlace(place)) return onParcel(outlook, place);
  if (isCorralPlace(place)) return atRodeo(outlook, corralAt(place));
  return onSpace(outlook, spaceAt(place), companion);
}

function onSpace(outlook: Outlook, space: ActionSpace, companion: Companion | undefined): readonly Ground[] {
  const { view, me, power } = outlook;
  const { yields } = space;
  const counted = { parcels: me.parcels, buildings: me.buildings, strength: strengthThere(outlook) };
  switch (yields.what) {
    case 'salary':
      return [ground('moneyThere', { money: yields.money })];
    case 'ammunition':
      return [ground('stronger', { strength: AMMUNITION_STRENGTH })];
    case 'roads':
      return [ground('gives', { count: yields.count, thing: 'road' })];
    case 'tile':
      return tileGrounds(outlook, tileId(view.row[yields.row] ?? 0), prospectsOf(outlook).estate.town);
    case 'gaming':
      return [
        ground('dice', {
          money:
            companion === 'token' && power?.gamesFromSupply === true
              ? MEAN_OF_PRODUCT
              : moneyOn(outlook, space),
        }),
      ];
    case 'money':
      return [ground('moneyThere', { money: yields.each * counted[yields.per] })];
    case 'points':
      return [ground('pointsThere', { points: Math.floor(counted[yields.per] / yields.share) })];
    case 'market':
      return [...cheapestPoints(outlook, yields.price), ground('pointPrice', { money: yields.price })];
  }
}

/** Whether no other space that still takes cowboys sells points for less. */
function cheapestPoints({ view }: Outlook, price: number): readonly Ground[] {
  const cheaper = view.spaces.some(({ place, closed, done }) => {
    const { yields } = spaceAt(place);
    return yields.what === 'market' && yields.price < price && !closed && !done;
  });
  return when(!cheaper, () => ground('cheapestPoints', {}));
}

function onParcel(outlook: Outlook, parcel: number): readonly Ground[] {
  const { view, seat } = outlook;
  // B8.12
  if (parcel === view.cityHall) return incomeGrounds(outlook, { occupant: seat });
  if (view.town.outlaw[parcel] === 1) return withOutlaw(outlook, parcel);
  const owner = view.town.owner[parcel] ?? NOBODY;
  if (owner === NOBODY) return landGrounds(outlook, [parcel]);
  const { income = 0, factor = 1 } = view.parcels[parcel] ?? {};
  const money = attackersShare(income * factor);
  if (money === 0) return [];
  if (owner !== seat) return [ground('raid', { money, seat: owner })];
  return when(rivalsAt(view, parcel) !== 0, () => ground('guards', { money }));
}

/** B10.3 */
function withOutlaw(outlook: Outlook, parcel: number): readonly Ground[] {
  const { view } = outlook;
  const town = { ...view.town, outlaw: view.town.outlaw.with(parcel, 0) };
  return [ground('outlawReward', { points: outlawReward(view) }), ...incomeGrounds(outlook, { town })];
}

/** B10.6: a cowboy beside the horses counts their hats once more. */
function atRodeo({ me }: Outlook, corral: number): readonly Ground[] {
  const count = (HATS[corral - 1] ?? 0) * (me.corrals[corral - 1] ?? 0);
  return when(count > 0, () => ground('hats', { count }));
}

function priceAt({ view }: Outlook, place: number): readonly Ground[] {
  const price = isParcelPlace(place)
    ? view.parcels[place]?.yourPrice
    : view.spaces.find((space) => space.place === place)?.yourPrice;
  return price === undefined ? [] : [ground('costs', { money: price })];
}
