import { character } from './power.ts';

export const teacher = character({
  id: 'teacher',
  rule: 'B9.17',
  sideBy: 'round',
  yellow: { limit: 60, firstNextRound: true },
  red: { limit: 60, teaches: true },
});
