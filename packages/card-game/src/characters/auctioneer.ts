import type { Character } from './character.ts';

export const auctioneer: Character = {
  id: 'auctioneer',
  rule: 'C7.k',
  symbols: ['points'],
  sales: 3,
  pointsFrom: (city) => 7 * city.sold,
};
