/** B12: every line of the final score, in the order in which they are told. */
import type { ScorePart } from '@carson/engine';
import { besideBridge } from '../appraise/roads.ts';
import { BUILDING_IDS } from '../ids.ts';
import { PARCELS } from '../town/geometry.ts';
import type { Town } from '../town/town.ts';
import { LESSON_POINTS } from './buildings/facts.ts';
import { BUILDINGS, factsAt } from './buildings/index.ts';

/** What a seat has besides its parcels. Where the variant behind a number is not played, it is 0. */
export interface Standing {
  readonly seat: number;
  /** Points from before the final scoring. */
  readonly points: number;
  /** What is left after the cash limit. */
  readonly money: number;
  readonly horses: number;
  readonly rodeos: number;
  /** Players who finished placing after this seat in the last round. */
  readonly playersBehind: number;
  /** Whether the seat holds the side of the character that scores in the last round (B9.17). */
  readonly teaches: boolean;
}

export interface ScoreRule {
  readonly id: string;
  readonly rule: string;
  /** The points alone or, handed a list, also the parts that add up to them. */
  points(town: Town, standing: Standing, parts?: ScorePart[]): number;
}

/** B12.1 */
export const FINAL_DOLLARS_PER_POINT = 6;

const points: ScoreRule = {
  id: 'points',
  rule: 'B12.4',
  points: (_town, standing, parts) => told(standing.points, 'points', parts),
};

const money: ScoreRule = {
  id: 'money',
  rule: 'B12.1',
  points: (_town, standing, parts) =>
    told(Math.floor(standing.money / FINAL_DOLLARS_PER_POINT), 'money', parts),
};

const property: ScoreRule = {
  id: 'property',
  rule: 'B12.2',
  points: (town, { seat }, parts) =>
    sumOverOwn(town, seat, (parcel) => {
      const { finalPoints, finalPointsAtBridge } = factsAt(town, parcel);
      if (finalPoints === 0) return 0;
      const bridged = besideBridge(town, parcel);
      const amount = bridged ? finalPointsAtBridge : finalPoints;
      const part = { points: amount, parcels: [parcel] };
      parts?.push(bridged ? { ...part, about: 'bridge' } : part);
      return amount;
    }),
};

const station: ScoreRule = {
  id: 'station',
  rule: 'B8.13',
  points: (town, { seat }, parts) =>
    sumOverOwn(town, seat, (parcel) => {
      const perPoint = factsAt(town, parcel).houseValuesPerPoint;
      if (perPoint === 0) return 0;
      const amount = Math.floor(houseValueOfTown(town) / perPoint);
      parts?.push({ points: amount, parcels: [parcel, ...parcelsWithHouseValue(town)] });
      return amount;
    }),
};

const SHUNNED = BUILDING_IDS.find((id) => BUILDINGS[id].disreputable) ?? '';

const teacher: ScoreRule = {
  id: 'teacher',
  rule: 'B9.17',
  points: (town, { seat, teaches }, parts) => {
    if (!teaches) return 0;
    let without = LESSON_POINTS;
    const built = sumOverOwn(town, seat, (parcel) => {
      const { disreputable, lessonPoints: amount } = factsAt(town, parcel);
      if (disreputable) without = 0;
      if (amount > 0) parts?.push({ points: amount, parcels: [parcel] });
      return amount;
    });
    return built + told(without, SHUNNED, parts);
  },
};

const horses: ScoreRule = {
  id: 'horses',
  rule: 'B10.6',
  points: (_town, standing, parts) => told(standing.horses * (1 + standing.rodeos), 'horses', parts),
};

const kitCarson: ScoreRule = {
  id: 'kitCarson',
  rule: 'B10.5',
  points: (_town, standing, parts) => told(standing.playersBehind, 'playersBehind', parts),
};

export const SCORE_LINES: readonly ScoreRule[] = [
  points,
  money,
  property,
  station,
  teacher,
  horses,
  kitCarson,
];

/** B8.13: house values of the whole town, of all players, counted as in B7.2. */
export function houseValueOfTown(town: Town): number {
  let value = 0;
  for (const parcel of PARCELS) value += factsAt(town, parcel).houseValue;
  return value;
}

function parcelsWithHouseValue(town: Town): number[] {
  return town.on.flatMap((_, parcel) => (factsAt(town, parcel).houseValue > 0 ? [parcel] : []));
}

function sumOverOwn(town: Town, seat: number, pointsOf: (parcel: number) => number): number {
  let sum = 0;
  for (const parcel of PARCELS) {
    if (town.owner[parcel] === seat) sum += pointsOf(parcel);
  }
  return sum;
}

function told(amount: number, about: string, parts: ScorePart[] | undefined): number {
  if (amount !== 0) parts?.push({ points: amount, parcels: [], about });
  return amount;
}
