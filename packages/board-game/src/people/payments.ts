/** Money and points. They move only here, each time with a source. */
import type { AtSpace, MoneySource, PointSource } from '../event.ts';
import { playerOf } from '../state/state.ts';
import type { Table } from '../state/table.ts';

export interface Payment {
  readonly amount: number;
  readonly source: MoneySource;
  readonly rule: string;
}

export function earn({ state, log }: Table, seat: number, payment: Payment & AtSpace): void {
  if (payment.amount === 0) return;
  playerOf(state, seat).money += payment.amount;
  log?.({ type: 'moneyGained', seat, ...payment });
}

export function pay({ state, log }: Table, seat: number, { amount, source, rule }: Payment): void {
  if (amount === 0) return;
  playerOf(state, seat).money -= amount;
  log?.({ type: 'moneyPaid', seat, amount, source, rule });
}

/** From one player to another. */
export function payTo(table: Table, seats: { from: number; to: number }, payment: Payment): void {
  const { from, to } = seats;
  if (payment.amount === 0 || from === to) return;
  const { state, log } = table;
  playerOf(state, from).money -= payment.amount;
  playerOf(state, to).money += payment.amount;
  log?.({ type: 'moneyPaid', seat: from, to, ...payment });
  log?.({ type: 'moneyGained', seat: to, from, ...payment });
}

export interface Award {
  readonly points: number;
  readonly source: PointSource;
  readonly rule: string;
}

export function award({ state, log }: Table, seat: number, given: Award & AtSpace): void {
  if (given.points === 0) return;
  playerOf(state, seat).points += given.points;
  log?.({ type: 'pointsGained', seat, ...given });
}

/** B14.20: never below 0. */
export function losePoints({ state, log }: Table, seat: number, { points, source, rule }: Award): void {
  const player = playerOf(state, seat);
  const lost = Math.min(points, player.points);
  if (lost === 0) return;
  player.points -= lost;
  log?.({ type: 'pointsLost', seat, points: lost, source, rule });
}
