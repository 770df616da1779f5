import { building, LESSON_POINTS } from './facts.ts';

export const church = building({
  id: 'church',
  rule: 'B8.7',
  count: 2,
  houseValue: 1,
  attackable: false,
  shelters: true,
  lessonPoints: LESSON_POINTS,
});
