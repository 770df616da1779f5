import type { Command } from '@carson/board-game';
import type { Lesson } from '../lesson.ts';
import { parcel } from './parcels.ts';

/** Each player fills a starting kit in secret; it says how many parcels each may claim. */
export const newBeginning: Lesson<Command> = {
  id: 'newBeginning',
  game: 'board',
  minutes: 3,
  options: { seats: 2, variants: { newBeginning: true } },
  seed: 'new-beginning-lesson-0',
  rivals: ['otto-brandt'],
  before: [[1, { type: 'fillKit', cowboys: 4, parcels: 1, revolvers: 2, roads: 1 }]],
  steps: [
    {
      id: 'kit',
      move: { type: 'fillKit', cowboys: 3, parcels: 2, revolvers: 1, roads: 1 },
      rivals: [[1, { type: 'claimParcel', parcel: parcel('E6') }]],
    },
    { id: 'claim', move: { type: 'claimParcel', parcel: parcel('D4') } },
  ],
};
