/** Multiplied incomes: at most one factor for a building (B14.2). */
import { factsAt } from '../content/buildings/index.ts';
import { holds, nth } from '../lists.ts';
import type { State } from '../state/state.ts';
import type { Table } from '../state/table.ts';
import { PARCELS } from './geometry.ts';
import { ownerOf } from './town.ts';

/** 1 where nothing multiplies the income. */
export function factorOf({ boosts }: State, parcel: number): number {
  for (let at = 0; at < boosts.length; at += 2) if (boosts[at] === parcel) return nth(boosts, at + 1);
  return 1;
}

export interface Boost {
  readonly parcel: number;
  readonly factor: number;
  readonly rule: string;
}

export function boost({ state, log }: Table, { parcel, factor, rule }: Boost): void {
  state.boosts = [...state.boosts, parcel, factor];
  log?.({ type: 'incomeBoosted', seat: ownerOf(state.town, parcel), parcel, factor, rule });
}

/** B9.19, B14.17: dynamite placed on an own mine triples it, whatever the outcome of a duel there. */
export function bindDynamite(table: Table): void {
  const { state } = table;
  for (const parcel of PARCELS) {
    const factor = factsAt(state.town, parcel).dynamiteFactor;
    if (factor > 0 && holds(nth(state.dynamiteAt, parcel), ownerOf(state.town, parcel)))
      boost(table, { parcel, factor, rule: 'B9.19' });
  }
}
