/** What players get besides money and points. Every supply has its end here (B1.1, B14.24). */
import type { AtSpace } from '../event.ts';
import { playerOf } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { giveParcel } from '../town/town.ts';

export interface Count {
  readonly count: number;
  readonly rule: string;
}

export function giveRoads({ state, log }: Table, seat: number, given: Count & AtSpace): void {
  playerOf(state, seat).roads += given.count;
  log?.({ type: 'roadsGained', seat, ...given });
}

export function giveRevolvers({ state, log }: Table, seat: number, { count, rule }: Count): void {
  if (count === 0) return;
  playerOf(state, seat).revolvers += count;
  log?.({ type: 'revolversGained', seat, count, rule });
}

/** From the general supply, as many as there are. */
export function giveCowboys({ state, log }: Table, seat: number, given: Count): void {
  const player = playerOf(state, seat);
  const count = Math.min(given.count, player.supply);
  if (count === 0) return;
  player.supply -= count;
  player.cowboys += count;
  log?.({ type: 'cowboysGained', seat, count, rule: given.rule });
}

export function takeCowboys({ state, log }: Table, seat: number, { count, rule }: Count): void {
  const player = playerOf(state, seat);
  player.cowboys -= count;
  player.supply += count;
  log?.({ type: 'cowboysGiven', seat, count, rule });
}

/** B14.17: fewer tokens left: take those. */
export function giveDynamite({ state, log }: Table, seat: number, given: Count): void {
  const count = Math.min(given.count, state.dynamite);
  if (count === 0) return;
  state.dynamite -= count;
  playerOf(state, seat).dynamite += count;
  log?.({ type: 'dynamiteGained', seat, count, rule: given.rule });
}

/** B14.35: empty supply: no horse. */
export function giveHorse({ state, log }: Table, seat: number, rule: string): void {
  if (state.horses === 0) return;
  state.horses--;
  playerOf(state, seat).horses++;
  log?.({ type: 'horseGained', seat, rule });
}

export function giveAmmunition(
  { state, log }: Table,
  seat: number,
  by: { readonly rule: string } & AtSpace,
): void {
  state.ammunition = seat;
  log?.({ type: 'ammunitionGained', seat, ...by });
}

export function giveTitle({ state }: Table, seat: number, parcel: number): void {
  playerOf(state, seat).titles--;
  giveParcel(state.town, parcel, seat);
}

/** A parcel that costs nothing, or is paid for elsewhere. */
export function claim(table: Table, seat: number, { parcel, rule }: { parcel: number; rule: string }): void {
  giveTitle(table, seat, parcel);
  table.log?.({ type: 'parcelClaimed', seat, parcel, rule });
}

export const TITLES = 12;
export const COWBOYS = 10;
