import { describe, expect, it } from 'vitest';
import {
  CORNERS,
  columnOf,
  EDGE_COUNT,
  EDGE_ENDS,
  EDGE_SERVES,
  EDGE_SIDES,
  EDGES_AT_VERTEX,
  edgeBetween,
  INNER_PARCELS,
  LINES,
  LINES_ALONG,
  NEIGHBOURS,
  PARCEL_COUNT,
  PARCEL_SIDES,
  parcelAt,
  parcelByDice,
  rowAt,
  rowOf,
  SIDE_NEIGHBOURS,
  VERTEX_COUNT,
  vertexAt,
} from '../src/town/geometry.ts';

const parcels = Array.from({ length: PARCEL_COUNT }, (_, parcel) => parcel);
const edges = Array.from({ length: EDGE_COUNT }, (_, edge) => edge);
const sizes = (table: readonly (readonly number[])[], size: number) =>
  table.filter((row) => row.length === size).length;

function edge(x1: number, y1: number, x2: number, y2: number): number {
  const found = edgeBetween([x1, y1], [x2, y2]);
  if (found === undefined) throw new Error('no such edge');
  return found;
}

describe('parcels', () => {
  it('B1.1 are an 8 x 8 map, numbered row by row from the north-west', () => {
    expect(PARCEL_COUNT).toBe(64);
    expect([parcelAt(0, 0), parcelAt(7, 0), parcelAt(0, 1), parcelAt(7, 7)]).toEqual([0, 7, 8, 63]);
    expect(parcels.every((parcel) => parcelAt(columnOf(parcel), rowOf(parcel)) === parcel)).toBe(true);
  });

  it('have the eight around them as neighbours, five at a side and three in a corner', () => {
    expect(rowAt(NEIGHBOURS, parcelAt(3, 3))).toEqual([18, 19, 20, 26, 28, 34, 35, 36]);
    expect(rowAt(NEIGHBOURS, 0)).toEqual([1, 8, 9]);
    expect([3, 5, 8].map((size) => sizes(NEIGHBOURS, size))).toEqual([4, 24, 36]);
  });

  it('never see across the border of the map', () => {
    expect(rowAt(NEIGHBOURS, parcelAt(7, 3))).toEqual([22, 23, 30, 38, 39]);
    expect(rowAt(SIDE_NEIGHBOURS, parcelAt(7, 3))).toEqual([23, 30, 39]);
  });

  it('are neighbours both ways, over sides a part of all', () => {
    for (const parcel of parcels) {
      for (const near of rowAt(NEIGHBOURS, parcel)) expect(rowAt(NEIGHBOURS, near)).toContain(parcel);
      for (const near of rowAt(SIDE_NEIGHBOURS, parcel)) {
        expect(rowAt(NEIGHBOURS, parcel)).toContain(near);
        expect(Math.abs(columnOf(near) - columnOf(parcel)) + Math.abs(rowOf(near) - rowOf(parcel))).toBe(1);
      }
    }
    expect([2, 3, 4].map((size) => sizes(SIDE_NEIGHBOURS, size))).toEqual([4, 24, 36]);
  });
});

