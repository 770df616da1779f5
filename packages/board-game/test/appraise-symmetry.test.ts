/** Turned and mirrored towns give turned and mirrored answers. */
import { type Random, seedRandom } from '@carson/engine';
import { randomPosition, townOf } from '@carson/testkit/board';
import { describe, expect, it } from 'vitest';
import { takesHouse, whyNoSite } from '../src/appraise/building.ts';
import { incomeOf } from '../src/appraise/income.ts';
import { priceOf, whyNotOwnable } from '../src/appraise/parcels.ts';
import { isAttackable, isOffLimitsToOutlaws } from '../src/appraise/protection.ts';
import { besideBridge, isServed, whyNoRoad } from '../src/appraise/roads.ts';
import { finalTotal } from '../src/appraise/score.ts';
import {
  columnOf,
  EDGE_COUNT,
  EDGE_ENDS,
  edgeBetween,
  PARCEL_COUNT,
  type Point,
  parcelAt,
  rowAt,
  rowOf,
  SIZE,
} from '../src/town/geometry.ts';
import { hasOutlaw, hasRoad, onParcel, ownerOf, type Town, townFrom } from '../src/town/town.ts';

type Twin = (point: Point, last: number) => Point;

const TWINS: Readonly<Record<string, Twin>> = {
  'a quarter turn': ([x, y], last) => [last - y, x],
  'a half turn': ([x, y], last) => [last - x, last - y],
  'east for west': ([x, y], last) => [last - x, y],
  'north for south': ([x, y], last) => [x, last - y],
  'rows for columns': ([x, y]) => [y, x],
};

const PARCELS = Array.from({ length: PARCEL_COUNT }, (_, parcel) => parcel);
const EDGES = Array.from({ length: EDGE_COUNT }, (_, edge) => edge);

function twinParcel(twin: Twin, parcel: number): number {
  return parcelAt(...twin([columnOf(parcel), rowOf(parcel)], SIZE - 1));
}

function twinEdge(twin: Twin, edge: number): number {
  const [from, to] = rowAt(EDGE_ENDS, edge).map((vertex) =>
    twin([vertex % (SIZE + 1), Math.floor(vertex / (SIZE + 1))], SIZE),
  );
  return edgeBetween(from ?? [-1, -1], to ?? [-1, -1]) ?? -1;
}

function twinTown(twin: Twin, town: Town): Town {
  const cells = PARCELS.map((parcel) => ({
    twin: twinParcel(twin, parcel),
    on: onParcel(town, parcel),
    owner: ownerOf(town, parcel),
    outlaw: hasOutlaw(town, parcel),
  }));
  return townFrom(
    cells.sort((a, b) => a.twin - b.twin),
    EDGES.filter((edge) => hasRoad(town, edge)).map((edge) => twinEdge(twin, edge)),
  );
}

function judgements(town: Town, parcel: number): unknown[] {
  const position = { town, round: 3, occupant: 1 };
  return [
    incomeOf(position, parcel),
    priceOf(town, parcel),
    isServed(town, parcel),
    whyNotOwnable(town, parcel),
    whyNoSite(town, { building: 'school', parcel }),
    whyNoSite(town, { building: 'station', parcel }),
    takesHouse(town, parcel),
    isAttackable(town, parcel),
    isOffLimitsToOutlaws(town, parcel),
    besideBridge(town, parcel),
  ];
}

function scores(town: Town): number[] {
  const standing = {
    points: 1,
    money: 7,
    horses: 1,
    rodeos: 1,
    playersBehind: 1,
    teaches: true,
  };
  return [0, 1, 2, 3, 4, 5].map((seat) => finalTotal(town, { ...standing, seat }));
}

function expectTwins(twin: Twin, random: Random): void {
  const town = townOf(randomPosition(random));
  const other = twinTown(twin, town);
  for (const parcel of PARCELS) {
    expect(judgements(other, twinParcel(twin, parcel))).toEqual(judgements(town, parcel));
  }
  for (const edge of EDGES) expect(whyNoRoad(other, twinEdge(twin, edge))).toEqual(whyNoRoad(town, edge));
  expect(scores(other)).toEqual(scores(town));
}

describe('mirrored and turned towns', () => {
  it.each(Object.entries(TWINS))('%s changes no judgement', (name, twin) => {
    const random = seedRandom(name);
    for (let i = 0; i < 30; i++) expectTwins(twin, random);
  });
});
