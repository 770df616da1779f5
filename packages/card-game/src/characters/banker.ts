import { worth } from '../city/city.ts';
import type { Character } from './character.ts';

export const banker: Character = {
  id: 'banker',
  rule: 'C7.j',
  symbols: ['points'],
  pointsPer: worth({ bank: 4 }),
};
