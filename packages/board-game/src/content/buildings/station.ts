import { building } from './facts.ts';

export const station = building({
  id: 'station',
  rule: 'B8.13',
  count: 1,
  expansion: true,
  houses: 0,
  houseValue: 2,
  needsLine: true,
  attackable: false,
  houseValuesPerPoint: 2,
});
