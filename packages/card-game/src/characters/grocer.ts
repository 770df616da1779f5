import { worth } from '../city/city.ts';
import type { Character } from './character.ts';

export const grocer: Character = {
  id: 'grocer',
  rule: 'C7.n',
  symbols: ['points'],
  pointsPer: worth({ drugstore: 4 }),
};
