/** The card game for the search. A seat's likings are its own; all others are modelled as sensible players. */
import {
  type Command,
  type CommandOf,
  cardGame,
  codesOfCard,
  type State,
  type StepOf,
  salesOf,
  seatTotal,
} from '@carson/card-game';
import { below, known, nth, type Random, seal } from '@carson/engine';
import { bestOption } from '../best-option.ts';
import { boundedLiking } from '../liking.ts';
import type { Ground, Model, Rated } from '../search/model.ts';
import type { LoneBids } from './bidding/plans.ts';
import { bidWorth, planFor, powerWorth, targetOfBid } from './bids.ts';
import { bestPlacing, gainOfPlacing } from './city/laying.ts';
import { type CardJudge, cardJudge, gainOfCard, outlookOf, priceOf, withAuctions } from './judge.ts';
import { ALL_ROUNDS, isOver, roundsAfter, roundsOpen, seatOf } from './rounds.ts';
import { recruitWorth, saleWorth } from './sales.ts';
import type { CardWeights } from './weights/weights.ts';

/** How a search of the card game ends its playouts, and how sure it is of what it expects then. */
export interface Prospects {
  /** The error of an expected score: where the game is over, as long as it is not, and for the rounds to come. */
  readonly noise: { readonly over: number; readonly open: number; readonly perRound: number };
  /** Whether playouts that reach the end of the last round go on to the end of the game. */
  readonly playsSales: boolean;
  /** Imagined auctions behind the bids of others that are sealed together with the one in question. */
  readonly replyAuctions: number;
  readonly loneBids: LoneBids;
}

/** The errors were measured in games between gamblers. */
export const PROSPECTS: Prospects = {
  noise: { over: 0.5, open: 2, perRound: 1.3 },
  playsSales: true,
  replyAuctions: 240,
  loneBids: 'exact',
};

/** Imagined auctions behind a bid in a playout: there are many such bids. */
const PLAYOUT_AUCTIONS = 16;

export interface CardMind {
  readonly weights: CardWeights;
  /** The same weights with the seat's own preferences. */
  readonly personal: CardWeights;
  /** Imagined auctions behind a bid. */
  readonly auctions: number;
  /** Bounds the likings of a seat with a temperament, in points; undefined: they go as far as its preferences. */
  readonly mostLiked?: number | undefined;
  /** The commands that the seat's preferences may count for; undefined: all of them. */
  readonly liked?: ReadonlySet<Command['type']> | undefined;
  readonly prospects?: Prospects | undefined;
}

export function cardModel({
  weights,
  personal,
  auctions,
  mostLiked,
  liked,
  prospects = PROSPECTS,
}: CardMind): Model<State, Command> {
  const { loneBids } = prospects;
  const judge = cardJudge(weights, auctions, loneBids);
  const own = personal === weights ? judge : cardJudge(personal, auctions, loneBids);
  const playoutJudge = withAuctions(judge, Math.min(auctions, PLAYOUT_AUCTIONS));
  const replyJudge = withAuctions(judge, prospects.replyAuctions);
  const { noise, playsSales } = prospects;
  return {
    // Sealed bids are made again by the policy, not kept as they were imagined.
    unseal(state) {
      if (state.bids !== undefined) state.bids = seal(state.bids.seats);
    },
    priors: (state, seat, options) => options.map((option) => worthOf(judge, state, { seat, option })),
    likings: (state, seat, rated) => {
      const { options, priors } = rated;
      if (own === judge) return options.map(() => 0);
      const likings = options.map((option, at) =>
        liked?.has(option.type) === false ? 0 : worthOf(own, state, { seat, option }) - nth(priors, at),
      );
      return mostLiked === undefined ? likings : boundedLikings(likings, { ...rated, mostLiked });
    },
    policy: (state, seat, random) => answerOf(playoutJudge, state, { seat, random }),
    reply: (state, seat, random) => answerOf(replyJudge, state, { seat, random }),
    stage: (state) => ALL_ROUNDS - (playsSales ? stagesOpen(state) : roundsOpen(state)),
    // Virtual seats do not think.
    playoutCost: (state) => Math.sqrt(realSeats(state)),
    expectedScores: (state) => state.seats.map((_, seat) => outlookOf(judge, state, seat)),
    scoreNoise: (state) =>
      isOver(state) ? noise.over : noise.open + noise.perRound * Math.sqrt(roundsOpen(state)),
    grounds: (state, seat, option) => groundsFor(judge, state, { seat, option }),
  };
}

/** The sales after the last round are a part of it. */
function stagesOpen(state: State): number {
  return isOver(state) ? 0 : Math.max(0.5, roundsOpen(state));
}

function realSeats({ seats }: State): number {
  return seats.filter(({ level }) => level === undefined).length;
}

interface Answer {
  readonly seat: number;
  readonly option: Command;
}

/** What may be left alone, at no loss. */
const OPTIONAL: ReadonlySet<Command['type']> = new Set(['usePower', 'sellCard', 'recruitCharacter']);

