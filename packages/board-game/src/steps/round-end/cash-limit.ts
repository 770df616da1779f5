/** B11.3: money above the limit is spent, more if the player likes; every full $10 gives a point. */
import { refusal } from '@carson/engine';
import { nth } from '../../lists.ts';
import { award, pay } from '../../people/payments.ts';
import { limitOf } from '../../people/take-character.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { PlainStep } from '../../state/steps.ts';
import { change, pop, type Table } from '../../state/table.ts';
import { maskOf, type StepRules } from '../step-rules.ts';

const RULE = 'B11.3';
export const LIMIT_DOLLARS_PER_POINT = 10;

export const cashLimit: StepRules<PlainStep> = {
  advance(table, step) {
    const { state } = table;
    if (step.at === state.players.length) {
      pop(state);
      return true;
    }
    const seat = nth(state.turnOrder, step.at);
    // A player who cannot buy another point is not asked.
    if (nextTen(least(state, seat)) <= playerOf(state, seat).money) return false;
    spend(table, step, { seat, amount: least(state, seat) });
    return true;
  },
  asks: (state, { at }) => maskOf(nth(state.turnOrder, at)),
  ask: () => ({ kind: 'spend', rule: RULE }),
  options({ state, seat }, out) {
    const { money } = playerOf(state, seat);
    for (let amount = least(state, seat); amount <= money; amount++) out.push({ type: 'spend', amount });
  },
  whyNot({ state, seat }, command) {
    if (command.type !== 'spend') return undefined;
    const { money } = playerOf(state, seat);
    const due = least(state, seat);
    if (command.amount > money) return refusal('notEnoughMoney', RULE, { price: command.amount, money });
    return refusal('limitExceeded', RULE, { due, limit: limitOf(state, seat) });
  },
  play(table, { step, seat, command }) {
    if (command.type === 'spend') spend(table, step, { seat, amount: command.amount });
  },
};

function least(state: State, seat: number): number {
  return Math.max(0, playerOf(state, seat).money - limitOf(state, seat));
}

function nextTen(amount: number): number {
  return (Math.floor(amount / LIMIT_DOLLARS_PER_POINT) + 1) * LIMIT_DOLLARS_PER_POINT;
}

function spend(table: Table, step: PlainStep, { seat, amount }: { seat: number; amount: number }): void {
  const { state, log } = table;
  log?.({ type: 'limitMet', seat, limit: limitOf(state, seat), spent: amount });
  pay(table, seat, { amount, source: 'limit', rule: RULE });
  const points = Math.floor(amount / LIMIT_DOLLARS_PER_POINT);
  award(table, seat, { points, source: 'limit', rule: RULE });
  change(state, { ...step, at: step.at + 1 });
}
