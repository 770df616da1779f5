import type { Character } from './character.ts';

export const captain: Character = {
  id: 'captain',
  rule: 'C7.l',
  symbols: ['points'],
  longSide: 9,
  points: 6,
};
