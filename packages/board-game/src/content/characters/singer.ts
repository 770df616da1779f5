import { character } from './power.ts';

export const singer = character({
  id: 'singer',
  rule: 'B9.11',
  yellow: { limit: 15, noDuelTokens: 2 },
  red: { limit: 40, noDuelTokens: 1, gamesFromSupply: true },
});
