import { character } from './power.ts';

export const hiredGun = character({
  id: 'hiredGun',
  rule: 'B9.7',
  yellow: { limit: 20, strength: 3 },
  red: { limit: 30, strength: 2 },
});
