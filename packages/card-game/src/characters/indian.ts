import type { Character } from './character.ts';

export const indian: Character = {
  id: 'indian',
  rule: 'C7.r',
  symbols: ['points'],
  pointsFrom: (city) => Math.ceil((city.square - city.size) / 2),
};
