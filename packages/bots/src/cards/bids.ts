/** Bids and the powers around them: what to play, what to expect of it, when to use a power. */
import {
  appealOf,
  CHARACTERS,
  type CharacterId,
  type ColumnCard,
  type Power,
  type State,
} from '@carson/card-game';
import { aimOf } from './bidding/bid-aim.ts';
import { type Bidder, type BidPlan, bidKey, planWorth, spoilsOf, takeBest } from './bidding/bidding.ts';
import {
  type CardJudge,
  gainsOfCards,
  laterUse,
  PLAN_RANDOM,
  type PlannedAuction,
  priceOf,
} from './judge.ts';
import { seatOf, tieOrder } from './rounds.ts';

/** What would be different in the auction. */
interface Change {
  readonly seat?: number;
  readonly bonus?: number;
  readonly cards?: number;
  readonly without?: ColumnCard;
}

export function planFor(judge: CardJudge, state: State, seat: number): BidPlan | undefined {
  return auctionIn(judge, state).plans.find((plan) => plan.seat === seat);
}

function auctionIn(judge: CardJudge, state: State): PlannedAuction {
  const { lastAuction } = judge;
  const stage = auctionStage(state);
  if (lastAuction?.state === state && lastAuction.stage === stage) return lastAuction;
  const bidders = biddersOf(judge, state);
  const auction = { state, stage, bidders, plans: judge.plansFor(bidders) };
  judge.lastAuction = auction;
  return auction;
}

/** An auction changes with every power that is used and with the bids that are revealed; what is declined changes nothing. */
function auctionStage({ era, round, seats, column }: State): number {
  let used = 0;
  let held = 0;
  for (const seat of seats) {
    used += seat.tilted.length;
    held += seat.held.length;
  }
  return (((era * 16 + round) * 64 + used) * 64 + held) * 64 + column.length;
}

/** Returns the card of the column that a bid is for; none where the seat takes nothing. */
export function targetOfBid(
  judge: CardJudge,
  state: State,
  { seat, card }: { readonly seat: number; readonly card: number },
): ColumnCard | undefined {
  const { bidders, plans } = auctionIn(judge, state);
  const random = { ...PLAN_RANDOM };
  const place = aimOf(bidders, plans, { seat, card, random });
  return place === undefined ? undefined : state.column[place];
}

/** What a bid brings on average, less what the card could bring later. */
export function bidWorth(
  judge: CardJudge,
  state: State,
  { seat, card }: { seat: number; card: number },
): number {
  const plan = planFor(judge, state, seat);
  if (plan === undefined) return -priceOf(judge, state, { seat, card });
  return plan.worths[seatOf(state, seat).held.indexOf(card)] ?? 0;
}

/** What using a power brings, less what another use later is worth. */
export function powerWorth(
  judge: CardJudge,
  state: State,
  { seat, character }: { readonly seat: number; readonly character: CharacterId },
): number {
  const { power } = CHARACTERS[character];
  if (power === undefined) return 0;
  const later = laterUse(judge, state, seatOf(state, seat), character);
  if (power.window === 'afterReveal')
    return openGain(judge, state, { seat, bonus: power.bonus ?? 0 }) - later;
  const plan = planFor(judge, state, seat);
  const before = plan === undefined ? 0 : planWorth(plan);
  const after =
    power.takes === undefined
      ? auctionWorth(judge, state, { seat, bonus: power.bonus ?? 0, cards: power.extraCards ?? 0 })
      : takingWorth(judge, state, { seat, power });
  return after - before - later;
}

function takingWorth(
  judge: CardJudge,
  state: State,
  { seat, power }: { readonly seat: number; readonly power: Power },
): number {
  const gains = gainsOfCards(judge, state, { seat, column: state.column });
  const best = Math.max(...gains);
  if (power.forfeitsTurn === true) {
    return best - Math.min(...seatOf(state, seat).held.map((card) => priceOf(judge, state, { seat, card })));
  }
  const without = state.column[gains.indexOf(best)];
  return best + auctionWorth(judge, state, without === undefined ? { seat } : { seat, without });
}

/** What the auction brings a seat that bids by its plan. */
function auctionWorth(judge: CardJudge, state: State, change: Change): number {
  const plans = judge.plansFor(changedBidders(judge, state, change));
  const plan = plans.find(({ seat }) => seat === change.seat);
  return plan === undefined ? 0 : planWorth(plan);
}

function changedBidders(judge: CardJudge, state: State, change: Change): readonly Bidder[] {
  const { bidders } = auctionIn(judge, state);
  const { seat: owner, bonus = 0, cards = 0, without } = change;
  const own = bidders.findIndex(({ seat }) => seat === owner);
  const changed = bidders[own];
  if (without !== undefined || changed === undefined) return biddersOf(judge, state, change);
  return bidders.with(own, { ...changed, bonus: changed.bonus + bonus, takes: changed.takes + cards });
}

/** After the reveal: what is left with so much more, against what is left now. */
function openGain(
  judge: CardJudge,
  state: State,
  { seat, bonus }: { readonly seat: number; readonly bonus: number },
): number {
  const bidders = biddersOf(judge, state).map((bidder) => ({
    ...bidder,
    key: bidKey(bidder, seatOf(state, bidder.seat).played ?? 0),
  }));
  const own = bidders.find((bidder) => bidder.seat === seat);
  if (own === undefined) return 0;
  const worthWith = (more: number): number => {
    const key = bidKey({ ...own, bonus: own.bonus + more }, seatOf(state, seat).played ?? 0);
    const before = bidders
      .filter((bidder) => bidder !== own && bidder.key > key)
      .sort((a, b) => b.key - a.key);
    return spoilsOf(
      own,
      before.reduce((taken, bidder) => takeBest(bidder, taken), 0),
    );
  };
  return worthWith(bonus) - worthWith(0);
}

function biddersOf(judge: CardJudge, state: State, change: Change = {}): Bidder[] {
  const order = tieOrder(state);
  const column = state.column.filter((card) => card !== change.without);
  const bidders: Bidder[] = [];
  for (const [seat, { turnCards, held, bonus, suit, level }] of state.seats.entries()) {
    const own = change.seat === seat;
    const takes = turnCards + (own ? (change.cards ?? 0) : 0);
    if (takes <= 0) continue;
    const blind = level !== undefined;
    bidders.push({
      seat,
      cards: held,
      bonus: bonus + (own ? (change.bonus ?? 0) : 0),
      tieRank: order.indexOf(suit),
      takes,
      gains: blind ? column.map(appealOf) : gainsOfCards(judge, state, { seat, column }),
      prices: blind ? [] : held.map((card) => priceOf(judge, state, { seat, card })),
      blind,
    });
  }
  return bidders;
}
