import type { Character } from './character.ts';

export const paperboy: Character = {
  id: 'paperboy',
  rule: 'C7.s',
  symbols: ['points'],
  recruits: true,
  points: 3,
};
