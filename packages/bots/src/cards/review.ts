/** The card game for the review: kinds of decisions, and what cards and ties brought. */
import {
  BACKS,
  type CardEvent,
  type CharacterId,
  type Command,
  cardGame,
  ROUNDS_PER_ERA,
  type State,
  type View,
} from '@carson/card-game';
import { seedRandom, shuffle } from '@carson/engine';
import type { LookAhead } from '../level.ts';
import { evenly } from '../review/distribution.ts';
import type { Draw, LuckTally } from '../review/luck.ts';
import type { AnyReviewer, Cause, DecisionKind, Reviewer } from '../review/reviewer.ts';
import { type CardJudge, cardJudge, gainOfCard } from './judge.ts';
import { SEARCH, TOP_WEIGHTS, TUNED_WEIGHTS } from './levels.ts';
import { cardModel, PROSPECTS, type Prospects } from './model.ts';

/** Imagined auctions behind a bid, as at the strongest level. */
const AUCTIONS = 60;

/** A review looks at hundreds of decisions, but not so far ahead. */
const REVIEW: LookAhead = { ...SEARCH, depth: 6 };

/** Games of all levels are harder to foresee than those of the strongest. */
const PROSPECTS_OF_ALL: Prospects = { ...PROSPECTS, noise: { over: 0.5, open: 0.5, perRound: 2.2 } };

const reviewer: Reviewer<State, Command, View> = {
  model: () =>
    cardModel({
      weights: TOP_WEIGHTS,
      personal: TOP_WEIGHTS,
      auctions: AUCTIONS,
      prospects: PROSPECTS_OF_ALL,
    }),
  lookAhead: REVIEW,
  firstStage: 3,
  noiseScale: 1.5,
  kindOf: ({ type }) => KINDS[type],
  roundOf: ({ era, round }) => (era - 1) * ROUNDS_PER_ERA + round,
  causeOf: ({ type }) => CAUSE_OF[type],
  luck: cardLuck,
};

export const cardReviewer = reviewer as AnyReviewer;

const KINDS: Readonly<Record<Command['type'], DecisionKind>> = {
  bid: 'bid',
  takeCard: 'take',
  layCard: 'lay',
  setCardAside: 'lay',
  usePower: 'power',
  declinePower: 'power',
  sellCard: 'power',
  finishSelling: 'power',
  recruitCharacter: 'power',
  declineRecruit: 'power',
};

const CAUSE_OF: Readonly<Record<string, Cause | undefined>> = {
  terrainRevealed: 'cards',
  characterRevealed: 'cards',
  bidsRevealed: 'bids',
};

/** Columns that could have come instead, to tell what to expect. */
const SAMPLES = 24;

function cardLuck(): LuckTally<State> {
  const judge = cardJudge(TUNED_WEIGHTS, 1);
  let draws: Draw[] = [];
  const listen = (event: CardEvent, state: State): void => {
    if (event.type === 'terrainRevealed') draws.push(...columnDraws(judge, state, event.cards));
    else if (event.type === 'characterRevealed') draws.push(...characterDraws(judge, state, event.character));
    else if (event.type === 'orderSettled') draws.push(...tieDraws(event, state));
  };
  return {
    happened: listen,
    take() {
      const taken = draws;
      draws = [];
      return taken;
    },
    redeal,
  };
}

/** Seats that build a city. */
function builders({ seats }: State): readonly number[] {
  return seats.flatMap(({ level }, seat) => (level === undefined ? [seat] : []));
}

/** What the best terrain card of the column brings a seat, against other columns of the pile. */
function columnDraws(judge: CardJudge, state: State, cards: readonly number[]): readonly Draw[] {
  const pile = [...cards, ...state.terrainPile];
  const random = seedRandom(`columns ${state.era} ${state.round}`);
  const columns = Array.from({ length: SAMPLES }, () => shuffle(random, [...pile]).slice(0, cards.length));
  return builders(state).map((seat) => {
    const best = gainsFor(judge, state, seat);
    return { id: 'columns', seat, got: best(cards), outcomes: evenly(columns.map(best)) };
  });
}

function gainsFor(judge: CardJudge, state: State, seat: number): (cards: readonly number[]) => number {
  const known = new Map<number, number>();
  const gain = (card: number): number => {
    const found = known.get(card) ?? tenths(gainOfCard(judge, state, { seat, card }));
    known.set(card, found);
    return found;
  };
  return (cards) => Math.max(0, ...cards.map(gain));
}

/** What the character turned up brings a seat, against those still in the pile. */
function characterDraws(judge: CardJudge, state: State, shown: CharacterId): readonly Draw[] {
  const pile = [shown, ...state.characterPile];
  return builders(state).map((seat) => {
    const gain = (card: CharacterId) => tenths(Math.max(0, gainOfCard(judge, state, { seat, card })));
    return { id: 'characters', seat, got: gain(shown), outcomes: evenly(pile.map(gain)) };
  });
}

/** Who is first among equal bids, by the back on top; each of them was as likely. */
function tieDraws(
  { turns, back }: Extract<CardEvent, { type: 'orderSettled' }>,
  { seats }: State,
): readonly Draw[] {
  if (BACKS[back] === undefined) return [];
  return turns.flatMap(({ seat, value }, at) => {
    const equals = turns.filter((turn) => turn.value === value).length;
    if (equals < 2 || seats[seat]?.level !== undefined) return [];
    const first = turns.findIndex((turn) => turn.value === value) === at;
    const outcomes = new Map([
      [1, 1 / equals],
      [0, 1 - 1 / equals],
    ]);
    return [{ id: 'ties' as const, seat, got: first ? 1 : 0, outcomes }];
  });
}

/** Bids that are sealed already stay as they are. */
function redeal(state: State, key: string): State {
  const random = seedRandom(key);
  const dealt = cardGame.imagine(cardGame.view(state, 'spectator'), random);
  return { ...dealt, bids: cardGame.clone(state).bids };
}

function tenths(points: number): number {
  return Math.round(10 * points) / 10;
}
