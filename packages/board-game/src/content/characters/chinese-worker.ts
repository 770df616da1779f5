import { DECLINE, takeTile } from '../../commands.ts';
import { nth } from '../../lists.ts';
import { pay } from '../../people/payments.ts';
import { ROW_PLACES } from '../../placing/places.ts';
import { push } from '../../state/table.ts';
import { takeFromRow, tileId, whyNoTile } from '../../town/tile-row.ts';
import { whyCannotPay } from './offers.ts';
import { character, type Offer } from './power.ts';

const RULE = 'B9.4';
const PRICE = 5;

const anyTile: Offer = {
  kind: 'anyTile',
  terms: [{ costs: { money: PRICE } }],
  options(state, seat, out) {
    if (whyCannotPay(state, seat, { price: PRICE, rule: RULE }) === undefined) {
      for (const place of ROW_PLACES) if (whyNoTile(state, place) === undefined) out.push(takeTile(place));
    }
    out.push(DECLINE);
  },
  whyNot: {
    takeTile: ({ place }, state, seat) =>
      whyCannotPay(state, seat, { price: PRICE, rule: RULE }) ?? whyNoTile(state, place),
  },
  accept: {
    takeTile({ place }, table, seat) {
      const row = ROW_PLACES.indexOf(place);
      const tile = nth(table.state.row, row);
      pay(table, seat, { amount: PRICE, source: 'power', rule: RULE });
      table.log?.({ type: 'tileTaken', seat, building: tileId(tile), place });
      push(table.state, { kind: 'buildNow', seat, tile });
      takeFromRow(table, row);
    },
  },
};

export const chineseWorker = character({
  id: 'chineseWorker',
  rule: RULE,
  yellow: { limit: 30, gains: { roads: 2 }, tilePriceDivisor: 2 },
  red: { limit: 30, atOnce: anyTile },
});
