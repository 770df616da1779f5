/** What a seat's cards, characters and auction cards promise, by the weights. */
import {
  type CharacterId,
  type ColumnCard,
  type LaidCard,
  type OpenSeat,
  ROUNDS_PER_ERA,
  type State,
  seatTotal,
} from '@carson/card-game';
import { type Random, seedRandom } from '@carson/engine';
import type { Bidder, BidPlan } from './bidding/bidding.ts';
import { chancesOf } from './bidding/chances.ts';
import { type LoneBids, type PlansFor, rememberPlans } from './bidding/plans.ts';
import { bestPlacing } from './city/laying.ts';
import { characterAt, type Plot } from './city/plot.ts';
import { type PlotFor, rememberPlots } from './city/plots.ts';
import { valueIn } from './reading.ts';
import {
  comingEdge,
  handEdge,
  isOver,
  restOfUse,
  roundsAfter,
  roundsAhead,
  seatOf,
  tableFeatures,
  usesLeft,
  victories,
} from './rounds.ts';
import { type CardWeights, type Tariff, tariffsOf } from './weights/weights.ts';

export interface CardJudge {
  readonly weights: CardWeights;
  readonly loneBids: LoneBids;
  readonly plotFor: PlotFor;
  readonly plansFor: PlansFor;
  /** The auction looked at last: all who bid in it, or may use a power before, are asked one after another. */
  lastAuction: PlannedAuction | undefined;
}

export interface PlannedAuction {
  readonly state: State;
  /** Tells the auctions of a state apart as it goes on. */
  readonly stage: number;
  readonly bidders: readonly Bidder[];
  readonly plans: readonly BidPlan[];
}

/** `auctions` is how many imagined auctions a plan for the bids is learned from. */
export function cardJudge(weights: CardWeights, auctions: number, loneBids: LoneBids = 'exact'): CardJudge {
  return judgeWith({ weights, loneBids, plotFor: rememberPlots(tariffsOf(weights)) }, auctions);
}

/** The same judge, with plans from another number of imagined auctions. */
export function withAuctions({ weights, loneBids, plotFor }: CardJudge, auctions: number): CardJudge {
  return judgeWith({ weights, loneBids, plotFor }, auctions);
}

function judgeWith(
  { weights, loneBids, plotFor }: Pick<CardJudge, 'weights' | 'loneBids' | 'plotFor'>,
  auctions: number,
): CardJudge {
  const plansFor = rememberPlans(auctions, PLAN_CHANCES, loneBids);
  return { weights, loneBids, plotFor, plansFor, lastAuction: undefined };
}

/** Fixed, so that the same position is always judged the same way. */
export const PLAN_RANDOM: Random = seedRandom('bids');
const PLAN_CHANCES = chancesOf({ ...PLAN_RANDOM });

/** What a card of the column brings the seat; a terrain card that fits nowhere brings nothing. */
export function gainOfCard(judge: CardJudge, state: State, { seat, card }: Taking): number {
  const owner = seatOf(state, seat);
  return gainIn(judge, state, { owner, plot: judge.plotFor(owner, roundsAfter(state)), card });
}

/** What each card of a column brings the seat. */
export function gainsOfCards(
  judge: CardJudge,
  state: State,
  { seat, column }: { readonly seat: number; readonly column: readonly ColumnCard[] },
): number[] {
  const owner = seatOf(state, seat);
  const plot = judge.plotFor(owner, roundsAfter(state));
  return column.map((card) => gainIn(judge, state, { owner, plot, card }));
}

interface Joining {
  readonly owner: OpenSeat;
  readonly plot: Plot;
  readonly card: ColumnCard;
}

function gainIn(judge: CardJudge, state: State, { owner, plot, card }: Joining): number {
  if (typeof card === 'number') return bestPlacing(plot, card)?.gain ?? 0;
  let gain = plot.joined.get(card);
  if (gain === undefined) {
    const joined = judge.plotFor(owner, roundsAfter(state), [...owner.characters, card]);
    gain = joined.worth - plot.worth + promiseOf(plot.tariff, card, usesLeft(state, card, []));
    plot.joined.set(card, gain);
  }
  return gain;
}

interface Taking {
  readonly seat: number;
  readonly card: ColumnCard;
}

/** What playing an auction card costs in the rounds to come. */
export function priceOf({ weights }: CardJudge, state: State, { seat, card }: Playing): number {
  return weights.edge * victories(state, seat, card);
}

interface Playing {
  readonly seat: number;
  readonly card: number;
}

/** What one use of a power may bring in a later round. */
export function laterUse(judge: CardJudge, state: State, owner: OpenSeat, id: CharacterId): number {
  const promise = Math.max(0, promiseOf(judge.plotFor(owner, roundsAfter(state)).tariff, id, 1));
  return judge.weights.fadingUses === true ? promise * restOfUse(state, id) : promise;
}

/** The final score to expect. */
export function outlookOf(judge: CardJudge, state: State, seat: number): number {
  const { weights, plotFor } = judge;
  const owner = seatOf(state, seat);
  const rounds = roundsAhead(state, seat);
  const edge = handEdge(state, seat) + (weights.bothEras === true ? comingEdge(state, seat) : 0);
  if (owner.level !== undefined) {
    const [first = 0, second = 0] = weights.virtual[owner.level];
    const ofSecond = Math.min(rounds, ROUNDS_PER_ERA);
    return seatTotal(owner) + (rounds - ofSecond) * first + ofSecond * second + weights.virtualEdge * edge;
  }
  const plot = plotFor(begun(owner), rounds);
  let worth = plot.worth + weights.edge * edge;
  if (!isOver(state)) {
    for (const id of owner.characters) worth += promiseOf(plot.tariff, id, usesLeft(state, id, owner.tilted));
  }
  for (const [at, feature] of tableFeatures(state).entries()) {
    worth += feature * valueIn(plot.tariff.table, at);
  }
  return worth;
}

/**
 * The weights were learned from cities with something in them. One that is still empty is judged as if a single plain
 * card lay in it: what that is worth too much is little beside what an empty city is misjudged by.
 */
function begun(owner: OpenSeat): OpenSeat {
  return owner.laid.length > 0 ? owner : { ...owner, laid: [FIRST_CARD] };
}

const FIRST_CARD: LaidCard = { card: 0, x: 0, y: 0 };

function promiseOf({ characters }: Tariff, id: CharacterId, uses: number): number {
  return uses * valueIn(characters, characterAt(id));
}
