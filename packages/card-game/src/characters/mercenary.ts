import type { Character } from './character.ts';

export const mercenary: Character = {
  id: 'mercenary',
  rule: 'C7.f',
  symbols: ['tilt'],
  power: { window: 'afterReveal', once: 'era', bonus: 5 },
};
