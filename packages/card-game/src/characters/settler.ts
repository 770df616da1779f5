import { nth } from '@carson/engine';
import { adjacent, type City, emptyIn, worth } from '../city/city.ts';
import type { Character } from './character.ts';

export const settler: Character = {
  id: 'settler',
  rule: 'C7.i',
  symbols: ['points'],
  pointsFrom: pastures,
};

const adjacentRanches = adjacent(worth({ ranch: 1 }));

/** Each empty parcel once, however many ranches it touches. */
function pastures(city: City, behind?: number[]): number {
  const empty = emptyIn(city);
  let points = 0;
  for (let i = 0; i < city.size; i++) {
    const place = nth(city.places, i);
    if (empty[nth(city.cells, place)] === 0 || adjacentRanches(city, place) === 0) continue;
    points++;
    behind?.push(place);
  }
  return points;
}
