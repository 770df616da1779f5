import type { Character } from './character.ts';

export const doctor: Character = {
  id: 'doctor',
  rule: 'C7.g',
  symbols: ['points', 'tilt'],
  power: { window: 'afterReveal', once: 'era', bonus: 2 },
  points: 5,
};
