import { character } from './power.ts';

export const gunsmith = character({
  id: 'gunsmith',
  rule: 'B9.10',
  yellow: { limit: 30, pointsPerDuelWon: 2 },
  red: { limit: 20, throwsAgain: true, gains: { dynamite: 1 } },
});
