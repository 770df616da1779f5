import { character } from './power.ts';

export const doctor = character({
  id: 'doctor',
  rule: 'B9.14',
  sideBy: 'owner',
  yellow: { limit: 60, surgery: { fee: 3 }, moneyPerOutlaw: 3 },
  red: { limit: 90, funeral: { money: 2, points: 1 }, moneyPerOutlaw: 2 },
});
