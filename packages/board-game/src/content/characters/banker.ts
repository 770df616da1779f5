import { DECLINE } from '../../commands.ts';
import { award, pay } from '../../people/payments.ts';
import { whyCannotPay } from './offers.ts';
import { character, type Offer } from './power.ts';

const RULE = 'B9.2';

/** Points and what they cost together. */
const OFFERS = [
  { points: 3, price: 3 },
  { points: 5, price: 12 },
  { points: 7, price: 25 },
];

const pointsForMoney: Offer = {
  kind: 'pointsForMoney',
  terms: OFFERS.map(({ points, price }) => ({ costs: { money: price }, brings: { points } })),
  options(state, seat, out) {
    for (const { points, price } of OFFERS) {
      if (whyCannotPay(state, seat, { price, rule: RULE }) === undefined)
        out.push({ type: 'buyPoints', points });
    }
    out.push(DECLINE);
  },
  whyNot(state, seat, command) {
    if (command.type !== 'buyPoints') return undefined;
    const offer = OFFERS.find(({ points }) => points === command.points);
    return offer === undefined ? undefined : whyCannotPay(state, seat, { price: offer.price, rule: RULE });
  },
  accept(table, seat, command) {
    if (command.type !== 'buyPoints') return;
    for (const { points, price } of OFFERS) {
      if (points !== command.points) continue;
      pay(table, seat, { amount: price, source: 'power', rule: RULE });
      award(table, seat, { points, source: 'power', rule: RULE });
    }
  },
};

export const banker = character({
  id: 'banker',
  rule: RULE,
  yellow: { limit: 120, gains: { money: 9 } },
  red: { limit: 60, atRoundEnd: pointsForMoney },
});
