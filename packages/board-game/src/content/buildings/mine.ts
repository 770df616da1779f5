import { building, served } from './facts.ts';

export const mine = building({
  id: 'mine',
  rule: 'B8.1',
  count: 6,
  startsAt: [4, 12],
  revolvers: 1,
  needsRoad: false,
  houses: 0,
  dynamiteFactor: 3,
  earns: { perMountain: served(3), atRiver: 3 },
});