describe('edges and vertices', () => {
  it('there are 81 vertices and 144 edges, each with two ends', () => {
    expect([VERTEX_COUNT, EDGE_COUNT]).toEqual([81, 144]);
    expect(new Set(edges.map((each) => rowAt(EDGE_ENDS, each).join())).size).toBe(144);
  });

  it('an edge lies between neighbouring vertices, in either direction', () => {
    expect(edge(0, 0, 1, 0)).toBe(0);
    expect(edge(1, 0, 0, 0)).toBe(0);
    expect(edge(7, 8, 8, 8)).toBe(71);
    expect(edge(0, 0, 0, 1)).toBe(72);
    expect(edge(8, 8, 8, 7)).toBe(143);
    for (const [from, to] of [
      [
        [0, 0],
        [1, 1],
      ],
      [
        [0, 0],
        [2, 0],
      ],
      [
        [3, 3],
        [3, 3],
      ],
      [
        [-1, 0],
        [0, 0],
      ],
      [
        [8, 0],
        [9, 0],
      ],
      [
        [0, 8],
        [0, 9],
      ],
      [
        [0, -1],
        [0, 0],
      ],
    ] as const) {
      expect(edgeBetween(from, to)).toBeUndefined();
    }
  });

  it('an edge has a parcel on each side, at the border of the map one', () => {
    expect(rowAt(EDGE_SIDES, edge(3, 3, 4, 3))).toEqual([parcelAt(3, 2), parcelAt(3, 3)]);
    expect(rowAt(EDGE_SIDES, edge(3, 3, 3, 4))).toEqual([parcelAt(2, 3), parcelAt(3, 3)]);
    expect(rowAt(EDGE_SIDES, edge(0, 0, 1, 0))).toEqual([0]);
    expect(rowAt(EDGE_SIDES, edge(8, 7, 8, 8))).toEqual([63]);
    expect([1, 2].map((size) => sizes(EDGE_SIDES, size))).toEqual([32, 112]);
  });

  it('a vertex has two to four edges', () => {
    expect(rowAt(EDGES_AT_VERTEX, vertexAt(0, 0))).toEqual([edge(0, 0, 1, 0), edge(0, 0, 0, 1)]);
    expect([2, 3, 4].map((size) => sizes(EDGES_AT_VERTEX, size))).toEqual([4, 28, 49]);
  });

  it('a parcel has four corners and four sides', () => {
    expect(rowAt(CORNERS, parcelAt(2, 5))).toEqual([
      vertexAt(2, 5),
      vertexAt(3, 5),
      vertexAt(2, 6),
      vertexAt(3, 6),
    ]);
    for (const parcel of parcels) {
      expect(rowAt(PARCEL_SIDES, parcel).every((side) => rowAt(EDGE_SIDES, side).includes(parcel))).toBe(
        true,
      );
      expect(new Set(rowAt(PARCEL_SIDES, parcel)).size).toBe(4);
    }
  });

  it('B2.3 four roads around a parcel serve it and its eight neighbours', () => {
    const centre = parcelAt(4, 4);
    const served = new Set(rowAt(PARCEL_SIDES, centre).flatMap((side) => [...rowAt(EDGE_SERVES, side)]));
    expect([...served].sort((a, b) => a - b)).toEqual(
      [...rowAt(NEIGHBOURS, centre), centre].sort((a, b) => a - b),
    );
  });

  it('B5.6 one road inside the map serves six parcels', () => {
    expect(rowAt(EDGE_SERVES, edge(3, 3, 4, 3))).toEqual([18, 19, 20, 26, 27, 28]);
    expect(rowAt(EDGE_SERVES, edge(0, 0, 1, 0))).toEqual([0, 1]);
  });
});

describe('lines across the map', () => {
  it('B14.31 are the seven inner ones each way, of eight edges', () => {
    expect(LINES).toHaveLength(14);
    expect(LINES.every((line) => line.length === 8)).toBe(true);
    expect(LINES[0]).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((x) => edge(x, 1, x + 1, 1)));
    expect(LINES[13]).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((y) => edge(7, y, 7, y + 1)));
  });

  it('B8.13 run along the sides of 16 parcels each', () => {
    for (const line of LINES.keys()) {
      expect(LINES_ALONG.filter((lines) => lines.includes(line))).toHaveLength(16);
    }
    expect(rowAt(LINES_ALONG, parcelAt(0, 0))).toEqual([0, 7]);
    expect(rowAt(LINES_ALONG, parcelAt(3, 3))).toEqual([2, 3, 9, 10]);
  });
});

describe('B1.4 the dice', () => {
  it('black is the row, white the column, both among 2-7', () => {
    expect(parcelByDice(1, 1)).toBe(parcelAt(1, 1));
    expect(parcelByDice(6, 1)).toBe(parcelAt(1, 6));
    expect(parcelByDice(2, 5)).toBe(parcelAt(5, 2));
  });

  it('name the 36 parcels that have eight neighbours, each once', () => {
    expect(new Set(INNER_PARCELS).size).toBe(36);
    expect([...INNER_PARCELS].sort((a, b) => a - b)).toEqual(
      parcels.filter((parcel) => rowAt(NEIGHBOURS, parcel).length === 8),
    );
  });
});

it('a place off the map is a bug of the caller', () => {
  expect(() => rowAt(NEIGHBOURS, 64)).toThrow('no such place on the map: 64');
});
