import { character } from './power.ts';

export const streetBoy = character({
  id: 'streetBoy',
  rule: 'B9.0',
  yellow: { limit: 0, second: { price: 3, obliged: false, limitChange: 0 } },
  red: { limit: 0, second: { price: 0, obliged: true, limitChange: -5 } },
});
