import { BOARD_COURSE, boardGame, PRESET_IDS, VARIANT_IDS } from '@carson/board-game';
import { describe, expect, it } from 'vitest';
import {
  firstPlan,
  nextCourse,
  nextSide,
  type Plan,
  planOf,
  rosterSize,
  whyNotReady,
} from '../src/games/board/setup/plan.ts';

const FIRST = firstPlan('here', 'Ann');

function expectPlayable(plan: Plan): void {
  expect(whyNotReady(plan)).toBeUndefined();
  const read = boardGame.readOptions(planOf(plan).options);
  expect(read.ok ? undefined : read.refusal).toBeUndefined();
}

describe('a table being planned', () => {
  it('has a seat for someone else where it is opened online', () => {
    const people = (place: 'here' | 'online') =>
      firstPlan(place, 'Ann').seats.filter(({ kind }) => kind === 'person').length;
    expect([people('here'), people('online')]).toEqual([1, 2]);
  });

  it('can be played with any preset, any number of seats and all variants', () => {
    for (const preset of PRESET_IDS) expectPlayable({ ...FIRST, preset });
    for (const seats of [2, 6]) {
      const [seat] = FIRST.seats;
      if (seat === undefined) throw new Error('no one sits');
      expectPlayable({ ...FIRST, seats: Array.from({ length: seats }, () => seat) });
    }
    expectPlayable({ ...FIRST, rosterBy: 'lot', variants: [...VARIANT_IDS], river: 'random' });
  });

  it('B2.7 wants seven characters by hand, eight with the Street Boy', () => {
    let plan: Plan = { ...FIRST, rosterBy: 'hand' };
    for (const character of ['sheriff', 'banker', 'grocer', 'settler', 'captain', 'hiredGun'] as const)
      plan = { ...plan, hand: nextSide(plan.hand, character) };
    expect(whyNotReady(plan)).toEqual({ what: 'roster' });
    expectPlayable({ ...plan, hand: nextSide(plan.hand, 'lawyer') });
    const boy = { ...plan, hand: nextSide(plan.hand, 'streetBoy') };
    expect(rosterSize(boy)).toBe(8);
    expect(whyNotReady(boy)).toEqual({ what: 'roster' });
  });

  it('B9.14, B9.17 leaves the side of the doctor and the teacher to others', () => {
    expect(nextSide([], 'doctor')).toEqual([{ character: 'doctor' }]);
    expect(nextSide(nextSide([], 'teacher'), 'teacher')).toEqual([]);
    const yellow = nextSide([], 'banker');
    expect(yellow).toEqual([{ character: 'banker', side: 'yellow' }]);
    expect(nextSide(yellow, 'banker')).toEqual([{ character: 'banker', side: 'red' }]);
    expect(nextSide(nextSide(yellow, 'banker'), 'banker')).toEqual([]);
  });

  it('B10.2 takes a drawn river that runs from edge to edge, and tells why another is none', () => {
    const drawn: Plan = { ...FIRST, variants: ['river'], river: 'drawn' };
    const course = BOARD_COURSE.reduce<readonly number[]>(nextCourse, []);
    expectPlayable({ ...drawn, course });
    expect(whyNotReady(drawn)).toMatchObject({ what: 'river', refusal: { code: 'riverLength' } });
    expect(whyNotReady({ ...drawn, course: [0, 1, 2, 3, 4, 63] })).toMatchObject({
      refusal: { code: 'riverBroken' },
    });
  });

  it('B10.2 takes the last parcel of the river back, and no parcel twice', () => {
    expect(nextCourse([1, 2, 3], 3)).toEqual([1, 2]);
    expect(nextCourse([1, 2, 3], 2)).toEqual([1, 2, 3]);
  });
});
