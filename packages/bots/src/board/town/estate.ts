/** What a town is worth to a seat: final points, incomes to come, and land that something may yet stand on. */
import {
  buildingAt,
  codeOf,
  factsAt,
  houseValueOfTown,
  incomeOf,
  isAttackable,
  isFree,
  isServed,
  NEIGHBOURS,
  NOBODY,
  type OnId,
  ownerOf,
  type Town,
} from '@carson/board-game';
import { once } from '../once.ts';
import { remember, type TownWorth } from './memory.ts';
import type { Outlook } from './outlook.ts';
import { distancesIn } from './ways.ts';

export interface Estate extends TownWorth {
  readonly outlook: Outlook;
}

/** The town as the view shows it, with these parcels as the seat's own besides. */
export function estateOf(outlook: Outlook, bought: readonly number[] = []): Estate {
  const key = `${keyOf(outlook)} ${bought.join()}`;
  const { town, built, potentials, land, linked, worth, distances, gains, plans } = remember(
    outlook.memory.towns,
    key,
    () => townWorth(outlook, bought),
  );
  return { outlook, town, built, potentials, land, linked, worth, distances, gains, plans };
}

/** Everything that the worth of a town depends on. */
function keyOf({ view, seat, townKey, incomes, power, market }: Outlook): string {
  const { flat, perHouse, perMountain, perPasture } = market;
  const teaches = power?.teaches === true ? 1 : 0;
  return `${townKey} ${seat} ${view.players.length} ${view.round} ${view.occupant} ${incomes} ${teaches} ${flat} ${perHouse} ${perMountain} ${perPasture}`;
}

function townWorth(outlook: Outlook, bought: readonly number[]): TownWorth {
  const { seat, view } = outlook;
  const town = {
    on: [...view.town.on],
    owner: [...view.town.owner],
    outlaw: [...view.town.outlaw],
    roads: [...view.town.roads],
    roadEnds: [...view.town.roadEnds],
  };
  for (const parcel of bought) town.owner[parcel] = seat;
  const linked = town.on.flatMap((_, parcel) => {
    const building = ownerOf(town, parcel) === seat ? buildingAt(town, parcel) : undefined;
    const afar = building?.earnings?.perOwned !== undefined || (building?.houseValuesPerPoint ?? 0) > 0;
    return afar ? [parcel] : [];
  });
  const built = town.on.map((_, parcel) => builtOn(outlook, town, parcel));
  const potentials = town.on.map((_, parcel) => potentialOn(outlook, town, parcel));
  const land = landWorth(outlook, potentials);
  const worth = built.reduce((sum, part) => sum + part, land);
  return {
    town,
    built,
    potentials,
    land,
    linked,
    worth,
    distances: once(() => distancesIn(town)),
    gains: new Map(),
    plans: new Map(),
  };
}

export interface Change {
  readonly parcel: number;
  readonly on?: OnId;
  readonly owner?: number;
}

/** How much better the town is for the seat with these changes. */
export function gainOf(estate: Estate, changes: readonly Change[]): number {
  const [first, second] = changes;
  if (first === undefined || second !== undefined) return gainOfAll(estate, changes);
  const key = (first.parcel * CODES + codeOf(first.on)) * CODES + (first.owner ?? NO_CHANGE);
  const known = estate.gains.get(key);
  if (known !== undefined) return known;
  const gain = gainOfAll(estate, changes);
  estate.gains.set(key, gain);
  return gain;
}

/** More than there are codes of things on parcels, or seats; and what stands for no new owner. */
const CODES = 64;
const NO_CHANGE = CODES - 1;

