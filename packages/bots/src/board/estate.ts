/** What a town is worth to a seat: final points, incomes to come, and land that something may yet stand on. */
import {
  buildingAt,
  codeOf,
  factsAt,
  incomeOf,
  isAttackable,
  isFree,
  isServed,
  NEIGHBOURS,
  NOBODY,
  type OnId,
  ownerOf,
  type Town,
  townHouseValue,
} from '@carson/board-game';
import type { Outlook } from './outlook.ts';

/** How much of a rival's gain is one's own loss, all rivals together. */
const RIVALRY = 0.5;
/** What an attackable building keeps of its income in the long run. */
const KEPT_OF_ATTACKABLE = 0.88;
/** The chance that something gets built on the best site, the second best, and so on. */
const BUILT_ON = [0.7, 0.5, 0.3, 0.15, 0.1] as const;
const BUILT_ON_LATE = [0.5, 0.25, 0.1] as const;
/** A site without a road still has to get one. */
const WITHOUT_ROAD = 0.4;
/** Points that a parcel and a building bring a round on the spaces that count them. */
const PARCEL_A_ROUND = 0.22;
const BUILDING_A_ROUND = 0.2;
/** What a tile costs, more or less. */
const USUAL_PRICE = 6;

/** A town to try things on, with what every parcel of it is worth to the seat as it stands. */
export interface Estate {
  readonly outlook: Outlook;
  readonly town: Town;
  /** What stands there: the seat's own, and against it what its rivals have. */
  readonly built: readonly number[];
  /** What may come to stand on the seat's own bare parcels; undefined for all others. */
  readonly hopes: readonly (number | undefined)[];
  /** Own buildings that live on what stands anywhere. */
  readonly linked: readonly number[];
  /** All of it together. */
  readonly worth: number;
}

/** The town as the view shows it, with these parcels as the seat's own besides. */
export function estateOf(outlook: Outlook, bought: readonly number[] = []): Estate {
  const { seat, view } = outlook;
  const town = { ...view.town, on: [...view.town.on], owner: [...view.town.owner] };
  for (const parcel of bought) town.owner[parcel] = seat;
  const linked = town.on.flatMap((_, parcel) => {
    const building = ownerOf(town, parcel) === seat ? buildingAt(town, parcel) : undefined;
    const afar = building?.earnings?.perOwned !== undefined || (building?.houseValuesPerPoint ?? 0) > 0;
    return afar ? [parcel] : [];
  });
  const built = town.on.map((_, parcel) => builtOn(outlook, town, parcel));
  const hopes = town.on.map((_, parcel) => hopeOn(outlook, town, parcel));
  const worth = built.reduce((sum, part) => sum + part, 0) + landWorth(outlook, hopes);
  return { outlook, town, built, hopes, linked, worth };
}

export interface Change {
  readonly parcel: number;
  readonly on?: OnId;
  readonly owner?: number;
}

/** How much better the town is for the seat with these changes. */
export function gainOf(estate: Estate, changes: readonly Change[]): number {
  const { town } = estate;
  const before = changes.map(({ parcel }) => ({ parcel, on: town.on[parcel], owner: town.owner[parcel] }));
  for (const { parcel, on, owner } of changes) {
    if (on !== undefined) town.on[parcel] = codeOf(on);
    if (owner !== undefined) town.owner[parcel] = owner;
  }
  const gain = gainAround(estate, reachOf(estate, changes));
  for (const { parcel, on, owner } of before) {
    if (on !== undefined) town.on[parcel] = on;
    if (owner !== undefined) town.owner[parcel] = owner;
  }
  return gain;
}

/** The parcels whose worth the changes can touch. */
function reachOf({ linked }: Estate, changes: readonly Change[]): ReadonlySet<number> {
  const reach = new Set(linked);
  for (const { parcel } of changes) {
    reach.add(parcel);
    for (const near of NEIGHBOURS[parcel] ?? []) reach.add(near);
  }
  return reach;
}

function gainAround({ outlook, town, built, hopes }: Estate, reach: ReadonlySet<number>): number {
  const after = [...hopes];
  let gain = 0;
  for (const parcel of reach) {
    gain += builtOn(outlook, town, parcel) - (built[parcel] ?? 0);
    after[parcel] = hopeOn(outlook, town, parcel);
  }
  return gain + landWorth(outlook, after) - landWorth(outlook, hopes);
}

function builtOn(outlook: Outlook, town: Town, parcel: number): number {
  const owner = ownerOf(town, parcel);
  if (owner === NOBODY) return 0;
  const { seat, view, incomes } = outlook;
  if (owner !== seat) return (-RIVALRY * builtWorth(outlook, town, parcel)) / (view.players.length - 1);
  return PARCEL_A_ROUND * incomes + builtWorth(outlook, town, parcel);
}

function hopeOn(outlook: Outlook, town: Town, parcel: number): number | undefined {
  if (ownerOf(town, parcel) !== outlook.seat || !isFree(town, parcel)) return undefined;
  return siteHope(outlook, town, parcel);
}

/** Final points, and what the building earns until then. */
function builtWorth(outlook: Outlook, town: Town, parcel: number): number {
  if (isFree(town, parcel)) return 0;
  const { finalPoints } = factsAt(town, parcel);
  const building = buildingAt(town, parcel);
  if (building === undefined) return finalPoints;
  const counted = BUILDING_A_ROUND * outlook.incomes;
  const station =
    building.houseValuesPerPoint === 0 ? 0 : townHouseValue(town) / building.houseValuesPerPoint;
  const taught = building.earnings === undefined && outlook.power?.teaches === true ? finalPoints : 0;
  return finalPoints + counted + station + taught + incomesWorth(outlook, town, parcel);
}

/** All that the building on the parcel will still pay, in points. */
function incomesWorth({ view, incomes, dollar }: Outlook, town: Town, parcel: number): number {
  if (incomes === 0 || buildingAt(town, parcel)?.earnings === undefined) return 0;
  const round = view.round + (incomes - 1) / 2;
  const income = incomeOf({ town, round, occupant: view.occupant }, parcel);
  return income * incomes * dollar * (isAttackable(town, parcel) ? KEPT_OF_ATTACKABLE : 1);
}

/** What a bare site of one's own may bring once something stands on it. */
function siteHope({ seat, incomes, dollar, market }: Outlook, town: Town, parcel: number): number {
  let [mountains, houses, pastures] = [0, 0, 0];
  for (const near of NEIGHBOURS[parcel] ?? []) {
    const facts = factsAt(town, near);
    const owner = ownerOf(town, near);
    pastures += facts.pasture;
    if (owner !== NOBODY && owner !== seat) continue;
    mountains += facts.mountains;
    houses += facts.houseValue;
  }
  const served = isServed(town, parcel) ? 1 : WITHOUT_ROAD;
  const income = Math.max(
    market.perMountain * mountains,
    (market.perHouse * houses + market.flat) * served,
    market.perPasture * pastures,
  );
  return Math.max(0, 2 + dollar * (income * (incomes - 0.3) - USUAL_PRICE));
}

/** Not everything that could be built will be: the best sites come first. */
function landWorth({ incomes }: Outlook, hopes: Estate['hopes']): number {
  if (incomes === 0) return 0;
  const chances = incomes === 1 ? BUILT_ON_LATE : BUILT_ON;
  const best = hopes.filter((hope) => hope !== undefined).sort((a, b) => b - a);
  return best.reduce((sum, hope, at) => sum + hope * (chances[at] ?? 0), 0);
}
