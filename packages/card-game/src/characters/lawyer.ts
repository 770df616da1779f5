import type { Character } from './character.ts';

export const lawyer: Character = {
  id: 'lawyer',
  rule: 'C7.b',
  symbols: ['tilt'],
  power: { window: 'beforeBid', once: 'era', takes: 1, forfeitsTurn: true },
};
