/** B7, B14.2: every building pays its owner and its attacker. */
import { attackersShare, fullIncome, incomeOf } from '../../appraise/income.ts';
import { buildingAt } from '../../content/buildings/index.ts';
import type { BuildingId } from '../../ids.ts';
import { nth, onlySeat, seatsOf } from '../../lists.ts';
import { award, earn } from '../../people/payments.ts';
import { powerOf } from '../../people/powers.ts';
import { sendToSupply } from '../../placing/pieces.ts';
import type { State } from '../../state/state.ts';
import type { IncomeStep } from '../../state/steps.ts';
import { change, pop, type Table } from '../../state/table.ts';
import { factorOf } from '../../town/boosts.ts';
import { PARCELS } from '../../town/geometry.ts';
import { NOBODY, ownerOf } from '../../town/town.ts';
import { automatic } from '../step-rules.ts';

const RULE = 'B7.1';

/** One owner after the other in turn order, then the Editor (B14.1). */
export const income = automatic<IncomeStep>((table, step) => {
  const { state } = table;
  const { at, kept } = step;
  const seats = state.players.length;
  const seat = nth(state.turnOrder, at % seats);
  if (at === 2 * seats) pop(state);
  else if (at < seats) {
    change(state, { ...step, at: at + 1, kept: kept.with(seat, payOwner(table, seat)) });
  } else {
    change(state, { ...step, at: at + 1 });
    awardIncome(table, seat, nth(kept, seat));
  }
});

/** All buildings of the seat; returns what they really paid it. */
function payOwner(table: Table, owner: number): number {
  const { state } = table;
  let kept = 0;
  for (const parcel of PARCELS) {
    if (ownerOf(state.town, parcel) !== owner) continue;
    const building = buildingAt(state.town, parcel);
    if (building?.earnings !== undefined) kept += payBuilding(table, { parcel, building: building.id });
    for (const seat of seatsOf(nth(state.cowboysAt, parcel), state.turnOrder)) {
      sendToSupply(state, seat, parcel);
    }
  }
  return kept;
}

interface Earner {
  readonly parcel: number;
  readonly building: BuildingId;
}

function payBuilding(table: Table, { parcel, building }: Earner): number {
  const { state, log } = table;
  const owner = ownerOf(state.town, parcel);
  const income = incomeNow(state, parcel);
  const factor = factorOf(state, parcel);
  const attacker = onlySeat(nth(state.cowboysAt, parcel) & ~(1 << owner));
  const taken = attacker === NOBODY ? 0 : attackersShare(income * factor);
  const rest = income * factor - taken;
  const paid = { type: 'buildingPaid', seat: owner, building, parcel, income, factor, kept: rest } as const;
  log?.(attacker === NOBODY ? paid : { ...paid, attacker, taken });
  earn(table, owner, { amount: rest, source: 'building', rule: RULE });
  earn(table, attacker, { amount: taken, source: 'attack', rule: 'B7.3' });
  return rest;
}

/** B9.16: outlaws take nothing from a player at peace. */
function incomeNow(state: State, parcel: number): number {
  const { atPeace } = powerOf(state, ownerOf(state.town, parcel));
  return atPeace ? fullIncome(state, parcel) : incomeOf(state, parcel);
}

/** B9.18: rounded up, for what the seat's own buildings really paid it. */
function awardIncome(table: Table, seat: number, kept: number): void {
  const { incomePerPoint, rule } = powerOf(table.state, seat);
  const dollars = incomePerPoint?.[table.state.round - 1];
  if (dollars === undefined) return;
  award(table, seat, { points: Math.ceil(kept / dollars), source: 'income', rule });
}
