/** The score of a city (C6), line by line as on the game's pad (C6.16). */
import { nth, type ScoreLine, type ScorePart } from '@carson/engine';
import { CHARACTERS, type Character, longSideOf } from '../characters/index.ts';
import type { CharacterId, Element } from '../ids.ts';
import {
  adjacent,
  adjacentEmpty,
  adjacentHouses,
  type City,
  everywhere,
  HOUSE_VALUE,
  type Points,
  saloonScore,
  worth,
} from './city.ts';
import { byteAt, codeOf, drawRows, type Grid, NOTHING, newGrid, SIDE, STRIDE } from './grid.ts';
import { lawRules } from './law.ts';

export const CITY_LINES = [
  'ranches',
  'mines',
  'drugstoreHouses',
  'bankHouses',
  'saloons',
  'storeAndHallHouses',
  'timesRanches',
  'timesMines',
  'timesHouses',
  'hotels',
  'cityHallBuildings',
  'outlaws',
] as const;
export type CityLineId = (typeof CITY_LINES)[number];

interface LineRule {
  readonly id: CityLineId;
  readonly rule: string;
  /** Every parcel that shows one of these is a part of the line. */
  readonly of: readonly Element[];
  readonly points: Points;
}

const adjacentMountains = adjacent(worth({ mountain: 1 }));
const RANCHES = worth({ ranch: 1 });
const MINES = worth({ mine: 1 });
/** C6.7 and C9.3: all buildings but houses and townhouses, the hall itself included. */
export const IS_BUILDING = worth({
  mine: 1,
  ranch: 1,
  blacksmith: 1,
  drugstore: 1,
  bank: 1,
  saloon: 1,
  hotel: 1,
  generalStore: 1,
  church: 1,
  prison: 1,
  cityHall: 1,
});
const HOTEL = 3;
/** C6.11: our ruling is that each parcel is a group. */
const OUTLAWS_COST = -6;

const LINE_RULES: readonly LineRule[] = [
  { id: 'ranches', rule: 'C6.1', of: ['ranch'], points: adjacentEmpty },
  { id: 'mines', rule: 'C6.2', of: ['mine'], points: (c, at, b) => 2 * adjacentMountains(c, at, b) },
  { id: 'drugstoreHouses', rule: 'C6.3', of: ['drugstore'], points: adjacentHouses },
  { id: 'bankHouses', rule: 'C6.4', of: ['bank'], points: adjacentHouses },
  { id: 'saloons', rule: 'C6.5', of: ['saloon'], points: saloonScore },
  { id: 'storeAndHallHouses', rule: 'C6.6', of: ['generalStore', 'cityHall'], points: adjacentHouses },
  {
    id: 'timesRanches',
    rule: 'C6.3',
    of: ['drugstore', 'blacksmith'],
    points: (c, _, b) => everywhere(c, RANCHES, b),
  },
  {
    id: 'timesMines',
    rule: 'C6.4',
    of: ['bank', 'blacksmith'],
    points: (c, _, b) => everywhere(c, MINES, b),
  },
  {
    id: 'timesHouses',
    rule: 'C6.9',
    of: ['church', 'generalStore'],
    points: (c, _, b) => everywhere(c, HOUSE_VALUE, b),
  },
  { id: 'hotels', rule: 'C6.10', of: ['hotel'], points: () => HOTEL },
  {
    id: 'cityHallBuildings',
    rule: 'C6.7',
    of: ['cityHall'],
    points: (c, _, b) => everywhere(c, IS_BUILDING, b),
  },
  { id: 'outlaws', rule: 'C6.11', of: ['outlaws'], points: (c) => (c.law ? 0 : OUTLAWS_COST) },
];

/** For each element the lines it is a part of. */
const LINES_OF: readonly (readonly LineRule[])[] = Array.from({ length: NOTHING }, (_, code) =>
  LINE_RULES.filter((line) => line.of.some((element) => codeOf(element) === code)),
);

/** What counts beside the parcels. */
export interface Holding {
  readonly characters: readonly CharacterId[];
  /** How many cards were sold. */
  readonly sold: number;
}

export interface CityScore {
  readonly total: number;
  readonly lines: readonly ScoreLine[];
}

