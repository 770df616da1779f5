import type { Character } from './character.ts';

export const undertaker: Character = {
  id: 'undertaker',
  rule: 'C7.o',
  symbols: ['points'],
  pointsForCharacter: () => 2,
};