function gainOfAll(estate: Estate, changes: readonly Change[]): number {
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
function reachOf({ linked }: Estate, changes: readonly Change[]): readonly number[] {
  const reach = [...linked];
  const add = (parcel: number) => {
    if (!reach.includes(parcel)) reach.push(parcel);
  };
  for (const { parcel } of changes) {
    add(parcel);
    NEIGHBOURS[parcel]?.forEach(add);
  }
  return reach;
}

function gainAround({ outlook, town, built, potentials, land }: Estate, reach: readonly number[]): number {
  const after = [...potentials];
  let gain = -land;
  for (const parcel of reach) {
    gain += builtOn(outlook, town, parcel) - (built[parcel] ?? 0);
    after[parcel] = potentialOn(outlook, town, parcel);
  }
  return gain + landWorth(outlook, after);
}

function builtOn(outlook: Outlook, town: Town, parcel: number): number {
  const owner = ownerOf(town, parcel);
  if (owner === NOBODY) return 0;
  const { seat, view, incomes, weights } = outlook;
  const { rivalry, parcelARound } = weights.town;
  if (owner !== seat) return (-rivalry * builtWorth(outlook, town, parcel)) / (view.players.length - 1);
  return parcelARound * incomes + builtWorth(outlook, town, parcel);
}

function potentialOn(outlook: Outlook, town: Town, parcel: number): number | undefined {
  if (ownerOf(town, parcel) !== outlook.seat || !isFree(town, parcel)) return undefined;
  return sitePotential(outlook, town, parcel);
}

/** Final points, and what the building earns until then. */
function builtWorth(outlook: Outlook, town: Town, parcel: number): number {
  if (isFree(town, parcel)) return 0;
  const { finalPoints } = factsAt(town, parcel);
  const building = buildingAt(town, parcel);
  if (building === undefined) return finalPoints;
  const counted = outlook.weights.town.buildingARound * outlook.incomes;
  const station =
    building.houseValuesPerPoint === 0 ? 0 : houseValueOfTown(town) / building.houseValuesPerPoint;
  const taught = building.earnings === undefined && outlook.power?.teaches === true ? finalPoints : 0;
  return finalPoints + counted + station + taught + incomesWorth(outlook, town, parcel);
}

/** All that the building on the parcel will still pay, in points. */
function incomesWorth({ view, incomes, dollar, weights }: Outlook, town: Town, parcel: number): number {
  if (incomes === 0 || buildingAt(town, parcel)?.earnings === undefined) return 0;
  const round = view.round + (incomes - 1) / 2;
  const income = incomeOf({ town, round, occupant: view.occupant }, parcel);
  return income * incomes * dollar * (isAttackable(town, parcel) ? weights.town.keptOfAttackable : 1);
}

/** What a bare site of the seat may bring once something stands on it. */
function sitePotential(
  { seat, incomes, dollar, market, weights }: Outlook,
  town: Town,
  parcel: number,
): number {
  const { withoutRoad, anyBuilding, usualPrice, missedIncomes } = weights.town;
  let [mountains, houses, pastures] = [0, 0, 0];
  for (const near of NEIGHBOURS[parcel] ?? []) {
    const facts = factsAt(town, near);
    const owner = ownerOf(town, near);
    pastures += facts.pasture;
    if (owner !== NOBODY && owner !== seat) continue;
    mountains += facts.mountains;
    houses += facts.houseValue;
  }
  const served = isServed(town, parcel) ? 1 : withoutRoad;
  const income = Math.max(
    market.perMountain * mountains,
    (market.perHouse * houses + market.flat) * served,
    market.perPasture * pastures,
  );
  return Math.max(0, anyBuilding + dollar * (income * (incomes - missedIncomes) - usualPrice));
}

/** Not everything that could be built will be: the best sites come first. */
function landWorth({ incomes, weights }: Outlook, potentials: Estate['potentials']): number {
  if (incomes === 0) return 0;
  const chances = incomes === 1 ? weights.town.builtOnLate : weights.town.builtOn;
  const best = potentials.filter((potential) => potential !== undefined).sort((a, b) => b - a);
  return best.reduce((sum, potential, at) => sum + potential * (chances[at] ?? 0), 0);
}
