import { describe, expect, it } from 'vitest';
import { BUILDING_IDS, CHARACTER_IDS, characterNumber, ON_IDS, VARIANT_IDS } from '../src/ids.ts';
import { edgeBetween, PARCEL_COUNT, vertexAt } from '../src/town/geometry.ts';
import {
  cloneTown,
  codeOf,
  emptyTown,
  giveParcel,
  hasOutlaw,
  hasRoad,
  idOf,
  isOwned,
  layRoad,
  NOBODY,
  onParcel,
  ownerOf,
  putOn,
  putOutlaw,
  removeOutlaw,
  townFrom,
} from '../src/town/town.ts';

describe('a town', () => {
  it('starts bare, unowned and without roads', () => {
    const town = emptyTown();
    for (let parcel = 0; parcel < PARCEL_COUNT; parcel++) {
      expect([onParcel(town, parcel), ownerOf(town, parcel), hasOutlaw(town, parcel)]).toEqual([
        undefined,
        NOBODY,
        false,
      ]);
    }
    expect(town.roads).toEqual(new Array(144).fill(0));
  });

  it('keeps what is put on it', () => {
    const town = emptyTown();
    for (const [parcel, id] of ON_IDS.entries()) putOn(town, parcel, id);
    for (const [parcel, id] of ON_IDS.entries()) expect(onParcel(town, parcel)).toBe(id);
    putOn(town, 0, undefined);
    giveParcel(town, 5, 2);
    putOutlaw(town, 7);
    expect([onParcel(town, 0), ownerOf(town, 5), isOwned(town, 5), hasOutlaw(town, 7)]).toEqual([
      undefined,
      2,
      true,
      true,
    ]);
    removeOutlaw(town, 7);
    expect(hasOutlaw(town, 7)).toBe(false);
  });

  it('counts the roads that end in each vertex', () => {
    const edge = edgeBetween([3, 3], [4, 3]) ?? -1;
    const next = edgeBetween([4, 3], [4, 4]) ?? -1;
    const town = townFrom([], [edge, next]);
    expect([hasRoad(town, edge), hasRoad(town, edge + 1)]).toEqual([true, false]);
    expect([3, 4, 5].map((x) => town.roadEnds[vertexAt(x, 3)])).toEqual([1, 2, 0]);
    expect(() => layRoad(town, edge)).toThrow('no second road');
  });

  it('a clone shares nothing with the original', () => {
    const town = townFrom([{ on: 'house', owner: 1, outlaw: true }], [0]);
    const before = JSON.stringify(town);
    const copy = cloneTown(town);
    expect(copy).toEqual(town);
    putOn(copy, 0, 'bank');
    giveParcel(copy, 1, 0);
    putOutlaw(copy, 2);
    layRoad(copy, 1);
    expect(JSON.stringify(town)).toBe(before);
  });
});

describe('ids', () => {
  it('codes and ids belong together', () => {
    for (const id of ON_IDS) expect(idOf(codeOf(id))).toBe(id);
    expect([codeOf(undefined), idOf(0)]).toEqual([0, undefined]);
  });

  it('B1.2 B1.3 thirteen kinds of building, and no id twice', () => {
    expect(BUILDING_IDS).toHaveLength(13);
    for (const ids of [[...ON_IDS, ...CHARACTER_IDS], VARIANT_IDS])
      expect(new Set(ids).size).toBe(ids.length);
  });

  it('B9 a character has the number of its paragraph', () => {
    const some = ['streetBoy', 'sheriff', 'gunsmith', 'heroes', 'lawyer'] as const;
    expect(some.map(characterNumber)).toEqual([0, 1, 10, 16, 18]);
    expect(characterNumber('doctor')).toBe(14);
  });
});
