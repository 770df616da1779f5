import { HOUSE_VALUE } from '../city/city.ts';
import type { Character } from './character.ts';

export const teacher: Character = {
  id: 'teacher',
  rule: 'C7.q',
  symbols: ['points'],
  pointsPer: HOUSE_VALUE,
};
