/** Characters whose points fit into no table: they look at the city themselves, each time. */
import {
  CARD_PLACES,
  type CardCodes,
  CHARACTERS,
  type Character,
  type CharacterId,
  type Grid,
  newGrid,
  SIDE,
  type Site,
  siteOf,
} from '@carson/card-game';
import { byteIn, stepIn } from '../reading.ts';
import { BARE, CODES } from '../weights/ledger.ts';
import { STRIDE, stamp } from './drawing.ts';

type LooksAtCity = NonNullable<Character['pointsFrom']>;
type City = Parameters<LooksAtCity>[0];

export interface Looking {
  readonly asked: readonly Asked[];
  readonly city: City;
  /** The same city, reduced to the places around a card. */
  readonly near: City;
  readonly points: number;
}

interface Asked {
  readonly points: LooksAtCity;
  /** How its points are made from those of single places; undefined where they are not. */
  readonly made: 'sum' | 'best' | undefined;
  readonly now: number;
}

/** Characters whose points are those of single places, each a matter of what lies around it. */
const MADE_OF_PLACES: Readonly<Partial<Record<CharacterId, 'sum' | 'best'>>> = {
  settler: 'sum',
  singer: 'best',
};

function looksAtCity(id: CharacterId): boolean {
  const { pointsFrom, sales } = CHARACTERS[id];
  return pointsFrom !== undefined && sales === undefined;
}

export function lookingOf({
  grid,
  site,
  counts,
  covered,
  characters,
}: {
  readonly grid: Grid;
  readonly site: Site;
  readonly counts: Uint8Array;
  readonly covered: number;
  readonly characters: readonly CharacterId[];
}): Looking | undefined {
  if (!characters.some(looksAtCity)) return undefined;
  const places = new Uint8Array(grid.cells.length);
  let size = 0;
  for (let place = 0; place < grid.cells.length; place++) {
    if (grid.cells[place] !== BARE) places[size++] = place;
  }
  const city: City = {
    cells: grid.cells,
    places,
    size: covered,
    counts,
    law: site.law,
    characters,
    sold: 0,
    square: SIDE * site.longSide,
  };
  const asked = characters.flatMap((id): Asked[] => {
    const points = looksAtCity(id) ? CHARACTERS[id].pointsFrom : undefined;
    return points === undefined ? [] : [{ points, made: MADE_OF_PLACES[id], now: points(city) }];
  });
  const near: City = { ...city, places: new Uint8Array(grid.cells.length), size: 0 };
  return { asked, city, near, points: asked.reduce((sum, { now }) => sum + now, 0) };
}

/** For each character asked: what stays as it is, whatever card is laid there. */
export function unmoved({ asked, city, near }: Looking, place: number): readonly number[] {
  return asked.map(({ points, made, now }) => {
    if (made === undefined) return 0;
    if (made === 'sum') {
      lookAround(near, place);
      return now - points(near);
    }
    lookElsewhere(near, city, place);
    return points(near);
  });
}

interface Laying {
  readonly codes: CardCodes;
  readonly place: number;
  readonly bringsLaw: boolean;
  /** From `unmoved`. */
  readonly rest: readonly number[];
}

/** Lays the card for a moment, asks, and takes it up again. */
export function lookAgain(looking: Looking, { codes, place, bringsLaw, rest }: Laying): number {
  const { asked, city, near, points } = looking;
  const { cells, places, size, law } = city;
  const under = stamp(cells, codes, place);
  for (let i = 0; i < 4; i++) {
    if (under[i] === BARE) places[city.size++] = place + (CARD_PLACES[i] as number);
  }
  city.law = law || bringsLaw;
  if (!bringsLaw) lookAround(near, place);
  let after = 0;
  for (let i = 0; i < asked.length; i++) {
    const { points: pointsOf, made } = asked[i] as Asked;
    if (made === undefined || bringsLaw) after += pointsOf(city);
    else if (made === 'sum') after += (rest[i] as number) + pointsOf(near);
    else after += Math.max(rest[i] as number, pointsOf(near));
  }
  stamp(cells, under, place);
  city.size = size;
  city.law = law;
  return after - points;
}

/** The places of a card and those around it, from the card's own. */
const WINDOW = [-1, 0, 1, 2].flatMap((row) => [-1, 0, 1, 2].map((column) => row * STRIDE + column));

function lookAround(near: City, place: number): void {
  const { cells, places } = near;
  let size = 0;
  for (let i = 0; i < WINDOW.length; i++) {
    const at = place + stepIn(WINDOW, i);
    if (cells[at] !== BARE) places[size++] = at;
  }
  near.size = size;
}

function lookElsewhere(near: City, { places, size }: City, place: number): void {
  near.size = 0;
  for (let i = 0; i < size; i++) {
    const at = byteIn(places, i);
    if (!WINDOW.includes(at - place)) near.places[near.size++] = at;
  }
}

const NO_CITY = newGrid();
const NO_COUNTS = new Uint8Array(CODES);

/** What characters that look at the city say of no city at all: they are asked again for the real one. */
export function emptyCityPoints(characters: readonly CharacterId[]): number {
  if (!characters.some(looksAtCity)) return 0;
  const nothing = { grid: NO_CITY, site: siteOf(NO_CITY, characters), counts: NO_COUNTS, covered: 0 };
  return lookingOf({ ...nothing, characters })?.points ?? 0;
}
