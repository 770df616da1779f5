/** Small drawn cities: one letter a parcel, `.` a place without a card. */
import type { Element } from '../src/index.ts';

const LETTERS: Readonly<Record<string, Element | null>> = {
  '.': null,
  _: 'empty',
  M: 'mountain',
  h: 'house',
  H: 'townhouse',
  m: 'mine',
  R: 'ranch',
  K: 'blacksmith',
  D: 'drugstore',
  B: 'bank',
  S: 'saloon',
  T: 'hotel',
  G: 'generalStore',
  C: 'church',
  P: 'prison',
  Y: 'cityHall',
  '!': 'outlaws',
};

export function rows(drawing: string): (Element | null)[][] {
  const lines = drawing.split('\n').map((row) => row.trim());
  return lines.filter((row) => row !== '').map((row) => row.split(' ').map(parcel));
}

function parcel(letter: string): Element | null {
  const found = LETTERS[letter];
  if (found === undefined) throw new Error(`no such parcel in a drawn city: ${letter}`);
  return found;
}
