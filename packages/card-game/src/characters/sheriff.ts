import { worth } from '../city/city.ts';
import type { Character } from './character.ts';

export const sheriff: Character = {
  id: 'sheriff',
  rule: 'C7.u',
  symbols: ['points'],
  law: true,
  pointsPer: worth({ prison: 3 }),
};
