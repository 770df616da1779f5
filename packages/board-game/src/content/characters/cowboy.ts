import { character } from './power.ts';
import { isLeft, prospecting } from './prospecting.ts';

const RULE = 'B9.15';

export const cowboy = character({
  id: 'cowboy',
  rule: RULE,
  yellow: { limit: 20, gains: { horses: 1 }, needsHorses: true },
  red: {
    limit: 20,
    atOnce: prospecting({ building: 'ranch', price: 8, rule: RULE }),
    isOpen: isLeft('ranch'),
  },
});
