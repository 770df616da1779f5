import { building, served } from './facts.ts';

export const drugstore = building({
  id: 'drugstore',
  rule: 'B8.3',
  count: 4,
  earns: { perHouse: served(3), perOwned: { building: 'ranch', amount: 3 }, step: 3, cap: 33 },
});
