import { type Command, placeOf } from '@carson/board-game';
import type { Lesson } from '../lesson.ts';
import { parcel } from './parcels.ts';

/** All players place at the same time; the first to finish is first in the end order. */
export const kitCarson: Lesson<Command> = {
  id: 'kitCarson',
  game: 'board',
  minutes: 4,
  options: { seats: 2, variants: { kitCarson: true } },
  seed: 'kit-carson-lesson-0',
  rivals: ['otto-brandt'],
  before: [
    [0, { type: 'claimParcel', parcel: parcel('F4') }],
    [1, { type: 'claimParcel', parcel: parcel('C3') }],
    [1, { type: 'claimParcel', parcel: parcel('F3') }],
    [0, { type: 'claimParcel', parcel: parcel('D2') }],
    [1, { type: 'takeCharacter', character: 'grocer' }],
    [1, { type: 'choose', choice: 'money' }],
    [0, { type: 'takeCharacter', character: 'banker' }],
  ],
  steps: [
    {
      id: 'mine',
      move: { type: 'placeCowboy', place: placeOf('tile4') },
      rivals: [[1, { type: 'placeCowboy', place: placeOf('tile4') }]],
    },
    { id: 'move', move: { type: 'takeBack', place: placeOf('tile4') } },
    { id: 'again', move: { type: 'placeCowboy', place: placeOf('tile3') } },
    {
      id: 'done',
      move: { type: 'done' },
      rivals: [
        [1, { type: 'placeCowboy', place: placeOf('tile12') }],
        [1, { type: 'placeCowboy', place: parcel('D6') }],
        [1, { type: 'done' }],
        [1, { type: 'buyParcel', parcel: parcel('D6') }],
        [1, { type: 'takeTile', place: placeOf('tile12') }],
        [1, { type: 'build', building: 'mine', parcel: parcel('C3') }],
        [1, { type: 'takeTile', place: placeOf('tile4') }],
        [1, { type: 'build', building: 'mine', parcel: parcel('F3') }],
      ],
    },
  ],
};
