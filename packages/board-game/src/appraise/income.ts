/**
 * B14.2, the one income formula: sum, city hall step, cap, outlaw half. Doubling, tripling and the
 * attacker's share come after it. The functions give the number alone or, handed a list, also the
 * parts it is made of; the parts add up to the number.
 */
import type { Earnings, Rates } from '../content/buildings/facts.ts';
import { buildingAt, factsAt } from '../content/buildings/index.ts';
import type { BuildingId } from '../ids.ts';
import { known } from '../lists.ts';
import { neighboursOf, PARCELS } from '../town/geometry.ts';
import { codeOf, hasOutlaw, NOBODY, ownerOf, type Town } from '../town/town.ts';

/** What incomes depend on. */
export interface IncomePosition {
  readonly town: Town;
  /** 1 to 4 (B8.9). */
  readonly round: number;
  /** The seat in the city hall, or NOBODY (B8.12). */
  readonly occupant: number;
}

export type IncomeSource =
  | 'flat'
  | 'round'
  | 'house'
  | 'mountain'
  | 'pasture'
  | 'riverside'
  | 'owned'
  | 'least'
  | 'hallStep'
  | 'cap'
  | 'outlaw';

export interface IncomePart {
  readonly source: IncomeSource;
  /** Dollars; negative where a cap or an outlaw takes some away. */
  readonly amount: number;
  /** The parcels behind it. */
  readonly parcels: readonly number[];
  readonly rule: string;
}

/** What the building on the parcel earns before attacks and characters. An outlaw on it halves it (B10.3). */
export function incomeOf(position: IncomePosition, parcel: number, parts?: IncomePart[]): number {
  const full = fullIncome(position, parcel, parts);
  if (!hasOutlaw(position.town, parcel)) return full;
  const half = Math.floor(full / 2);
  if (half !== full) parts?.push({ source: 'outlaw', amount: half - full, parcels: [parcel], rule: 'B10.3' });
  return half;
}

/** The same as if no outlaw stood there: what outlaws compare when they move (B14.9). */
export function fullIncome(position: IncomePosition, parcel: number, parts?: IncomePart[]): number {
  const building = buildingAt(position.town, parcel);
  if (building?.earnings === undefined) return 0;
  const { earnings, rule } = building;
  const sum =
    ownIncome(position, parcel, parts) +
    neighbourIncome(position.town, parcel, parts) +
    riverIncome(position.town, parcel, parts) +
    elsewhereIncome(position.town, parcel, parts);
  const atLeast = Math.max(sum, earnings.least);
  if (atLeast !== sum) parts?.push({ source: 'least', amount: atLeast - sum, parcels: [parcel], rule });
  const stepped = atLeast + cityHallStep(position, parcel, parts);
  const capped = Math.min(stepped, earnings.cap);
  if (capped !== stepped)
    parts?.push({ source: 'cap', amount: capped - stepped, parcels: [parcel], rule: 'B7.5' });
  return capped;
}

/** Whether the building on the parcel is of a kind that can earn. */
export function canEarn(town: Town, parcel: number): boolean {
  return buildingAt(town, parcel)?.earnings !== undefined;
}

/** B7.3: what an attacker takes of an income, doubled or tripled before or not; the owner keeps the rest. */
export function attackersShare(income: number): number {
  return Math.floor(income / 2);
}

function countOwned(town: Town, seat: number, id: BuildingId): number {
  const code = codeOf(id);
  let count = 0;
  for (const parcel of PARCELS) {
    if (town.on[parcel] === code && town.owner[parcel] === seat) count++;
  }
  return count;
}

function ownIncome({ town, round }: IncomePosition, parcel: number, parts?: IncomePart[]): number {
  const { flat, perRound } = earningsAt(town, parcel);
  const { rule } = factsAt(town, parcel);
  const byRound = perRound * round;
  if (flat > 0) parts?.push({ source: 'flat', amount: flat, parcels: [parcel], rule });
  if (byRound > 0) parts?.push({ source: 'round', amount: byRound, parcels: [parcel], rule });
  return flat + byRound;
}

function neighbourIncome(town: Town, parcel: number, parts?: IncomePart[]): number {
  const { perHouse, perMountain, perPasture } = earningsAt(town, parcel);
  const owner = ownerOf(town, parcel);
  let sum = 0;
  for (const near of neighboursOf(parcel)) {
    const facts = factsAt(town, near);
    const whose = relation(owner, ownerOf(town, near));
    const houses = facts.houseValue * perHouse[whose];
    const mountains = facts.mountains * perMountain[whose];
    const pastures = facts.pasture * perPasture;
    const amount = houses + mountains + pastures;
    if (amount === 0) continue;
    sum += amount;
    const source = houses > 0 ? 'house' : mountains > 0 ? 'mountain' : 'pasture';
    parts?.push({ source, amount, parcels: [near], rule: factsAt(town, parcel).rule });
  }
  return sum;
}

/** B10.2: once, however many river parcels are adjacent. */
function riverIncome(town: Town, parcel: number, parts?: IncomePart[]): number {
  const { atRiver } = earningsAt(town, parcel);
  if (atRiver === 0) return 0;
  for (const near of neighboursOf(parcel)) {
    if (factsAt(town, near).river === 0) continue;
    parts?.push({ source: 'riverside', amount: atRiver, parcels: [near], rule: 'B10.2' });
    return atRiver;
  }
  return 0;
}

function elsewhereIncome(town: Town, parcel: number, parts?: IncomePart[]): number {
  const { perOwned } = earningsAt(town, parcel);
  if (perOwned === undefined) return 0;
  const owner = ownerOf(town, parcel);
  const amount = perOwned.amount * countOwned(town, owner, perOwned.building);
  if (amount > 0)
    parts?.push({
      source: 'owned',
      amount,
      parcels: parcelsWith(town, owner, perOwned.building),
      rule: factsAt(town, parcel).rule,
    });
  return amount;
}

function cityHallStep({ town, occupant }: IncomePosition, parcel: number, parts?: IncomePart[]): number {
  if (occupant === NOBODY || occupant !== ownerOf(town, parcel)) return 0;
  const { step } = earningsAt(town, parcel);
  if (step > 0) parts?.push({ source: 'hallStep', amount: step, parcels: [parcel], rule: 'B8.12' });
  return step;
}

function earningsAt(town: Town, parcel: number): Earnings {
  return known(buildingAt(town, parcel)?.earnings, 'the earnings of a building');
}

/** B7.1 */
function relation(owner: number, other: number): keyof Rates {
  if (other === NOBODY) return 'unowned';
  return other === owner ? 'own' : 'others';
}

function parcelsWith(town: Town, seat: number, id: BuildingId): number[] {
  const code = codeOf(id);
  return town.on.flatMap((held, parcel) => (held === code && town.owner[parcel] === seat ? [parcel] : []));
}
