import type { Character } from './character.ts';

export const gunsmith: Character = {
  id: 'gunsmith',
  rule: 'C7.e',
  symbols: ['tilt'],
  power: { window: 'beforeBid', once: 'era', bonus: 6 },
};
