import { drawTown } from '@carson/testkit/board';
import { describe, expect, it } from 'vitest';
import { besideBridge, isBridgeSite, isServed, roadsNeeded, whyNoRoad } from '../src/appraise/roads.ts';
import { EDGE_COUNT, edgeBetween, type Point } from '../src/town/geometry.ts';
import type { Town } from '../src/town/town.ts';

const edges = Array.from({ length: EDGE_COUNT }, (_, index) => index);

const openEdges = (town: Town): number[] => edges.filter((index) => whyNoRoad(town, index) === undefined);

const edge = (from: Point, to: Point): number => edgeBetween(from, to) ?? -1;

describe('B5.11 roads', () => {
  const town = drawTown('', '3,3 4,3');

  it('B5.11 a new one shares a vertex with one that is there', () => {
    expect(whyNoRoad(town, edge([4, 3], [5, 3]))).toBeUndefined();
    expect(whyNoRoad(town, edge([3, 3], [3, 2]))).toBeUndefined();
    expect(whyNoRoad(town, edge([5, 3], [6, 3]))).toEqual({
      code: 'roadNotJoined',
      rule: 'B5.11',
      params: {},
    });
  });

  it('B5.11 no second one on an edge', () => {
    expect(whyNoRoad(town, edge([4, 3], [3, 3]))?.code).toBe('roadThere');
  });

  it('B5.11 around one road there are six edges for the next', () => {
    expect(openEdges(town)).toEqual(
      [
        edge([2, 3], [3, 3]),
        edge([4, 3], [5, 3]),
        edge([3, 2], [3, 3]),
        edge([4, 2], [4, 3]),
        edge([3, 3], [3, 4]),
        edge([4, 3], [4, 4]),
      ].sort((a, b) => a - b),
    );
  });

  it('B2.3 the four roads around the centre serve nine parcels', () => {
    const centre = drawTown('', '3,3 4,3 4,4 3,4 3,3');
    const served = centre.on.flatMap((_, parcel) => (isServed(centre, parcel) ? [parcel] : []));
    expect(served).toEqual([18, 19, 20, 26, 27, 28, 34, 35, 36]);
  });
});

describe('B10.2 bridges', () => {
  const river = `
    .  ~  .
    .  ~  .
    .  ~  ~
    .  .  ~  .`;

  it('B10.2 an edge whose sides are all river is one', () => {
    const town = drawTown(river);
    expect(isBridgeSite(town, edge([1, 1], [2, 1]))).toBe(true);
    expect(isBridgeSite(town, edge([2, 2], [2, 3]))).toBe(true);
    expect(isBridgeSite(town, edge([1, 1], [1, 2]))).toBe(false);
    expect(isBridgeSite(town, edge([0, 1], [1, 1]))).toBe(false);
  });

  it('B10.2 a border edge has one side', () => {
    const town = drawTown(river);
    expect(isBridgeSite(town, edge([1, 0], [2, 0]))).toBe(true);
    expect(isBridgeSite(town, edge([0, 0], [1, 0]))).toBe(false);
  });

  it('B10.2 a bridge takes two roads', () => {
    const town = drawTown(river, '0,1 1,1');
    const bridge = edge([1, 1], [2, 1]);
    expect([roadsNeeded(town, bridge), roadsNeeded(town, edge([1, 1], [1, 2]))]).toEqual([2, 1]);
    expect(openEdges(town)).toContain(bridge);
  });

  it('B10.2 a bridge touches the parcels at its two ends', () => {
    const town = drawTown(river, '1,1 2,1');
    const touched = town.on.flatMap((_, parcel) => (besideBridge(town, parcel) ? [parcel] : []));
    expect(touched).toEqual([0, 1, 2, 8, 9, 10]);
    expect(
      drawTown(river, '0,1 1,1').on.some((_, parcel) => besideBridge(drawTown(river, '0,1 1,1'), parcel)),
    ).toBe(false);
  });
});
