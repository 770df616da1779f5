/** B10.3, B14.9: before phase 1 of rounds 2-4 outlaws arrive, then each moves at most one step. */
import { die, pick, refusal } from '@carson/engine';
import { fullIncome } from '../../appraise/income.ts';
import { isOffLimitsToOutlaws } from '../../appraise/protection.ts';
import { moveOutlaw } from '../../commands.ts';
import { factsAt } from '../../content/buildings/index.ts';
import { holds, nth } from '../../lists.ts';
import { award } from '../../people/payments.ts';
import type { State } from '../../state/state.ts';
import type { OutlawRaidStep } from '../../state/steps.ts';
import { change, pop, type Table } from '../../state/table.ts';
import { INNER_PARCELS, NEIGHBOURS, parcelByDice, rowAt } from '../../town/geometry.ts';
import { outlawReward } from '../../town/outlaws.ts';
import { hasOutlaw, isOwned, ownerOf, putOutlaw, removeOutlaw } from '../../town/town.ts';
import { asking, maskOf } from '../step-rules.ts';

const RULE = 'B10.3';
const BASE_STRENGTH = 7;
const FIRST_ROUND = 2;
const NO_OUTLAW_TO_MOVE = refusal('noOutlawToMove', RULE);

export const outlawRaid = asking<OutlawRaidStep>({
  advance(table, step) {
    const { state } = table;
    if (state.round < FIRST_ROUND) pop(state);
    else if (step.stage === 'strength')
      change(state, { ...step, stage: 'arrival', coming: rollStrength(table) });
    else if (step.stage === 'arrival') arrive(table, step);
    else if (step.left.length === 0) pop(state);
    else if (step.left.length === 1) move(table, step, nth(step.left, 0));
    else return false;
    return true;
  },
  asks: (state) => maskOf(nth(state.endOrder, 0)),
  ask: () => ({ kind: 'moveOutlaw', rule: RULE }),
  options({ step }, out) {
    for (const parcel of step.left) out.push(moveOutlaw(parcel));
  },
  whyNot: { moveOutlaw: () => NO_OUTLAW_TO_MOVE },
  play: { moveOutlaw: ({ parcel }, table, { step }) => move(table, step, parcel) },
});

function outlawParcels({ town }: State): number[] {
  return town.outlaw.flatMap((held, parcel) => (held === 1 ? [parcel] : []));
}

/** Their strength; returns how many come. */
function rollStrength({ state, log }: Table): number {
  const [black, white] = [die(state.random), die(state.random)];
  const count = Math.min(Math.ceil(white / 2), state.outlaws);
  state.outlawStrength = BASE_STRENGTH + black;
  log?.({ type: 'outlawsArrived', black, white, strength: state.outlawStrength, count });
  return count;
}

/** One outlaw more, or all are there and move. */
function arrive(table: Table, step: OutlawRaidStep): void {
  const { state } = table;
  if (step.coming > 0 && INNER_PARCELS.some((parcel) => canArrive(state, parcel))) {
    change(state, { ...step, coming: step.coming - 1 });
    throwOutlaw(table);
  } else change(state, { ...step, stage: 'moves', left: outlawParcels(state) });
}

function throwOutlaw(table: Table): void {
  const { state, log } = table;
  for (;;) {
    const [black, white] = [die(state.random), die(state.random)];
    const parcel = parcelByDice(black, white);
    const taken = !canArrive(state, parcel);
    log?.({ type: 'outlawThrown', black, white, parcel, taken });
    if (taken) continue;
    if (factsAt(state.town, parcel).keepsOutlawsOff) catchAt(table, parcel);
    else {
      state.outlaws--;
      putOutlaw(state.town, parcel);
    }
    return;
  }
}

/** Not on another outlaw, the river, the city hall, nor beside a prison; on a prison it is caught. */
function canArrive({ town }: State, parcel: number): boolean {
  const { ownable, keepsOutlawsOff } = factsAt(town, parcel);
  if (hasOutlaw(town, parcel) || !ownable) return false;
  return keepsOutlawsOff || !isOffLimitsToOutlaws(town, parcel);
}

/** A removed arrival is not replaced. */
function catchAt(table: Table, parcel: number): void {
  const owner = ownerOf(table.state.town, parcel);
  table.log?.({ type: 'outlawRemoved', seat: owner, parcel });
  award(table, owner, { points: outlawReward(table.state), source: 'outlaw', rule: RULE });
}

function move({ state, log }: Table, step: OutlawRaidStep, from: number): void {
  const best = bestParcels(state, from);
  const to = best.includes(from) ? from : best.length === 1 ? nth(best, 0) : pick(state.random, best);
  if (to !== from) {
    removeOutlaw(state.town, from);
    putOutlaw(state.town, to);
  }
  log?.({ type: 'outlawMoved', from, to, byLot: to !== from && best.length > 1 });
  change(state, { ...step, left: step.left.filter((parcel) => parcel !== from) });
}

/** The parcels of highest income, its own and those around it. */
function bestParcels(state: State, from: number): number[] {
  let best: number[] = [];
  let most = 0;
  for (const parcel of [from, ...rowAt(NEIGHBOURS, from)]) {
    const income = incomeSeen(state, parcel, from);
    if (income > most) {
      best = [parcel];
      most = income;
    } else if (income === most) best.push(parcel);
  }
  return best;
}

function incomeSeen(state: State, parcel: number, from: number): number {
  const { town } = state;
  if (!isOwned(town, parcel) || holds(state.unseen, ownerOf(town, parcel))) return 0;
  if (parcel !== from && hasOutlaw(town, parcel)) return 0;
  if (isOffLimitsToOutlaws(town, parcel)) return 0;
  return fullIncome(state, parcel);
}
