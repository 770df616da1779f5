import { payTo } from '../../people/payments.ts';
import { TAXES } from '../../people/taxes.ts';
import type { Table } from '../../state/table.ts';
import { namedOffer } from './offers.ts';
import { character } from './power.ts';

const RULE = 'B9.13';

function levy(table: Table, seat: number, tax: keyof typeof TAXES): void {
  for (const [other, player] of table.state.players.entries()) {
    payTo(table, { from: other, to: seat }, { amount: TAXES[tax](player), source: 'tax', rule: RULE });
  }
}

export const governor = character({
  id: 'governor',
  rule: RULE,
  yellow: { limit: 50, gains: { roads: 1 }, pointsPerServingRoad: 1, pointsPerBridge: 2 },
  red: {
    limit: 50,
    atOnce: namedOffer({
      kind: 'tax',
      rule: RULE,
      optional: true,
      answers: [
        { choice: 'revolvers', take: (table, seat) => levy(table, seat, 'revolvers') },
        { choice: 'money', take: (table, seat) => levy(table, seat, 'money') },
      ],
    }),
  },
});
