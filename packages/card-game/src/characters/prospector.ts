import { worth } from '../city/city.ts';
import type { Character } from './character.ts';

export const prospector: Character = {
  id: 'prospector',
  rule: 'C7.t',
  symbols: ['points'],
  pointsPer: worth({ mountain: 1, mine: 1 }),
};