/** The total alone, for search: nothing is allocated. */
export function totalOf(grid: Grid, holding: Holding): number {
  const city = survey(grid, holding);
  let total = 0;
  for (let i = 0; i < city.size; i++) {
    const place = nth(city.places, i);
    const lines = nth(LINES_OF, byteAt(city.cells, place));
    for (let j = 0; j < lines.length; j++) total += nth(lines, j).points(city, place);
  }
  for (let i = 0; i < city.characters.length; i++) {
    total += characterPoints(city, CHARACTERS[nth(city.characters, i)]);
  }
  return total;
}

/** Every line, 0 included, each with its parts; parcels are counted row by row, bare places left out. */
export function linesOf(grid: Grid, holding: Holding): CityScore {
  const city = survey(grid, holding);
  const lines = [
    ...LINE_RULES.map((rule) => cityLine(city, rule)),
    ...city.characters.map((id) => characterLine(city, CHARACTERS[id])),
  ];
  return { total: lines.reduce((sum, line) => sum + line.points, 0), lines };
}

/** The score of any rows of parcels, buildable or not; null is a place without a card. */
export function scoreCity(rows: readonly (readonly (Element | null)[])[], holding: Holding): CityScore {
  return linesOf(drawRows(newGrid(), rows), holding);
}

function cityLine(city: City, { id, rule, of, points }: LineRule): ScoreLine {
  const codes = of.map(codeOf);
  const parts: ScorePart[] = [];
  for (let i = 0; i < city.size; i++) {
    const place = nth(city.places, i);
    if (!codes.includes(byteAt(city.cells, place))) continue;
    const behind = [place];
    parts.push({ points: points(city, place, behind), parcels: parcelsAt(city, behind) });
  }
  return { id, points: sum(parts), rule, parts };
}

function characterLine(city: City, character: Character): ScoreLine {
  const { id, rule, pointsPer, pointsForCharacter, pointsFrom } = character;
  const parts: ScorePart[] = [];
  if (character.points !== undefined) parts.push({ points: character.points, parcels: [], about: id });
  if (pointsPer !== undefined) {
    const behind: number[] = [];
    everywhere(city, pointsPer, behind);
    for (const place of behind) {
      parts.push({
        points: byteAt(pointsPer, byteAt(city.cells, place)),
        parcels: parcelsAt(city, [place]),
      });
    }
  }
  if (pointsForCharacter !== undefined) {
    for (const held of city.characters) {
      parts.push({ points: pointsForCharacter(CHARACTERS[held]), parcels: [], about: held });
    }
  }
  if (pointsFrom !== undefined) {
    const behind: number[] = [];
    parts.push({ points: pointsFrom(city, behind), parcels: parcelsAt(city, behind), about: id });
  }
  return { id, points: sum(parts), rule, parts };
}

function characterPoints(city: City, character: Character): number {
  let points = character.points ?? 0;
  if (character.pointsPer !== undefined) points += everywhere(city, character.pointsPer);
  if (character.pointsForCharacter !== undefined) {
    for (let i = 0; i < city.characters.length; i++) {
      points += character.pointsForCharacter(CHARACTERS[nth(city.characters, i)]);
    }
  }
  if (character.pointsFrom !== undefined) points += character.pointsFrom(city);
  return points;
}

function sum(parts: readonly ScorePart[]): number {
  return parts.reduce((total, part) => total + part.points, 0);
}

/** From places of the drawing to numbers of parcels, each once: a city hall is behind itself. */
function parcelsAt(city: City, places: readonly number[]): number[] {
  return [...new Set(places)].map((place) => city.places.indexOf(place));
}

const surveyed: City = {
  cells: new Uint8Array(STRIDE * STRIDE),
  places: new Uint8Array(STRIDE * STRIDE),
  size: 0,
  counts: new Uint8Array(NOTHING + 1),
  law: false,
  characters: [],
  sold: 0,
  square: 0,
};

/** One city at a time, always into the same place: scoring never nests. */
function survey(grid: Grid, { characters, sold }: Holding): City {
  const { cells, places, counts } = surveyed;
  cells.set(grid.cells);
  counts.fill(0);
  let size = 0;
  for (let place = 0; place < cells.length; place++) {
    const code = byteAt(cells, place);
    if (code === NOTHING) continue;
    places[size++] = place;
    counts[code] = nth(counts, code) + 1;
  }
  surveyed.size = size;
  surveyed.law = lawRules(grid, characters);
  surveyed.characters = characters;
  surveyed.sold = sold;
  surveyed.square = SIDE * longSideOf(characters);
  return surveyed;
}
