/** Characters whose points no table can hold: they look at the city themselves, each time. */
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
import { stamp } from './drawing.ts';
import { BARE, CODES } from './ledger.ts';

type LooksAtCity = NonNullable<Character['pointsFrom']>;
type City = Parameters<LooksAtCity>[0];

export interface Looking {
  readonly asked: readonly LooksAtCity[];
  readonly city: City;
  readonly points: number;
}

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
  const asked = characters.flatMap((id) => (looksAtCity(id) ? (CHARACTERS[id].pointsFrom ?? []) : []));
  const places = new Uint8Array(grid.cells.length);
  let size = 0;
  for (let place = 0; place < grid.cells.length; place++) {
    if (grid.cells[place] !== BARE) places[size++] = place;
  }
  const city: City = {
    cells: grid.cells.slice(),
    places,
    size: covered,
    counts: counts.slice(),
    law: site.law,
    characters,
    sold: 0,
    room: SIDE * site.longSide,
  };
  return { asked, city, points: asked.reduce((sum, points) => sum + points(city), 0) };
}

/** Lays the card for a moment, asks, and takes it up again. */
export function lookAgain(
  { asked, city, points }: Looking,
  {
    codes,
    place,
    bringsLaw,
  }: { readonly codes: CardCodes; readonly place: number; readonly bringsLaw: boolean },
): number {
  const { cells, places, size, law } = city;
  const under = stamp(cells, codes, place);
  for (let i = 0; i < 4; i++) {
    if (under[i] === BARE) places[city.size++] = place + (CARD_PLACES[i] as number);
  }
  city.law = law || bringsLaw;
  let after = 0;
  for (let i = 0; i < asked.length; i++) after += (asked[i] as LooksAtCity)(city);
  stamp(cells, under, place);
  city.size = size;
  city.law = law;
  return after - points;
}

const NO_CITY = newGrid();
const NO_COUNTS = new Uint8Array(CODES);

/** What characters that look at the city say of no city at all: they are asked again for the real one. */
export function emptyCityPoints(characters: readonly CharacterId[]): number {
  if (!characters.some(looksAtCity)) return 0;
  const nothing = { grid: NO_CITY, site: siteOf(NO_CITY, characters), counts: NO_COUNTS, covered: 0 };
  return lookingOf({ ...nothing, characters })?.points ?? 0;
}
