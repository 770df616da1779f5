import { payTo } from '../../people/payments.ts';
import type { Player } from '../../state/state.ts';
import type { Table } from '../../state/table.ts';
import { namedOffer } from './offers.ts';
import { character } from './power.ts';

const RULE = 'B9.13';

/** Who lacks it pays all there is. */
function tax(table: Table, seat: number, due: (player: Player) => number): void {
  const { players } = table.state;
  for (const [other, player] of players.entries()) {
    const amount = Math.min(due(player), player.money);
    payTo(table, { from: other, to: seat }, { amount, source: 'tax', rule: RULE });
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
        {
          choice: 'revolvers',
          take: (table, seat) => tax(table, seat, ({ revolvers }) => revolvers),
        },
        {
          choice: 'money',
          take: (table, seat) => tax(table, seat, ({ money }) => Math.ceil(money / 10)),
        },
      ],
    }),
  },
});
