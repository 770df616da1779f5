/** A position of the board game as other programs send it: shape first, then meaning. */
import {
  buildingAt,
  CHARACTER_IDS,
  edgeBetween,
  factsAt,
  LAST_ROUND,
  NOBODY,
  ON_IDS,
  ownerOf,
  parcelAt,
  SIDES,
  SIZE,
  type Town,
  townFrom,
} from '@carson/board-game';
import { accepted, type Refusal, type Result, readBy, refused } from '@carson/engine';
import * as v from 'valibot';
import { joinPath, mismatch } from '../terminal/bad-input.ts';

const isObject = (held: unknown): boolean =>
  typeof held === 'object' && held !== null && !Array.isArray(held);

/** To a schema of objects a list is one too; to a caller it is not. */
const AnObject = v.pipe(v.unknown(), v.check(isObject, 'an object'));

const Count = v.pipe(v.number(), v.safeInteger('a whole number'), v.minValue(0));

const PlayerSchema = v.strictObject({
  money: Count,
  vp: Count,
  passed: Count,
  horses: Count,
  rodeos: Count,
  character: v.picklist(CHARACTER_IDS),
  side: v.picklist(SIDES),
});

const Cell = v.strictObject({
  owner: v.optional(v.string()),
  on: v.optional(v.picklist(ON_IDS)),
  outlaw: v.optional(v.boolean()),
});

const VertexNumber = v.picklist(Array.from({ length: SIZE + 1 }, (_, at) => at));

/** Names are the callers' own, so no name may get lost, not even one that means something to JavaScript. */
const PlayersSchema = v.pipe(
  AnObject,
  v.transform((held): [string, unknown][] => Object.entries(Object(held))),
);

/** Of eight rows of eight cells. */
function mapOf<Inner extends v.GenericSchema<unknown, v.InferOutput<typeof Cell> | null>>(cell: Inner) {
  return v.pipe(
    v.array(
      v.pipe(
        v.array(cell),
        v.check(({ length }) => length === SIZE, 'eight cells'),
      ),
    ),
    v.check(({ length }) => length === SIZE, 'eight rows'),
    v.description('eight rows of eight cells from the north-west; null is a bare parcel that no one owns'),
  );
}

const FIELDS = {
  round: v.picklist(Array.from({ length: LAST_ROUND }, (_, at) => at + 1)),
  roads: v.pipe(
    v.array(v.strictTuple([VertexNumber, VertexNumber, VertexNumber, VertexNumber])),
    v.description('[x1, y1, x2, y2] between neighbouring vertices, [0, 0] in the north-west; each road once'),
  ),
  cityHallOccupant: v.pipe(v.nullable(v.string()), v.description('a name in players')),
  variants: v.strictObject({ river: v.boolean(), horses: v.boolean(), kitCarson: v.boolean() }),
};

const PositionSchema = v.pipe(
  AnObject,
  v.strictObject({ ...FIELDS, map: mapOf(v.nullable(v.pipe(AnObject, Cell))), players: PlayersSchema }),
);

/** As `PositionSchema`, in the terms of JSON Schema. */
export const PositionShape = v.strictObject({
  ...FIELDS,
  map: mapOf(v.nullable(Cell)),
  players: v.pipe(v.record(v.string(), PlayerSchema), v.description('by names of your own')),
});

type Shape = v.InferOutput<typeof PositionSchema>;

export type Player = v.InferOutput<typeof PlayerSchema>;

export interface Position {
  readonly round: number;
  readonly town: Town;
  /** The seat in the city hall, or NOBODY. */
  readonly occupant: number;
  /** In seat order: a player's place here is the owner's number in the town. */
  readonly players: readonly (Player & { readonly name: string })[];
  readonly variants: Shape['variants'];
}

export function readPosition(json: unknown): Result<Position> {
  const shape = readBy(PositionSchema, json);
  if (!shape.ok) return shape;
  const players = readPlayers(shape.value.players);
  if (!players.ok) return players;
  const seats = new Map(players.value.map(({ name }, seat) => [name, seat]));
  const unknownPlayer = unknownPlayerIn(shape.value, seats);
  if (unknownPlayer !== undefined) return refused(unknownPlayer);
  const roads = readRoads(shape.value.roads);
  if (!roads.ok) return roads;
  const { round, cityHallOccupant, variants } = shape.value;
  const town = townFrom(
    shape.value.map.flat().map((cell) => ({ ...cell, owner: seatOf(seats, cell?.owner) })),
    roads.value,
  );
  const contradiction = contradictionIn(town, variants);
  if (contradiction !== undefined) return refused(contradiction);
  return accepted({
    round,
    town,
    occupant: seatOf(seats, cityHallOccupant ?? undefined),
    players: players.value,
    variants,
  });
}

function readPlayers(entries: Shape['players']): Result<Position['players']> {
  const players: Position['players'][number][] = [];
  for (const [name, json] of entries) {
    const player = readBy(PlayerSchema, json);
    if (!player.ok) return refused(within(`players.${name}`, player.refusal));
    players.push({ ...player.value, name });
  }
  return accepted(players);
}

function within(outer: string, reason: Refusal): Refusal {
  const { path, ...rest } = reason.params;
  return { ...reason, params: { ...rest, path: joinPath(outer, String(path)) } };
}

function seatOf(seats: ReadonlyMap<string, number>, name: string | undefined): number {
  return name === undefined ? NOBODY : (seats.get(name) ?? NOBODY);
}

function unknownPlayerIn(
  { map, cityHallOccupant }: Shape,
  seats: ReadonlyMap<string, number>,
): Refusal | undefined {
  const known = [...seats.keys()].map((name) => JSON.stringify(name)).join(', ');
  const unknownName = (path: string, name: string) =>
    mismatch(path, JSON.stringify(name), `a name in players (${known || 'there is none'})`);
  for (const [y, row] of map.entries()) {
    for (const [x, cell] of row.entries()) {
      if (cell?.owner !== undefined && !seats.has(cell.owner)) {
        return unknownName(`map[${y}][${x}].owner`, cell.owner);
      }
    }
  }
  if (cityHallOccupant === null || seats.has(cityHallOccupant)) return undefined;
  return unknownName('cityHallOccupant', cityHallOccupant);
}

function readRoads(roads: Shape['roads']): Result<readonly number[]> {
  const edges = new Set<number>();
  for (const [index, road] of roads.entries()) {
    const [x1, y1, x2, y2] = road;
    const edge = edgeBetween([x1, y1], [x2, y2]);
    const received = JSON.stringify(road);
    if (edge === undefined) {
      return refused(mismatch(`roads[${index}]`, received, 'a road between two neighbouring vertices'));
    }
    if (edges.has(edge)) return refused(mismatch(`roads[${index}]`, `${received} again`, 'each road once'));
    edges.add(edge);
  }
  return accepted([...edges]);
}

/** What cannot be even in a position out of reach. */
function contradictionIn(town: Town, variants: Shape['variants']): Refusal | undefined {
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const parcel = parcelAt(x, y);
      const facts = factsAt(town, parcel);
      const path = `map[${y}][${x}]`;
      const owned = ownerOf(town, parcel) !== NOBODY;
      if (facts.river > 0 && !variants.river)
        return mismatch(`${path}.on`, 'a river', 'a river with variants.river only');
      if (owned && !facts.ownable) return mismatch(`${path}.owner`, `the owner of a ${facts.id}`, 'no one');
      if (!owned && facts.ownable && buildingAt(town, parcel) !== undefined) {
        return mismatch(path, `a ${facts.id} without an owner`, 'a building with its owner');
      }
    }
  }
  return undefined;
}
