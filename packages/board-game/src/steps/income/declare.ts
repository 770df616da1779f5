/** B14.1: dynamite, corral 3 and the grocer, declared in turn order before the incomes are paid. */
import { type Refusal, refusal } from '@carson/engine';
import type { Command } from '../../command.ts';
import { blastMine, choose, DONE, doubleKind, doubleRanch } from '../../commands.ts';
import type { Building } from '../../content/buildings/facts.ts';
import { buildingAt } from '../../content/buildings/index.ts';
import type { BuildingId } from '../../ids.ts';
import { nth } from '../../lists.ts';
import { horsesIn, RANCH_CORRAL } from '../../people/corrals.ts';
import { earn } from '../../people/payments.ts';
import { powerOf } from '../../people/powers.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { DeclareStep } from '../../state/steps.ts';
import { change, pop, type Table } from '../../state/table.ts';
import { boost, factorOf } from '../../town/boosts.ts';
import { PARCELS } from '../../town/geometry.ts';
import { ownerOf } from '../../town/town.ts';
import { maskOf, type Question, type StepRules } from '../step-rules.ts';

const NOT_YOURS = refusal('notYourBuilding', 'B14.1');
const ALREADY_BOOSTED = refusal('alreadyMultiplied', 'B14.2');
const NO_DYNAMITE = refusal('noDynamite', 'B9.19');
const NO_MINE = refusal('dynamiteNeedsMine', 'B9.19');
const NO_HORSE = refusal('noHorseInCorral', 'B10.6');
const NO_RANCH = refusal('horseNeedsRanch', 'B10.6');
const NO_DOUBLING = refusal('noDoubling', 'B9.3');
const NO_SUCH_KIND = refusal('noSuchBuildingOfYours', 'B9.3');

const DOUBLED = 2;

export const declare: StepRules<DeclareStep> = {
  advance({ state }, step) {
    if (step.at === state.players.length) {
      pop(state);
      return true;
    }
    const out: Command[] = [];
    offered({ state, step, seat: nth(state.turnOrder, step.at) }, out);
    if (out.length > 0) return false;
    change(state, { ...step, at: step.at + 1, ranches: 0 });
    return true;
  },
  asks: (state, { at }) => maskOf(nth(state.turnOrder, at)),
  ask: () => ({ kind: 'declareIncome', rule: 'B14.1' }),
  options(question, out) {
    offered(question, out);
    out.push(DONE);
  },
  whyNot,
  play(table, { step, seat, command }) {
    const { state } = table;
    if (command.type === 'done') change(state, { ...step, at: step.at + 1, ranches: 0 });
    if (command.type === 'blastMine') blast(table, seat, command.parcel);
    if (command.type === 'doubleRanch') {
      const factor = buildingAt(state.town, command.parcel)?.horseFactor ?? 1;
      boost(table, { parcel: command.parcel, factor, rule: 'B10.6' });
      change(state, { ...step, ranches: step.ranches + 1 });
    }
    if (command.type === 'doubleKind') doubleAll(table, seat, command.building);
    if (command.type === 'choose') {
      const { doublesKindOrEarns: amount, rule } = powerOf(state, seat);
      playerOf(state, seat).pledge = 'taken';
      earn(table, seat, { amount, source: 'power', rule });
    }
  },
};

function offered(question: Question<DeclareStep>, out: Command[]): void {
  const { state, seat } = question;
  const player = playerOf(state, seat);
  const dynamite = player.dynamite > 0;
  const horses = horsesLeft(question) > 0;
  const grocer = canDouble(state, seat);
  if (!dynamite && !horses && !grocer) return;
  const kinds: BuildingId[] = [];
  for (const parcel of PARCELS) {
    const building = openBuilding(state, seat, parcel);
    if (building?.earnings === undefined) continue;
    if (dynamite && building.dynamiteFactor > 0) out.push(blastMine(parcel));
    if (horses && building.horseFactor > 0) out.push(doubleRanch(parcel));
    if (grocer && !kinds.includes(building.id)) kinds.push(building.id);
  }
  for (const id of kinds) out.push(doubleKind(id));
  if (grocer) out.push(choose('money'));
}

function horsesLeft({ state, step, seat }: Question<DeclareStep>): number {
  return horsesIn(state, seat, RANCH_CORRAL) - step.ranches;
}

function canDouble(state: State, seat: number): boolean {
  return powerOf(state, seat).doublesKindOrEarns > 0 && playerOf(state, seat).pledge === 'open';
}

/** An own building whose income nothing multiplies yet. */
function openBuilding(state: State, seat: number, parcel: number): Building | undefined {
  if (state.town.owner[parcel] !== seat || factorOf(state, parcel) > 1) return undefined;
  return buildingAt(state.town, parcel);
}

function blast(table: Table, seat: number, parcel: number): void {
  const { state } = table;
  playerOf(state, seat).dynamite--;
  state.dynamite++;
  const factor = buildingAt(state.town, parcel)?.dynamiteFactor ?? 1;
  boost(table, { parcel, factor, rule: 'B9.19' });
}

function doubleAll(table: Table, seat: number, id: BuildingId): void {
  const { state } = table;
  playerOf(state, seat).pledge = 'taken';
  for (const parcel of PARCELS) {
    if (openBuilding(state, seat, parcel)?.id === id) boost(table, { parcel, factor: DOUBLED, rule: 'B9.3' });
  }
}

function whyNot(question: Question<DeclareStep>, command: Command): Refusal | undefined {
  const { state, seat } = question;
  if (command.type === 'blastMine') {
    if (playerOf(state, seat).dynamite === 0) return NO_DYNAMITE;
    return whyNotBoosted(state, seat, command.parcel) ?? NO_MINE;
  }
  if (command.type === 'doubleRanch') {
    if (horsesLeft(question) <= 0) return NO_HORSE;
    return whyNotBoosted(state, seat, command.parcel) ?? NO_RANCH;
  }
  if (command.type === 'doubleKind') return canDouble(state, seat) ? NO_SUCH_KIND : NO_DOUBLING;
  return command.type === 'choose' ? NO_DOUBLING : undefined;
}

function whyNotBoosted(state: State, seat: number, parcel: number): Refusal | undefined {
  if (ownerOf(state.town, parcel) !== seat) return NOT_YOURS;
  return factorOf(state, parcel) > 1 ? ALREADY_BOOSTED : undefined;
}
