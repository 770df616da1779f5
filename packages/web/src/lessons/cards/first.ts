import type { Command } from '@carson/card-game';
import type { Lesson } from '../lesson.ts';

/** A mine and its mountains, a tie, a character, its power and an overlap: the card game in four rounds. */
export const first: Lesson<Command> = {
  id: 'first',
  game: 'cards',
  minutes: 10,
  options: { seats: ['hat', 'star', 'cactus', 'boot'].map((suit) => ({ kind: 'real', suit })) },
  seed: 'first-card-lesson-8354',
  rivals: ['otto-brandt', 'barnaby-finch', 'tam-penrose'],
  before: [
    [1, { type: 'bid', card: 3 }],
    [2, { type: 'bid', card: 4 }],
    [3, { type: 'bid', card: 2 }],
  ],
  steps: [
    { id: 'bid', move: { type: 'bid', card: 5 } },
    {
      id: 'take',
      move: { type: 'takeCard', card: 2 },
      rivals: [
        [2, { type: 'takeCard', card: 'auctioneer' }],
        [1, { type: 'takeCard', card: 18 }],
        [3, { type: 'takeCard', card: 34 }],
        [1, { type: 'bid', card: 4 }],
        [2, { type: 'bid', card: 2 }],
        [3, { type: 'bid', card: 1 }],
      ],
    },
    { id: 'tie', move: { type: 'bid', card: 4 } },
    { id: 'pair', move: { type: 'takeCard', card: 1 } },
    {
      id: 'lay',
      move: { type: 'layCard', x: 0, y: -2 },
      rivals: [
        [1, { type: 'takeCard', card: 29 }],
        [1, { type: 'layCard', x: 2, y: 0 }],
        [2, { type: 'takeCard', card: 'cowboy' }],
        [3, { type: 'takeCard', card: 20 }],
        [3, { type: 'layCard', x: -1, y: -2 }],
        [1, { type: 'bid', card: 6 }],
        [2, { type: 'bid', card: 7 }],
        [3, { type: 'bid', card: 8 }],
      ],
    },
    {
      id: 'save',
      move: { type: 'bid', card: 1 },
      rivals: [
        [3, { type: 'takeCard', card: 9 }],
        [3, { type: 'layCard', x: 1, y: -1 }],
        [2, { type: 'takeCard', card: 10 }],
        [1, { type: 'takeCard', card: 19 }],
        [1, { type: 'layCard', x: -1, y: 2 }],
      ],
    },
    {
      id: 'character',
      move: { type: 'takeCard', card: 'mercenary' },
      rivals: [
        [1, { type: 'bid', card: 7 }],
        [2, { type: 'bid', card: 6 }],
        [3, { type: 'bid', card: 5 }],
      ],
    },
    { id: 'bluff', move: { type: 'bid', card: 3 } },
    { id: 'power', move: { type: 'usePower', character: 'mercenary' } },
    { id: 'ranch', move: { type: 'takeCard', card: 11 } },
    {
      id: 'overlap',
      move: { type: 'layCard', x: -1, y: 0 },
      rivals: [
        [1, { type: 'takeCard', card: 'editor' }],
        [2, { type: 'takeCard', card: 15 }],
        [2, { type: 'layCard', x: -1, y: -2 }],
        [3, { type: 'takeCard', card: 13 }],
        [3, { type: 'layCard', x: 2, y: -2 }],
      ],
    },
    { id: 'count', touch: 'score' },
  ],
};
