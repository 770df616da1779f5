import { type Command, placeOf } from '@carson/board-game';
import type { Lesson } from '../lesson.ts';
import { parcel } from './parcels.ts';

/** The city hall and who sits in it; a blacksmith that grows with the rounds. */
export const buildings: Lesson<Command> = {
  id: 'buildings',
  game: 'board',
  minutes: 4,
  options: { seats: 2, buildings: ['blacksmith', 'generalStore', 'school', 'cityHall', 'station'] },
  seed: 'buildings-lesson-83',
  rivals: ['otto-brandt'],
  before: [
    [1, { type: 'placeCityHall', parcel: parcel('C3') }],
    [0, { type: 'claimParcel', parcel: parcel('D3') }],
    [1, { type: 'claimParcel', parcel: parcel('F2') }],
    [1, { type: 'claimParcel', parcel: parcel('F3') }],
    [0, { type: 'claimParcel', parcel: parcel('E4') }],
    [1, { type: 'takeCharacter', character: 'grocer' }],
    [1, { type: 'choose', choice: 'money' }],
    [0, { type: 'takeCharacter', character: 'banker' }],
  ],
  steps: [
    {
      id: 'smith',
      move: { type: 'placeCowboy', place: placeOf('tile6') },
      rivals: [[1, { type: 'placeCowboy', place: placeOf('salary') }]],
    },
    { id: 'hall', move: { type: 'placeCowboy', place: parcel('C3') }, rivals: [[1, { type: 'pass' }]] },
    { id: 'pass', move: { type: 'pass' } },
    { id: 'take', move: { type: 'takeTile', place: placeOf('tile6') } },
    { id: 'build', move: { type: 'build', building: 'blacksmith', parcel: parcel('D3') } },
    { id: 'house', move: { type: 'setHouse', parcel: parcel('E4') } },
  ],
};
