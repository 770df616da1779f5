import { worth } from '../city/city.ts';
import type { Character } from './character.ts';

export const cowboy: Character = {
  id: 'cowboy',
  rule: 'C7.m',
  symbols: ['points'],
  pointsPer: worth({ ranch: 3 }),
};
