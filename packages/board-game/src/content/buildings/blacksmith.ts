import { building } from './facts.ts';

export const blacksmith = building({
  id: 'blacksmith',
  rule: 'B8.9',
  count: 2,
  expansion: true,
  earns: { perRound: 5, perOwned: { building: 'ranch', amount: 5 }, step: 5, cap: 40 },
});
