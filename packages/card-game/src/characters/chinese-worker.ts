import type { Character } from './character.ts';

export const chineseWorker: Character = {
  id: 'chineseWorker',
  rule: 'C7.c',
  symbols: ['tilt'],
  power: { window: 'beforeBid', once: 'era', reveals: 1, extraCards: 1 },
};
