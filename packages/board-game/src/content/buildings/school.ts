import { building, LESSON_POINTS } from './facts.ts';

export const school = building({
  id: 'school',
  rule: 'B8.11',
  count: 2,
  expansion: true,
  houses: 3,
  houseValue: 1,
  onePerBank: true,
  lessonPoints: LESSON_POINTS,
  attackable: false,
});
