/** B10.6: what a horse in a corral does at once, and where it may go. */
import { type Refusal, refusal } from '@carson/engine';
import type { Command } from '../command.ts';
import { CORRAL_COUNT } from '../placing/places.ts';
import { playerOf, type State } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { earn } from './payments.ts';

const RULE = 'B10.6';

export const RANCH_CORRAL = 3;
export const MONEY_CORRAL = 4;
export const MONEY_PER_HORSE = 2;

/** Hat values of the corrals, for the rodeo. */
export const HATS: readonly number[] = [2, 1, 2, 3, 5];

const CORRAL_CLOSED = refusal('corralClosed', RULE);

export function whyNoCorral(state: State, corral: number): Refusal | undefined {
  return state.rules.closedCorrals.includes(corral) ? CORRAL_CLOSED : undefined;
}

/** The commands for every corral that is open. */
export function corralOptions(state: State, command: (corral: number) => Command, out: Command[]): void {
  for (let corral = 1; corral <= CORRAL_COUNT; corral++) {
    if (whyNoCorral(state, corral) === undefined) out.push(command(corral));
  }
}

/** From the personal reserve into a corral. */
export function putHorse({ state, log }: Table, seat: number, corral: number): void {
  const player = playerOf(state, seat);
  player.horses--;
  player.corrals = player.corrals.with(corral - 1, horsesIn(state, seat, corral) + 1);
  log?.({ type: 'horsePut', seat, corral });
}

export function takeHorse({ state, log }: Table, seat: number, corral: number): void {
  const player = playerOf(state, seat);
  player.horses++;
  player.corrals = player.corrals.with(corral - 1, horsesIn(state, seat, corral) - 1);
  log?.({ type: 'horseTaken', seat, corral });
}

export function horsesIn(state: State, seat: number, corral: number): number {
  return playerOf(state, seat).corrals[corral - 1] ?? 0;
}

/** Corral 4: money at once, for a horse that was just put or for all of them (B14.34). */
export function payCorral(
  table: Table,
  seat: number,
  { corral, horses }: { corral: number; horses: number },
): void {
  if (corral !== MONEY_CORRAL) return;
  earn(table, seat, { amount: MONEY_PER_HORSE * horses, source: 'corral', rule: RULE });
}

export function payCorrals(table: Table, seat: number): void {
  payCorral(table, seat, { corral: MONEY_CORRAL, horses: horsesIn(table.state, seat, MONEY_CORRAL) });
}
