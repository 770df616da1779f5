import { building, served } from './facts.ts';

export const saloon = building({
  id: 'saloon',
  rule: 'B8.5',
  count: 3,
  disreputable: true,
  earns: { perHouse: served(5), step: 5, cap: 55 },
});
