/** What a change of the town means: incomes, points at the end, and what could stand where. */
import {
  BUILDINGS,
  type BuildingId,
  codeOf,
  factsAt,
  finalTotal,
  type IncomePart,
  type IncomePosition,
  incomeOf,
  isAttackable,
  isFree,
  ownerOf,
  PARCEL_COUNT,
  type Town,
  tileId,
  whyNotBuild,
} from '@carson/board-game';
import type { Ground } from '../../search/model.ts';

import type { Change } from '../town/estate.ts';
import type { Outlook } from '../town/outlook.ts';
import { distancesIn, roadsTo } from '../town/ways.ts';
import { ground, when } from './ground.ts';

export function changedTown(town: Town, changes: readonly Change[]): Town {
  const changed = { ...town, on: [...town.on], owner: [...town.owner] };
  for (const { parcel, on, owner } of changes) {
    if (on !== undefined) changed.on[parcel] = codeOf(on);
    if (owner !== undefined) changed.owner[parcel] = owner;
  }
  return changed;
}

export function positionIn(
  { view }: Outlook,
  town: Town = view.town,
  occupant = view.occupant,
): IncomePosition {
  return { town, round: Math.max(1, view.round), occupant };
}

/** What all buildings of a seat earn. */
function incomesOf(position: IncomePosition, seat: number): number {
  let sum = 0;
  for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) {
    if (ownerOf(position.town, parcel) === seat) sum += incomeOf(position, parcel);
  }
  return sum;
}

/** How much more each seat's buildings would earn. */
function incomeChanges(outlook: Outlook, { town, before, occupant }: Changed): readonly number[] {
  const [then, now] = [positionIn(outlook, town, occupant), positionIn(outlook, before)];
  return outlook.view.players.map((_, seat) => incomesOf(then, seat) - incomesOf(now, seat));
}

/** What differs from the present; `before` is a town to compare with instead of the present one. */
interface Changed {
  readonly town?: Town;
  readonly before?: Town;
  readonly occupant?: number;
}

/** How many more points the parcels of the seat score at the end. */
export function endPoints(
  { view, seat, power, roundsAhead }: Outlook,
  { town = view.town, before = view.town }: Changed,
): readonly Ground[] {
  const teaches = roundsAhead === 0 && power?.teaches === true;
  const standing = { seat, points: 0, money: 0, horses: 0, rodeos: 0, playersBehind: 0, teaches };
  const points = finalTotal(town, standing) - finalTotal(before, standing);
  return when(points > 0, () => ground('endPoints', { points }));
}

/** What a changed town scores and earns. */
export function townGrounds(outlook: Outlook, changed: Changed): readonly Ground[] {
  return [...incomeGrounds(outlook, changed), ...endPoints(outlook, changed)];
}

/** What the changed town earns the seat, apart from `told` dollars of it, and takes from rivals. */
export function incomeGrounds(outlook: Outlook, changed: Changed, told = 0): readonly Ground[] {
  const { seat, incomes: rounds } = outlook;
  if (rounds === 0) return [];
  const changes = incomeChanges(outlook, changed);
  const more = (changes[seat] ?? 0) - told;
  const rival = changes.indexOf(Math.min(...changes));
  const less = -(changes[rival] ?? 0);
  return [
    ...when(more > 0, () => ground('earnsMore', { money: more, rounds })),
    ...when(less > 0 && rival !== seat, () => ground('rivalLess', { money: less, rounds, seat: rival })),
  ];
}

export function noRivalGains(outlook: Outlook, changed: Changed): readonly Ground[] {
  const gains = incomeChanges(outlook, changed).some((change, seat) => seat !== outlook.seat && change > 0);
  return when(outlook.incomes > 0 && !gains, () => ground('noRivalGains', {}));
}

/** A building on a parcel: what it earns and from whom, what it does to others, what it scores. */
export function buildingGrounds(
  outlook: Outlook,
  building: BuildingId,
  changes: readonly Change[],
): readonly Ground[] {
  const town = changedTown(outlook.view.town, changes);
  const parcel = changes.find(({ on }) => on === building)?.parcel ?? 0;
  const { revolvers, earnings, attackable } = BUILDINGS[building];
  const parts: IncomePart[] = [];
  const income = incomeOf(positionIn(outlook, town), parcel, parts);
  const from = (source: IncomePart['source']) =>
    parts.reduce((total, part) => total + (part.source === source ? part.amount : 0), 0);
  const sources = { house: from('house'), mountain: from('mountain'), pasture: from('pasture') };
  const pays = income > 0 && outlook.incomes > 0;
  return [
    ...when(pays, () => ground('earns', { money: income, rounds: outlook.incomes, ...sources })),
    ...when(revolvers > 0, () => ground('gives', { count: revolvers, thing: 'revolver' })),
    ...incomeGrounds(outlook, { town }, income),
    ...when(pays && earnings !== undefined && attackable && !isAttackable(town, parcel), () =>
      ground('unassailable', {}),
    ),
    ...endPoints(outlook, { town }),
  ];
}

