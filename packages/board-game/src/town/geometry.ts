/**
 * The map without anything on it: 64 parcels, 81 vertices, 144 edges, numbered row by row from the
 * north-west, and the tables of what touches what. Edges 0-71 run from west to east (nine rows of
 * eight), edges 72-143 from north to south (eight rows of nine).
 */

export const SIZE = 8;
export const PARCEL_COUNT = SIZE * SIZE;
export const VERTEX_COUNT = (SIZE + 1) * (SIZE + 1);
export const EDGE_COUNT = 2 * SIZE * (SIZE + 1);

const HORIZONTAL_COUNT = SIZE * (SIZE + 1);

export type Indexes = readonly number[];

/** West to east, then north to south. */
export type Point = readonly [x: number, y: number];

const range = (length: number): number[] => Array.from({ length }, (_, i) => i);

export const PARCELS: Indexes = range(PARCEL_COUNT);
export const EDGES: Indexes = range(EDGE_COUNT);

export function parcelAt(x: number, y: number): number {
  return y * SIZE + x;
}

export function columnOf(parcel: number): number {
  return parcel % SIZE;
}

export function rowOf(parcel: number): number {
  return Math.floor(parcel / SIZE);
}

export function vertexAt(x: number, y: number): number {
  return y * (SIZE + 1) + x;
}

/** The edge between two vertices; undefined where they are not neighbours or not on the map. */
export function edgeBetween([x1, y1]: Point, [x2, y2]: Point): number | undefined {
  const [west, east] = [Math.min(x1, x2), Math.max(x1, x2)];
  const [north, south] = [Math.min(y1, y2), Math.max(y1, y2)];
  if (west < 0 || north < 0 || east > SIZE || south > SIZE) return undefined;
  if (south === north && east === west + 1) return horizontalEdge(west, north);
  if (east === west && south === north + 1) return verticalEdge(west, north);
  return undefined;
}

function horizontalEdge(x: number, y: number): number {
  return y * SIZE + x;
}

function verticalEdge(x: number, y: number): number {
  return HORIZONTAL_COUNT + y * (SIZE + 1) + x;
}

function parcelsAmong(candidates: readonly Point[]): number[] {
  return candidates
    .filter(([x, y]) => x >= 0 && y >= 0 && x < SIZE && y < SIZE)
    .map(([x, y]) => parcelAt(x, y))
    .sort((a, b) => a - b);
}

/** "Adjacent": the up to eight parcels around each parcel, ascending. */
export const NEIGHBOURS: readonly Indexes[] = PARCELS.map((parcel) => {
  const [x, y] = [columnOf(parcel), rowOf(parcel)];
  const around = [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => [x + dx, y + dy] as const));
  return parcelsAmong(around).filter((other) => other !== parcel);
});

/** The up to four parcels that share a side with each parcel. */
export const SIDE_NEIGHBOURS: readonly Indexes[] = PARCELS.map((parcel) => {
  const [x, y] = [columnOf(parcel), rowOf(parcel)];
  return parcelsAmong([
    [x, y - 1],
    [x - 1, y],
    [x + 1, y],
    [x, y + 1],
  ]);
});

/** The four corner points of each parcel. */
export const CORNERS: readonly Indexes[] = PARCELS.map((parcel) => {
  const [x, y] = [columnOf(parcel), rowOf(parcel)];
  return [vertexAt(x, y), vertexAt(x + 1, y), vertexAt(x, y + 1), vertexAt(x + 1, y + 1)];
});

/** The two ends of each edge. */
export const EDGE_ENDS: readonly (readonly [number, number])[] = EDGES.map((edge) => {
  const [x, y] = edgeOrigin(edge);
  return [vertexAt(x, y), edge < HORIZONTAL_COUNT ? vertexAt(x + 1, y) : vertexAt(x, y + 1)];
});

/** The parcels along each edge: two, or one at the border of the map. */
export const EDGE_SIDES: readonly Indexes[] = EDGES.map((edge) => {
  const [x, y] = edgeOrigin(edge);
  return parcelsAmong([edge < HORIZONTAL_COUNT ? [x, y - 1] : [x - 1, y], [x, y]]);
});

/** The four edges along the sides of each parcel: north, west, east, south. */
export const PARCEL_SIDES: readonly Indexes[] = PARCELS.map((parcel) => {
  const [x, y] = [columnOf(parcel), rowOf(parcel)];
  return [horizontalEdge(x, y), verticalEdge(x, y), verticalEdge(x + 1, y), horizontalEdge(x, y + 1)];
});

/** The up to four edges that end in each vertex. */
export const EDGES_AT_VERTEX: readonly Indexes[] = range(VERTEX_COUNT).map((vertex) =>
  EDGES.filter((edge) => EDGE_ENDS[edge]?.includes(vertex)),
);

/** The parcels that a road on each edge serves: those with a corner at one of its ends (B5.6). */
export const EDGE_SERVES: readonly Indexes[] = EDGES.map((edge) =>
  PARCELS.filter((parcel) => CORNERS[parcel]?.some((corner) => EDGE_ENDS[edge]?.includes(corner))),
);

/** The inner straight lines of eight edges across the whole map (B8.13, B14.31): seven each way. */
export const LINES: readonly Indexes[] = [
  ...range(SIZE - 1).map((i) => range(SIZE).map((x) => horizontalEdge(x, i + 1))),
  ...range(SIZE - 1).map((i) => range(SIZE).map((y) => verticalEdge(i + 1, y))),
];

/** The lines that run along a side of each parcel, as indexes of LINES. */
export const LINES_ALONG: readonly Indexes[] = PARCELS.map((parcel) =>
  range(LINES.length).filter((line) => LINES[line]?.some((edge) => PARCEL_SIDES[parcel]?.includes(edge))),
);

/** The parcel that two dice name: black the row, white the column, among rows and columns 2-7 (B1.4). */
export function parcelByDice(black: number, white: number): number {
  return parcelAt(white, black);
}

/** The 36 parcels that the dice can name. */
export const INNER_PARCELS: Indexes = range(36).map((i) => parcelByDice(Math.floor(i / 6) + 1, (i % 6) + 1));

function edgeOrigin(edge: number): Point {
  if (edge < HORIZONTAL_COUNT) return [edge % SIZE, Math.floor(edge / SIZE)];
  const index = edge - HORIZONTAL_COUNT;
  return [index % (SIZE + 1), Math.floor(index / (SIZE + 1))];
}

/** One row of a table above. An index off the map is a bug of the caller. */
export function rowAt<Row>(table: readonly Row[], index: number): Row {
  const row = table[index];
  if (row === undefined) throw new Error(`no such place on the map: ${index}`);
  return row;
}

const NONE: Indexes = [];
const OFF_THE_MAP = [-1, -1] as const;

// The same for the busiest tables, one function each: the search asks them millions of times a second.

export function neighboursOf(parcel: number): Indexes {
  return NEIGHBOURS[parcel] ?? NONE;
}

export function cornersOf(parcel: number): Indexes {
  return CORNERS[parcel] ?? NONE;
}

export function edgesAt(vertex: number): Indexes {
  return EDGES_AT_VERTEX[vertex] ?? NONE;
}

export function endsOf(edge: number): readonly [number, number] {
  return EDGE_ENDS[edge] ?? OFF_THE_MAP;
}

export function sidesOf(edge: number): Indexes {
  return EDGE_SIDES[edge] ?? NONE;
}
