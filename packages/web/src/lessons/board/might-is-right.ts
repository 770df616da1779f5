import type { Command } from '@carson/board-game';
import type { Lesson } from '../lesson.ts';
import { parcel } from './parcels.ts';

/** A duel with tiles instead of dice. */
export const mightIsRight: Lesson<Command> = {
  id: 'mightIsRight',
  game: 'board',
  minutes: 4,
  options: { seats: 2, variants: { mightIsRight: true } },
  seed: 'might-is-right-lesson-0',
  rivals: ['otto-brandt'],
  before: [
    [1, { type: 'claimParcel', parcel: parcel('C3') }],
    [0, { type: 'claimParcel', parcel: parcel('D3') }],
    [0, { type: 'claimParcel', parcel: parcel('F3') }],
    [1, { type: 'claimParcel', parcel: parcel('C4') }],
    [0, { type: 'takeCharacter', character: 'hiredGun' }],
    [1, { type: 'takeCharacter', character: 'banker' }],
    [1, { type: 'placeCowboy', place: parcel('F4') }],
  ],
  steps: [
    { id: 'contest', move: { type: 'placeCowboy', place: parcel('F4') }, rivals: [[1, { type: 'pass' }]] },
    { id: 'pass', move: { type: 'pass' }, rivals: [[1, { type: 'playTiles', tiles: [2] }]] },
    { id: 'tile', move: { type: 'playTiles', tiles: [3] } },
    { id: 'buy', move: { type: 'buyParcel', parcel: parcel('F4') }, rivals: [[1, { type: 'done' }]] },
  ],
};
