/** B11.3: money above the limit is spent, more if the player likes; every full $10 gives a point. */
import { refusal } from '@carson/engine';
import { award, pay } from '../../people/payments.ts';
import { limitOf } from '../../people/take-character.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { PlainStep } from '../../state/steps.ts';
import type { Table } from '../../state/table.ts';
import { endTurn, inTurn } from '../step-rules.ts';

const RULE = 'B11.3';
export const LIMIT_DOLLARS_PER_POINT = 10;

export const cashLimit = inTurn<PlainStep>({
  turn(table, { step, seat }) {
    const due = least(table.state, seat);
    // A player who cannot buy another point is not asked.
    if (nextTen(due) <= playerOf(table.state, seat).money) return false;
    spend(table, seat, due);
    return endTurn(table.state, step);
  },
  ask: () => ({ kind: 'spend', rule: RULE }),
  options({ state, seat }, out) {
    const { money } = playerOf(state, seat);
    for (let amount = least(state, seat); amount <= money; amount++) out.push({ type: 'spend', amount });
  },
  whyNot: {
    spend({ amount }, { state, seat }) {
      const { money } = playerOf(state, seat);
      if (amount > money) return refusal('notEnoughMoney', RULE, { price: amount, money });
      return refusal('limitExceeded', RULE, { due: least(state, seat), limit: limitOf(state, seat) });
    },
  },
  play: {
    spend({ amount }, table, { step, seat }) {
      spend(table, seat, amount);
      endTurn(table.state, step);
    },
  },
});

function least(state: State, seat: number): number {
  return Math.max(0, playerOf(state, seat).money - limitOf(state, seat));
}

function nextTen(amount: number): number {
  return (Math.floor(amount / LIMIT_DOLLARS_PER_POINT) + 1) * LIMIT_DOLLARS_PER_POINT;
}

function spend(table: Table, seat: number, amount: number): void {
  const { state, log } = table;
  log?.({ type: 'limitMet', seat, limit: limitOf(state, seat), spent: amount });
  pay(table, seat, { amount, source: 'limit', rule: RULE });
  const points = Math.floor(amount / LIMIT_DOLLARS_PER_POINT);
  award(table, seat, { points, source: 'limit', rule: RULE });
}
