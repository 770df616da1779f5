import { character } from './power.ts';
import { isLeft, prospecting } from './prospecting.ts';

const RULE = 'B9.9';

export const prospector = character({
  id: 'prospector',
  rule: RULE,
  yellow: {
    limit: 20,
    atOnce: prospecting({ building: 'mine', price: 10, rule: RULE }),
    isOpen: isLeft('mine'),
  },
  red: { limit: 20, gains: { dynamite: 2 } },
});
