import { DECLINE } from '../../commands.ts';
import { known } from '../../lists.ts';
import { award, pay } from '../../people/payments.ts';
import { whyCannotPay } from './offers.ts';
import { character, type Offer } from './power.ts';

const RULE = 'B9.2';

/** What points cost together. */
const PRICES = new Map([
  [3, 3],
  [5, 12],
  [7, 25],
]);

const pointsForMoney: Offer = {
  kind: 'pointsForMoney',
  terms: [...PRICES].map(([points, money]) => ({ costs: { money }, brings: { points } })),
  options(state, seat, out) {
    for (const [points, price] of PRICES) {
      if (whyCannotPay(state, seat, { price, rule: RULE }) === undefined)
        out.push({ type: 'buyPoints', points });
    }
    out.push(DECLINE);
  },
  whyNot: {
    buyPoints: ({ points }, state, seat) =>
      whyCannotPay(state, seat, { price: PRICES.get(points) ?? 0, rule: RULE }),
  },
  accept: {
    buyPoints({ points }, table, seat) {
      pay(table, seat, { amount: known(PRICES.get(points), 'a price'), source: 'power', rule: RULE });
      award(table, seat, { points, source: 'power', rule: RULE });
    },
  },
};

export const banker = character({
  id: 'banker',
  rule: RULE,
  yellow: { limit: 120, gains: { money: 9 } },
  red: { limit: 60, atRoundEnd: pointsForMoney },
});
