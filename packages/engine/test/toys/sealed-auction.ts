/** Sealed bids: lots of known value, everyone bids at once, the highest bid pays and takes the lot. */
import {
  answerOf,
  answerSealed,
  below,
  cloneRandom,
  cloneSealed,
  type Game,
  type GameState,
  hasAnswered,
  type Log,
  openSealed,
  type Random,
  readBy,
  refusal,
  type Sealed,
  type SealedAnswer,
  seal,
  seedRandom,
  stillOwing,
  type Viewer,
} from '@carson/engine';
import * as v from 'valibot';
import { rankByScore } from './ranking.ts';

const OptionsSchema = v.strictObject({
  seats: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(5)),
  lots: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.minLength(1)),
});
const CommandSchema = v.strictObject({
  type: v.literal('bid'),
  amount: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

export type AuctionOptions = v.InferOutput<typeof OptionsSchema>;
export type AuctionCommand = v.InferOutput<typeof CommandSchema>;
export type AuctionEvent =
  | { readonly type: 'bidSealed'; readonly seat: number }
  | {
      readonly type: 'lotSold';
      readonly seat: number;
      readonly lot: number;
      readonly bids: readonly number[];
    };

export interface AuctionState extends GameState {
  readonly lots: readonly number[];
  sold: number;
  readonly coins: number[];
  readonly points: number[];
  bids: Sealed<number>;
}

export interface AuctionView {
  readonly lots: readonly number[];
  readonly sold: number;
  readonly coins: readonly number[];
  readonly points: readonly number[];
  readonly reveals: number;
  readonly answered: readonly number[];
  readonly own?: SealedAnswer<number>;
}

const PURSE = 12;

export const sealedAuction: Game<AuctionOptions, AuctionState, AuctionCommand, AuctionView, AuctionEvent> = {
  id: 'toy-auction',
  rules: 1,
  readOptions: (json) => readBy(OptionsSchema, json),
  readCommand: (json) => readBy(CommandSchema, json),

  setup({ seats, lots }, seed) {
    const everyone = Array.from({ length: seats }, (_, seat) => seat);
    return {
      random: seedRandom(seed),
      reveals: 0,
      lots,
      sold: 0,
      coins: everyone.map(() => PURSE),
      points: everyone.map(() => 0),
      bids: seal(everyone),
    };
  },

  seats: (state) => state.coins.length,

  owed(state) {
    if (state.sold === state.lots.length) return [];
    return stillOwing(state.bids).map((seat) => ({
      seat,
      kind: 'bid',
      decision: state.sold,
      required: true,
      rule: 'T1',
      sealed: true,
    }));
  },

  options(state, seat) {
    if (!sealedAuction.owed(state).some((owed) => owed.seat === seat)) return [];
    return Array.from({ length: coinsOf(state, seat) + 1 }, (_, amount) => ({ type: 'bid', amount }));
  },

  check(state, seat, { amount }) {
    const coins = coinsOf(state, seat);
    return amount <= coins ? undefined : refusal('bidTooHigh', 'T1', { amount, coins });
  },

  play(state, seat, { amount }, log) {
    log?.({ type: 'bidSealed', seat });
    answerSealed(state.bids, seat, amount);
    if (stillOwing(state.bids).length === 0) sellLot(state, log);
  },

  clone: (state) => ({
    ...state,
    random: cloneRandom(state.random),
    coins: [...state.coins],
    points: [...state.points],
    bids: cloneSealed(state.bids),
  }),

  view: viewOf,

  score: (state) =>
    state.points.map((points, seat) => ({
      seat,
      total: points,
      lines: [{ id: 'lots', points, rule: 'T2', parts: [] }],
    })),

  result: (state) => (state.sold < state.lots.length ? undefined : rankByScore(state.points)),

  imagine: imagineBids,
};

function coinsOf(state: AuctionState, seat: number): number {
  return state.coins[seat] ?? 0;
}

function sellLot(state: AuctionState, log: Log<AuctionEvent> | undefined): void {
  const bids = openSealed(state.bids);
  const best = bids.reduce((highest, bid) => (bid.answer > highest.answer ? bid : highest));
  const value = state.lots[state.sold] ?? 0;
  state.coins[best.seat] = coinsOf(state, best.seat) - best.answer;
  state.points[best.seat] = (state.points[best.seat] ?? 0) + value;
  log?.({ type: 'lotSold', seat: best.seat, lot: state.sold, bids: bids.map((bid) => bid.answer) });
  state.sold++;
  state.reveals++;
  state.bids = seal(state.bids.seats);
}

function viewOf(state: AuctionState, viewer: Viewer): AuctionView {
  const own = viewer === 'spectator' ? undefined : answerOf(state.bids, viewer);
  const shared = {
    lots: state.lots,
    sold: state.sold,
    coins: [...state.coins],
    points: [...state.points],
    reveals: state.reveals,
    answered: state.bids.seats.filter((seat) => hasAnswered(state.bids, seat)),
  };
  return own === undefined || viewer === 'spectator'
    ? shared
    : { ...shared, own: { seat: viewer, answer: own } };
}

function imagineBids(view: AuctionView, random: Random): AuctionState {
  const bids = seal<number>(view.coins.map((_, seat) => seat));
  for (const seat of view.answered) {
    const known = view.own?.seat === seat ? view.own.answer : undefined;
    answerSealed(bids, seat, known ?? below(random, (view.coins[seat] ?? 0) + 1));
  }
  const { lots, sold, reveals } = view;
  return { random, reveals, lots, sold, coins: [...view.coins], points: [...view.points], bids };
}

/** A state that differs only in a bid that the viewer cannot know; undefined where there is none. */
export function otherBid(state: AuctionState, viewer: Viewer): AuctionState | undefined {
  const at = state.bids.given.findIndex((given) => given.seat !== viewer && coinsOf(state, given.seat) > 0);
  const given = state.bids.given[at];
  if (given === undefined) return undefined;
  const twin = sealedAuction.clone(state);
  const amount = given.answer === 0 ? 1 : given.answer - 1;
  twin.bids.given[at] = { seat: given.seat, answer: amount };
  return twin;
}

export const auctionOptions = (index: number): AuctionOptions => ({
  seats: 2 + (index % 4),
  lots: Array.from({ length: 1 + (index % 5) }, (_, lot) => 3 + ((lot * 7 + index) % 6)),
});
