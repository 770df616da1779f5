import { LONGEST_SIDE } from '../city/grid.ts';
import type { Character } from './character.ts';

export const captain: Character = {
  id: 'captain',
  rule: 'C7.l',
  symbols: ['points'],
  longSide: LONGEST_SIDE,
  points: 6,
};
