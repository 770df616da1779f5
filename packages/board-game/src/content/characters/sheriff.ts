import { character } from './power.ts';

export const sheriff = character({
  id: 'sheriff',
  rule: 'B9.1',
  neverSecond: true,
  yellow: { limit: 20, whiteCowboys: 1 },
  red: { limit: 20, neverChallenges: true, pointsPerChallengeLost: 3 },
});