interface Site {
  readonly parcel: number;
  readonly building: BuildingId;
  readonly money: number;
  /** Roads still missing. */
  readonly roads: number;
}

/** What the building would earn on a parcel of the seat's; undefined where no road could make it stand. */
function siteFor(
  outlook: Outlook,
  town: Town,
  { building, parcel }: Pick<Site, 'building' | 'parcel'>,
): Site | undefined {
  const { seat } = outlook;
  if (!isFree(town, parcel) || town.outlaw[parcel] === 1) return undefined;
  const owned = changedTown(town, [{ parcel, owner: seat }]);
  const refused = whyNotBuild(owned, seat, { building, parcel });
  if (refused !== undefined && refused.code !== 'parcelNotServed') return undefined;
  const roads = refused === undefined ? 0 : roadsTo(distancesIn(owned), parcel);
  if (!Number.isFinite(roads)) return undefined;
  const built = changedTown(owned, [{ parcel, on: building }]);
  return { parcel, building, money: incomeOf(positionIn(outlook, built), parcel), roads };
}

function bestSite(sites: readonly (Site | undefined)[]): Site | undefined {
  return sites
    .filter((site) => site !== undefined)
    .filter(({ money }) => money > 0)
    .sort((a, b) => b.money - a.money || a.roads - b.roads)[0];
}

/** What the tiles in hand and in the row could make of a bare parcel. */
function siteGrounds(outlook: Outlook, parcel: number): readonly Ground[] {
  const { view, me, incomes: rounds } = outlook;
  const tiles = [...new Set([...me.tiles, ...view.row])].filter((tile) => tile !== 0);
  const site = bestSite(tiles.map((tile) => siteFor(outlook, view.town, { building: tileId(tile), parcel })));
  if (site === undefined || rounds === 0) return [];
  const { building, money } = site;
  return [ground('site', { building, money, rounds }), ...roadsMissing(site)];
}

/** Where a tile would do best among bare parcels of the seat's own. */
export function tileGrounds(
  outlook: Outlook,
  building: BuildingId,
  town: Town = outlook.view.town,
): readonly Ground[] {
  const { seat, incomes: rounds } = outlook;
  const { revolvers } = BUILDINGS[building];
  const own = town.owner.flatMap((owner, parcel) => (owner === seat ? [parcel] : []));
  const sites = own.flatMap((parcel) => siteFor(outlook, town, { building, parcel }) ?? []);
  const site = bestSite(sites);
  const stands = site ?? sites[0];
  return [
    ...(site === undefined || rounds === 0
      ? []
      : [ground('siteAt', { parcel: site.parcel, money: site.money, rounds }), ...roadsMissing(site)]),
    ...when(stands !== undefined && revolvers > 0, () =>
      ground('gives', { count: revolvers, thing: 'revolver' }),
    ),
    ...(stands === undefined
      ? []
      : endPoints(outlook, {
          town: changedTown(town, [{ parcel: stands.parcel, on: building }]),
          before: town,
        })),
  ];
}

function roadsMissing({ roads }: Site): readonly Ground[] {
  return when(roads > 0, () => ground('needsRoads', { count: roads }));
}

/** A parcel of the seat: what may stand there, what it does for other buildings, what it scores. */
export function landGrounds(outlook: Outlook, parcels: readonly number[]): readonly Ground[] {
  const { view, seat } = outlook;
  const town = changedTown(
    view.town,
    parcels.map((parcel) => ({ parcel, owner: seat })),
  );
  const [site] = parcels.map((parcel) => siteGrounds(outlook, parcel)).filter((found) => found.length > 0);
  return [...incomeGrounds(outlook, { town }), ...(site ?? []), ...endPoints(outlook, { town })];
}

/** A house where there is none, or on top of one. */
export function houseChange({ view }: Outlook, parcel: number): Change {
  return { parcel, on: factsAt(view.town, parcel).topped ?? 'house' };
}
