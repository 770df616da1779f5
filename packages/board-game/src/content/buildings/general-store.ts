import { building } from './facts.ts';

export const generalStore = building({
  id: 'generalStore',
  rule: 'B8.10',
  count: 2,
  expansion: true,
  earns: { perHouse: { own: 6, unowned: 3, others: 3 }, step: 3, cap: 33 },
});
