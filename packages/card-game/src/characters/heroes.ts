import type { Character } from './character.ts';

export const heroes: Character = {
  id: 'heroes',
  rule: 'C7.d',
  symbols: ['points', 'tilt'],
  power: { window: 'beforeBid', once: 'era', bonus: 3 },
  points: 6,
};
