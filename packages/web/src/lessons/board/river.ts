import type { Command } from '@carson/board-game';
import type { Lesson } from '../lesson.ts';
import { parcel } from './parcels.ts';

/** Land beside the river: a mine there earns more, a ranch counts the water as free. */
export const river: Lesson<Command> = {
  id: 'river',
  game: 'board',
  minutes: 3,
  options: { seats: 2, variants: { river: { course: 'board' } } },
  seed: 'river-lesson-3',
  rivals: ['otto-brandt'],
  before: [[1, { type: 'claimParcel', parcel: parcel('B6') }]],
  steps: [
    { id: 'mine', move: { type: 'claimParcel', parcel: parcel('E2') } },
    {
      id: 'ranch',
      move: { type: 'claimParcel', parcel: parcel('C4') },
      rivals: [[1, { type: 'claimParcel', parcel: parcel('D6') }]],
    },
  ],
};
