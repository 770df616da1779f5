/** B11.3: what exceeds the limit is spent, and more if the player likes; every full $10 is a point. */
import { refusal } from '@carson/engine';
import { limitOf } from '../cast.ts';
import type { PlainFrame } from '../frames.ts';
import { nth } from '../lists.ts';
import { award, pay } from '../purse.ts';
import { playerOf, type State } from '../state.ts';
import { change, pop, type Table } from '../table.ts';
import { maskOf, type Step } from './step.ts';

const RULE = 'B11.3';
const DOLLARS_PER_POINT = 10;

export const cashLimit: Step<PlainFrame> = {
  advance(table, frame) {
    const { state } = table;
    if (frame.at === state.players.length) {
      pop(state);
      return true;
    }
    const seat = nth(state.turnOrder, frame.at);
    // A player who cannot buy another point is not asked.
    if (nextTen(least(state, seat)) <= playerOf(state, seat).money) return false;
    spend(table, frame, { seat, amount: least(state, seat) });
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
  play(table, { frame, seat, command }) {
    if (command.type === 'spend') spend(table, frame, { seat, amount: command.amount });
  },
};

function least(state: State, seat: number): number {
  return Math.max(0, playerOf(state, seat).money - limitOf(state, seat));
}

function nextTen(amount: number): number {
  return (Math.floor(amount / DOLLARS_PER_POINT) + 1) * DOLLARS_PER_POINT;
}

function spend(table: Table, frame: PlainFrame, { seat, amount }: { seat: number; amount: number }): void {
  const { state, log } = table;
  log?.({ type: 'limitMet', seat, limit: limitOf(state, seat), spent: amount });
  pay(table, seat, { amount, source: 'limit', rule: RULE });
  const points = Math.floor(amount / DOLLARS_PER_POINT);
  award(table, seat, { points, source: 'limit', rule: RULE });
  change(state, { ...frame, at: frame.at + 1 });
}
