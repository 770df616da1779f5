import { priceOf } from '../../appraise/parcels.ts';
import { giveTitle } from '../../people/holdings.ts';
import { pay } from '../../people/payments.ts';
import { parcelOffer, whyCannotPay } from './offers.ts';
import { character } from './power.ts';

const RULE = 'B9.18';

export const lawyer = character({
  id: 'lawyer',
  rule: RULE,
  yellow: {
    limit: 60,
    clearsParcels: true,
    atOnce: parcelOffer({
      kind: 'buyAnyParcel',
      whyNot: (state, seat, parcel) =>
        whyCannotPay(state, seat, { price: priceOf(state.town, parcel), rule: RULE }),
      take(table, seat, parcel) {
        const price = priceOf(table.state.town, parcel);
        pay(table, seat, { amount: price, source: 'parcel', rule: RULE });
        giveTitle(table, seat, parcel);
        table.log?.({ type: 'parcelBought', seat, parcel, price });
      },
    }),
  },
  red: { limit: 40, incomePerPoint: [5, 10, 15, 20] },
});
