import { building } from './facts.ts';

export const hotel = building({
  id: 'hotel',
  rule: 'B8.6',
  count: 3,
  houseValue: 2,
  earns: { flat: 6 },
});
