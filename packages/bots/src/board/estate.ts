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
  PARCEL_COUNT,
  type Town,
  townHouseValue,
} from '@carson/board-game';
import type { Outlook } from './outlook.ts';

/** How much of a rival's gain is one's own loss, all rivals together. */
const RIVALRY = 0.35;
/** What an attackable building keeps of its income in the long run. */
const KEPT_OF_ATTACKABLE = 0.88;
/** The chance that something gets built on a good site of one's own, and on those beyond the best. */
const BUILT_ON = 0.35;
const BUILT_ON_MORE = 0.12;
const GOOD_SITES = 3;
/** A site without a road still has to get one. */
const WITHOUT_ROAD = 0.6;
/** Points that a parcel and a building bring a round on the spaces that count them. */
const PARCEL_A_ROUND = 0.22;
const BUILDING_A_ROUND = 0.2;
/** What a tile costs, more or less. */
const USUAL_PRICE = 6;

/** A town to try things on, with how it is judged. */
export interface Estate {
  readonly outlook: Outlook;
  readonly town: Town;
  /** As it stands, before anything is tried. */
  readonly worth: number;
}

/** The town as the view shows it, with these parcels as the seat's own besides. */
export function estateOf(outlook: Outlook, bought: readonly number[] = []): Estate {
  const { town } = outlook.view;
  const scratch = { ...town, on: [...town.on], owner: [...town.owner] };
  for (const parcel of bought) scratch.owner[parcel] = outlook.seat;
  return { outlook, town: scratch, worth: townWorth(outlook, scratch) };
}

export interface Change {
  readonly parcel: number;
  readonly on?: OnId;
  readonly owner?: number;
}

/** How much better the town is for the seat with these changes. */
export function gainOf({ outlook, town, worth }: Estate, changes: readonly Change[]): number {
  const undo = changes.map(({ parcel }) => ({ parcel, on: town.on[parcel], owner: town.owner[parcel] }));
  for (const { parcel, on, owner } of changes) {
    if (on !== undefined) town.on[parcel] = codeOf(on);
    if (owner !== undefined) town.owner[parcel] = owner;
  }
  const gain = townWorth(outlook, town) - worth;
  for (const { parcel, on, owner } of undo.reverse()) {
    if (on !== undefined) town.on[parcel] = on;
    if (owner !== undefined) town.owner[parcel] = owner;
  }
  return gain;
}

function townWorth(outlook: Outlook, town: Town): number {
  const { seat, view } = outlook;
  const built = view.players.map(() => 0);
  const hopes: number[] = [];
  let parcels = 0;
  for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) {
    const owner = ownerOf(town, parcel);
    if (owner === NOBODY) continue;
    if (owner === seat) parcels++;
    if (!isFree(town, parcel)) built[owner] = (built[owner] ?? 0) + builtWorth(outlook, town, parcel);
    else if (owner === seat) hopes.push(siteHope(outlook, town, parcel));
  }
  const own = built[seat] ?? 0;
  const rivals = built.reduce((sum, worth) => sum + worth, 0) - own;
  const land = PARCEL_A_ROUND * outlook.incomes * parcels + sumOfHopes(hopes);
  return own + land - (RIVALRY * rivals) / (built.length - 1);
}

/** Final points, and what the building earns until then. */
function builtWorth(outlook: Outlook, town: Town, parcel: number): number {
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
function siteHope({ seat, incomes, dollar }: Outlook, town: Town, parcel: number): number {
  if (incomes === 0) return 0;
  let [mountains, houses, pastures] = [0, 0, 0];
  for (const near of NEIGHBOURS[parcel] ?? []) {
    const facts = factsAt(town, near);
    const owner = ownerOf(town, near);
    pastures += facts.pasture;
    if (owner !== NOBODY && owner !== seat) continue;
    mountains += facts.mountains;
    houses += facts.houseValue;
  }
  const served = isServed(town, parcel);
  const income = Math.max(3 * mountains, 4 * houses * (served ? 1 : WITHOUT_ROAD), 0.7 * pastures);
  return Math.max(0, 2 + dollar * (income * (incomes - 0.5) - USUAL_PRICE));
}

function sumOfHopes(hopes: number[]): number {
  hopes.sort((a, b) => b - a);
  return hopes.reduce((sum, hope, at) => sum + hope * (at < GOOD_SITES ? BUILT_ON : BUILT_ON_MORE), 0);
}
