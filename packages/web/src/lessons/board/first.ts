import { type Command, placeOf } from '@carson/board-game';
import type { Lesson } from '../lesson.ts';
import { parcel } from './parcels.ts';

/** A saloon and its houses, a parcel won in a duel, points bought: the board game in one round. */
export const first: Lesson<Command> = {
  id: 'first',
  game: 'board',
  minutes: 15,
  options: { seats: 3 },
  seed: 'first-board-lesson-0',
  rivals: ['otto-brandt', 'barnaby-finch'],
  before: [
    [1, { type: 'claimParcel', parcel: parcel('C3') }],
    [2, { type: 'claimParcel', parcel: parcel('C5') }],
  ],
  steps: [
    { id: 'claim', move: { type: 'claimParcel', parcel: parcel('E2') } },
    {
      id: 'land',
      move: { type: 'claimParcel', parcel: parcel('D2') },
      rivals: [
        [2, { type: 'claimParcel', parcel: parcel('F5') }],
        [1, { type: 'claimParcel', parcel: parcel('C6') }],
      ],
    },
    { id: 'character', move: { type: 'takeCharacter', character: 'captain' } },
    {
      id: 'hire',
      move: { type: 'choose', choice: 'one' },
      rivals: [
        [2, { type: 'takeCharacter', character: 'chineseWorker' }],
        [1, { type: 'takeCharacter', character: 'banker' }],
        [1, { type: 'placeCowboy', place: parcel('F2') }],
        [2, { type: 'placeCowboy', place: placeOf('tile3') }],
      ],
    },
    {
      id: 'saloon',
      move: { type: 'placeCowboy', place: placeOf('tile6') },
      rivals: [
        [1, { type: 'placeCowboy', place: placeOf('tile4') }],
        [2, { type: 'placeCowboy', place: placeOf('salary') }],
      ],
    },
    {
      id: 'contest',
      move: { type: 'placeCowboy', place: parcel('F2') },
      rivals: [
        [1, { type: 'placeCowboy', place: placeOf('salary') }],
        [2, { type: 'placeCowboy', place: placeOf('points3') }],
      ],
    },
    { id: 'market', move: { type: 'placeCowboy', place: placeOf('points2') } },
    { id: 'pass', move: { type: 'pass' } },
    { id: 'buy', move: { type: 'buyParcel', parcel: parcel('F2') } },
    { id: 'tile', move: { type: 'takeTile', place: placeOf('tile6') } },
    { id: 'build', move: { type: 'build', building: 'saloon', parcel: parcel('E2') } },
    {
      id: 'house',
      move: { type: 'setHouse', parcel: parcel('D2') },
      rivals: [
        [1, { type: 'takeTile', place: placeOf('tile4') }],
        [1, { type: 'build', building: 'mine', parcel: parcel('C3') }],
        [2, { type: 'takeTile', place: placeOf('tile3') }],
        [2, { type: 'build', building: 'ranch', parcel: parcel('C5') }],
      ],
    },
    {
      id: 'points',
      move: { type: 'buyPoints', points: 5 },
      also: [4, 6, 7, 8].map((points) => ({ type: 'buyPoints', points })),
      rivals: [
        [2, { type: 'buyPoints', points: 3 }],
        [1, { type: 'done' }],
        [2, { type: 'done' }],
      ],
    },
    {
      id: 'road',
      move: { type: 'layRoad', edge: 21 },
      rivals: [
        [1, { type: 'spend', amount: 0 }],
        [2, { type: 'spend', amount: 0 }],
        [1, { type: 'takeCharacter', character: 'settler' }],
        [1, { type: 'claimParcel', parcel: parcel('F6') }],
        [2, { type: 'takeCharacter', character: 'sheriff' }],
      ],
    },
    { id: 'count', touch: 'score' },
  ],
};
