import { building, served } from './facts.ts';

export const bank = building({
  id: 'bank',
  rule: 'B8.4',
  count: 4,
  earns: { perHouse: served(3), perOwned: { building: 'mine', amount: 3 }, step: 3, cap: 45 },
});
