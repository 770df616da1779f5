import { nth } from '@carson/engine';
import { type City, saloonScore } from '../city/city.ts';
import { codeOf } from '../city/grid.ts';
import type { Character } from './character.ts';

const SALOON = codeOf('saloon');

export const singer: Character = {
  id: 'singer',
  rule: 'C7.h',
  symbols: ['points'],
  pointsFrom: bestSaloon,
};

/** Written as a plain loop: a search asks this for every place a card may lie on. */
function bestSaloon(city: City, behind?: number[]): number {
  let best = 0;
  let place: number | undefined;
  for (let i = 0; i < city.size; i++) {
    const at = nth(city.places, i);
    if (city.cells[at] !== SALOON) continue;
    const score = saloonScore(city, at);
    if (place !== undefined && score <= best) continue;
    best = score;
    place = at;
  }
  if (behind !== undefined && place !== undefined) {
    behind.push(place);
    saloonScore(city, place, behind);
  }
  return best;
}