/** Where there is no gain to be had, likings choose the loss. */
function boundedLikings(
  likings: readonly number[],
  { options, priors, mostLiked }: Rated<Command> & { readonly mostLiked: number },
): readonly number[] {
  const onlyLosses = Math.max(...priors) < 0;
  return likings.map((liking, at) => {
    const capped = Math.max(-mostLiked, Math.min(mostLiked, liking));
    const bounded = onlyLosses ? capped : boundedLiking(nth(priors, at), capped);
    return OPTIONAL.has(nth(options, at).type) ? Math.max(0, bounded) : bounded;
  });
}

/** What a command brings, in points; to leave something be brings nothing. */
export function worthOf(judge: CardJudge, state: State, { seat, option }: Answer): number {
  switch (option.type) {
    case 'usePower':
      return powerWorth(judge, state, { seat, character: option.character });
    case 'bid':
      return bidWorth(judge, state, { seat, card: option.card });
    case 'takeCard':
      return gainOfCard(judge, state, { seat, card: option.card });
    case 'layCard':
      return layWorth(judge, state, option);
    case 'sellCard':
      return saleWorth(judge, state, { seat, card: option.card });
    case 'recruitCharacter':
      return recruitWorth(judge, state, { seat, character: option.character });
    case 'setCardAside':
    case 'declinePower':
    case 'finishSelling':
    case 'declineRecruit':
      return 0;
  }
}

function layWorth(judge: CardJudge, state: State, at: CommandOf<'layCard'>): number {
  const step = layStep(state);
  if (step === undefined) return 0;
  const plot = judge.plotFor(seatOf(state, step.seat), roundsAfter(state));
  return gainOfPlacing(plot, codesOfCard(step.card), at);
}

function layStep(state: State): StepOf<'lay'> | undefined {
  const step = state.steps.at(-1);
  return step?.kind === 'lay' ? step : undefined;
}

export function answerOf(
  judge: CardJudge,
  state: State,
  { seat, random }: { readonly seat: number; readonly random: Random },
): Command {
  if (state.steps.at(-1)?.kind === 'bid') return drawBid(judge, state, { seat, random });
  const laying = plainLaying(judge, state, seat);
  if (laying !== undefined) return laying;
  const options = cardGame.options(state, seat);
  return bestOption(
    options,
    options.map((option) => worthOf(judge, state, { seat, option })),
  );
}

/** The best place is known from the taking; only sales make a laying a question. */
function plainLaying(judge: CardJudge, state: State, seat: number): Command | undefined {
  const step = layStep(state);
  const owner = seatOf(state, seat);
  if (step === undefined || salesOf(owner.characters) > 0) return undefined;
  const placing = bestPlacing(judge.plotFor(owner, roundsAfter(state)), step.card);
  return placing === undefined ? undefined : { type: 'layCard', x: placing.x, y: placing.y };
}

const PRECISION = 0x100_0000;

function drawBid(
  judge: CardJudge,
  state: State,
  { seat, random }: { readonly seat: number; readonly random: Random },
): Command {
  const { held } = seatOf(state, seat);
  const plan = planFor(judge, state, seat);
  if (plan === undefined) return { type: 'bid', card: Math.min(...held) };
  let chance = below(random, PRECISION) / PRECISION;
  const at = plan.shares.findIndex((share) => {
    chance -= share;
    return chance < 0;
  });
  return { type: 'bid', card: known(held.at(at), 'an auction card') };
}

function groundsFor(judge: CardJudge, state: State, answer: Answer): readonly Ground[] {
  const { seat, option } = answer;
  switch (option.type) {
    case 'bid': {
      const first = planFor(judge, state, seat)?.first[seatOf(state, seat).held.indexOf(option.card)] ?? 0;
      const kept = tenths(priceOf(judge, state, { seat, card: option.card }));
      const target = targetOfBid(judge, state, { seat, card: option.card });
      return [
        ...(target === undefined ? [] : [{ key: 'aimsAt', params: { card: target } }]),
        { key: 'goesFirst', params: { percent: Math.round(100 * first) } },
        { key: 'worthLater', params: { points: kept } },
      ];
    }
    case 'takeCard':
    case 'layCard':
    case 'sellCard':
    case 'recruitCharacter': {
      const now = scoreGain(judge, state, answer);
      return [
        { key: 'scoresNow', params: { points: now } },
        { key: 'promises', params: { points: tenths(worthOf(judge, state, answer) - now) } },
      ];
    }
    case 'usePower':
      return [{ key: 'powerPays', params: { points: tenths(worthOf(judge, state, answer)) } }];
    case 'declinePower':
      return [{ key: 'powerWaits', params: {} }];
    case 'setCardAside':
    case 'finishSelling':
    case 'declineRecruit':
      return [{ key: 'nothingBetter', params: {} }];
  }
}

/** What the score itself gains at once; a card that is taken is laid where it does best. */
function scoreGain(judge: CardJudge, state: State, { seat, option }: Answer): number {
  const after = cardGame.clone(state);
  cardGame.play(after, seat, option);
  if (option.type === 'takeCard' && layStep(after)?.seat === seat) {
    const laying = plainLaying(judge, after, seat);
    if (laying !== undefined) cardGame.play(after, seat, laying);
  }
  return seatTotal(seatOf(after, seat)) - seatTotal(seatOf(state, seat));
}

function tenths(points: number): number {
  return Math.round(10 * points) / 10;
}
