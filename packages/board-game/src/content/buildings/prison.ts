import { building, LESSON_POINTS } from './facts.ts';

export const prison = building({
  id: 'prison',
  rule: 'B8.8',
  count: 2,
  revolvers: 2,
  attackable: false,
  keepsOutlawsOff: true,
  lessonPoints: LESSON_POINTS,
});
