import { type Command, placeOf } from '@carson/board-game';
import type { Lesson } from '../lesson.ts';
import { parcel } from './parcels.ts';

/** A horse into a corral after a cowboy. */
export const horses: Lesson<Command> = {
  id: 'horses',
  game: 'board',
  minutes: 4,
  options: { seats: 2, variants: { horses: true } },
  seed: 'horses-lesson-0',
  rivals: ['otto-brandt'],
  before: [
    [1, { type: 'claimParcel', parcel: parcel('D2') }],
    [0, { type: 'claimParcel', parcel: parcel('E4') }],
    [0, { type: 'claimParcel', parcel: parcel('F6') }],
    [1, { type: 'claimParcel', parcel: parcel('B2') }],
    [0, { type: 'takeCharacter', character: 'banker' }],
    [1, { type: 'takeCharacter', character: 'grocer' }],
    [1, { type: 'choose', choice: 'money' }],
  ],
  steps: [
    { id: 'place', move: { type: 'placeCowboy', place: placeOf('tile3') } },
    {
      id: 'horse',
      move: { type: 'putHorse', corral: 4 },
      rivals: [
        [1, { type: 'placeCowboy', place: placeOf('tile4') }],
        [1, { type: 'putHorse', corral: 4 }],
      ],
    },
    {
      id: 'corral',
      move: { type: 'placeCowboy', place: 89 },
      rivals: [[1, { type: 'placeCowboy', place: placeOf('tile6') }]],
    },
  ],
};
