import type { Character } from './character.ts';

export const governor: Character = {
  id: 'governor',
  rule: 'C7.a',
  symbols: ['tilt'],
  power: { window: 'beforeBid', once: 'game', reveals: 1, takes: 1 },
};
