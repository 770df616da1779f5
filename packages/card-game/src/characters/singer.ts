import { type City, placesOf, saloonScore } from '../city.ts';
import type { Character } from './character.ts';

export const singer: Character = {
  id: 'singer',
  rule: 'C7.h',
  symbols: ['points'],
  pointsFrom: bestSaloon,
};

function bestSaloon(city: City, behind?: number[]): number {
  const saloons = placesOf(city, 'saloon');
  const best = Math.max(0, ...saloons.map((place) => saloonScore(city, place)));
  const place = saloons.find((saloon) => saloonScore(city, saloon) === best);
  if (behind !== undefined && place !== undefined) {
    behind.push(place);
    saloonScore(city, place, behind);
  }
  return best;
}
