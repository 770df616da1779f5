import { building } from './facts.ts';

export const ranch = building({
  id: 'ranch',
  rule: 'B8.2',
  count: 6,
  startsAt: [3, 10],
  revolvers: 1,
  needsRoad: false,
  houses: 0,
  horseFactor: 2,
  houseValue: 1,
  earns: { perPasture: 1, least: 1 },
});
