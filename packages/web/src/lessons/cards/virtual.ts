import type { Command } from '@carson/card-game';
import type { Lesson } from '../lesson.ts';

/** Virtual players take the card of highest appeal and build nothing. */
export const virtual: Lesson<Command> = {
  id: 'virtual',
  game: 'cards',
  minutes: 2,
  options: {
    seats: [
      { kind: 'real', suit: 'hat' },
      { kind: 'virtual', level: 'novice', suit: 'star' },
      { kind: 'virtual', level: 'novice', suit: 'cactus' },
      { kind: 'virtual', level: 'novice', suit: 'boot' },
    ],
  },
  seed: 'virtual-lesson-215',
  rivals: [],
  steps: [
    { id: 'bid', move: { type: 'bid', card: 5 } },
    { id: 'take', move: { type: 'takeCard', card: 10 } },
    { id: 'high', move: { type: 'bid', card: 9 } },
    { id: 'mine', move: { type: 'takeCard', card: 2 } },
  ],
};
