/** B14.1: dynamite, corral 3 and the grocer, declared in turn order before the incomes are paid. */
import { type Refusal, refusal } from '@carson/engine';
import type { Command } from '../../command.ts';
import { blastMine, choose, DONE, doubleKind, doubleRanch } from '../../commands.ts';
import type { Building } from '../../content/buildings/facts.ts';
import { buildingAt, factsAt } from '../../content/buildings/index.ts';
import type { BuildingId } from '../../ids.ts';
import { horsesIn, RANCH_CORRAL } from '../../people/corrals.ts';
import { earn } from '../../people/payments.ts';
import { powerOf } from '../../people/powers.ts';
import { playerOf, type State } from '../../state/state.ts';
import type { DeclareStep } from '../../state/steps.ts';
import { change, type Table } from '../../state/table.ts';
import { boost, factorOf } from '../../town/boosts.ts';
import { PARCELS } from '../../town/geometry.ts';
import { ownerOf } from '../../town/town.ts';
import { inTurn, type Question } from '../step-rules.ts';

const NOT_YOURS = refusal('notYourBuilding', 'B14.1');
const ALREADY_BOOSTED = refusal('alreadyMultiplied', 'B14.2');
const NO_DYNAMITE = refusal('noDynamite', 'B9.19');
const NO_MINE = refusal('dynamiteNeedsMine', 'B9.19');
const NO_HORSE = refusal('noHorseInCorral', 'B10.6');
const NO_RANCH = refusal('horseNeedsRanch', 'B10.6');
const NO_DOUBLING = refusal('noDoubling', 'B9.3');
const NO_SUCH_KIND = refusal('noSuchBuildingOfYours', 'B9.3');

const DOUBLED = 2;

export const declare = inTurn<DeclareStep>({
  turn({ state }, { step, seat }) {
    const out: Command[] = [];
    offered({ state, step, seat }, out);
    if (out.length > 0) return false;
    close(state, step);
    return true;
  },
  ask: () => ({ kind: 'declareIncome', rule: 'B14.1' }),
  options(question, out) {
    offered(question, out);
    out.push(DONE);
  },
  whyNot: {
    blastMine({ parcel }, { state, seat }) {
      if (playerOf(state, seat).dynamite === 0) return NO_DYNAMITE;
      return whyNotBoosted(state, seat, parcel) ?? NO_MINE;
    },
    doubleRanch({ parcel }, question) {
      if (horsesLeft(question) <= 0) return NO_HORSE;
      return whyNotBoosted(question.state, question.seat, parcel) ?? NO_RANCH;
    },
    doubleKind: (_, { state, seat }) => (canDouble(state, seat) ? NO_SUCH_KIND : NO_DOUBLING),
    choose: () => NO_DOUBLING,
  },
  play: {
    done: (_, { state }, { step }) => close(state, step),
    blastMine: ({ parcel }, table, { seat }) => blast(table, seat, parcel),
    doubleRanch({ parcel }, table, { step }) {
      const { state } = table;
      boost(table, { parcel, factor: factsAt(state.town, parcel).horseFactor, rule: 'B10.6' });
      change(state, { ...step, ranches: step.ranches + 1 });
    },
    doubleKind: ({ building }, table, { seat }) => doubleAll(table, seat, building),
    choose(_, table, { seat }) {
      const { doublesKindOrEarns: amount, rule } = powerOf(table.state, seat);
      playerOf(table.state, seat).pledge = 'taken';
      earn(table, seat, { amount, source: 'power', rule });
    },
  },
});

function close(state: State, step: DeclareStep): void {
  change(state, { ...step, at: step.at + 1, ranches: 0 });
}

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
  boost(table, { parcel, factor: factsAt(state.town, parcel).dynamiteFactor, rule: 'B9.19' });
}

function doubleAll(table: Table, seat: number, id: BuildingId): void {
  const { state } = table;
  playerOf(state, seat).pledge = 'taken';
  for (const parcel of PARCELS) {
    if (openBuilding(state, seat, parcel)?.id === id) boost(table, { parcel, factor: DOUBLED, rule: 'B9.3' });
  }
}

function whyNotBoosted(state: State, seat: number, parcel: number): Refusal | undefined {
  if (ownerOf(state.town, parcel) !== seat) return NOT_YOURS;
  return factorOf(state, parcel) > 1 ? ALREADY_BOOSTED : undefined;
}
