import { building } from './facts.ts';

export const cityHall = building({
  id: 'cityHall',
  rule: 'B8.12',
  count: 1,
  expansion: true,
  site: 'unowned',
  ownable: false,
  houses: 0,
  houseValue: 1,
  attackable: false,
});
