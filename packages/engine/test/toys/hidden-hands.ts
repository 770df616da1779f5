/** Hidden hands: draw if you like, mark a card face down, then turn it up; the sum of turned cards wins. */
import {
  cloneRandom,
  type Game,
  type GameState,
  type Random,
  readBy,
  refusal,
  seedRandom,
  shuffle,
  type Viewer,
} from '@carson/engine';
import * as v from 'valibot';
import { rankByScore } from './ranking.ts';

const OptionsSchema = v.strictObject({
  seats: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(4)),
});
const CommandSchema = v.variant('type', [
  v.strictObject({ type: v.literal('drawCard') }),
  v.strictObject({ type: v.literal('markCard'), card: v.pipe(v.number(), v.integer()) }),
  v.strictObject({ type: v.literal('turnCard') }),
]);

export type HandsOptions = v.InferOutput<typeof OptionsSchema>;
export type HandsCommand = v.InferOutput<typeof CommandSchema>;
export type HandsEvent =
  | { readonly type: 'cardDrawn' | 'cardMarked'; readonly seat: number }
  | { readonly type: 'cardTurned'; readonly seat: number; readonly card: number };

export interface HandsState extends GameState {
  turn: number;
  readonly pile: number[];
  readonly hands: number[][];
  readonly turned: number[][];
  marked?: number;
  hasDrawn: boolean;
}

export interface HandsView {
  readonly turn: number;
  readonly reveals: number;
  readonly pile: number;
  readonly sizes: readonly number[];
  readonly turned: readonly (readonly number[])[];
  readonly hasMarked: boolean;
  readonly hasDrawn: boolean;
  readonly own?: { readonly seat: number; readonly hand: readonly number[]; readonly marked?: number };
}

const DECK = Array.from({ length: 16 }, (_, index) => index + 1);
const TURNS_EACH = 3;

export const hiddenHands: Game<HandsOptions, HandsState, HandsCommand, HandsView, HandsEvent> = {
  id: 'toy-hands',
  rules: 3,
  readOptions: (json) => readBy(OptionsSchema, json),
  readCommand: (json) => readBy(CommandSchema, json),

  setup({ seats }, seed) {
    const random = seedRandom(seed);
    const pile = shuffle(random, [...DECK]);
    const hands = Array.from({ length: seats }, () => pile.splice(0, 3));
    return { random, reveals: 0, turn: 0, pile, hands, turned: hands.map(() => []), hasDrawn: false };
  },

  seats: (state) => state.hands.length,

  owed(state) {
    if (state.turn === state.hands.length * TURNS_EACH) return [];
    return [
      { seat: seatOf(state), kind: 'turn', decision: state.turn, required: true, rule: 'T1', sealed: false },
    ];
  },

  options(state, seat) {
    if (!hiddenHands.owed(state).some((owed) => owed.seat === seat)) return [];
    if (state.marked !== undefined) return [{ type: 'turnCard' }];
    const marks = handOf(state, seat).map((card): HandsCommand => ({ type: 'markCard', card }));
    return state.hasDrawn || state.pile.length === 0 ? marks : [{ type: 'drawCard' }, ...marks];
  },

  check(state, seat, command) {
    if (command.type === 'turnCard') {
      return state.marked === undefined ? refusal('nothingMarked', 'T3') : undefined;
    }
    if (state.marked !== undefined) return refusal('alreadyMarked', 'T3', { card: state.marked });
    if (command.type === 'markCard') {
      return handOf(state, seat).includes(command.card)
        ? undefined
        : refusal('cardNotHeld', 'T4', { card: command.card });
    }
    if (state.hasDrawn) return refusal('alreadyDrawn', 'T5');
    return state.pile.length > 0 ? undefined : refusal('pileEmpty', 'T5');
  },

  play(state, seat, command, log) {
    if (command.type === 'drawCard') {
      handOf(state, seat).push(...state.pile.splice(0, 1));
      state.hasDrawn = true;
      state.reveals++;
      log?.({ type: 'cardDrawn', seat });
    } else if (command.type === 'markCard') {
      state.marked = command.card;
      log?.({ type: 'cardMarked', seat });
    } else {
      const card = turnMarked(state, seat);
      log?.({ type: 'cardTurned', seat, card });
    }
  },

  clone: (state) => ({
    ...state,
    random: cloneRandom(state.random),
    pile: [...state.pile],
    hands: state.hands.map((hand) => [...hand]),
    turned: state.turned.map((cards) => [...cards]),
  }),

  view: viewOf,

  score: (state) =>
    totals(state).map((total, seat) => ({
      seat,
      total,
      lines: [
        {
          id: 'turned',
          points: total,
          rule: 'T6',
          parts: (state.turned[seat] ?? []).map((card) => ({ points: card, parcels: [] })),
        },
      ],
    })),

  result: (state) => (hiddenHands.owed(state).length > 0 ? undefined : rankByScore(totals(state))),

  imagine: imagineHands,
};

function seatOf(state: HandsState): number {
  return state.turn % state.hands.length;
}

function handOf(state: HandsState, seat: number): number[] {
  return state.hands[seat] ?? [];
}

function totals(state: HandsState): readonly number[] {
  return state.turned.map((cards) => cards.reduce((sum, card) => sum + card, 0));
}

function turnMarked(state: HandsState, seat: number): number {
  const card = state.marked ?? 0;
  const hand = handOf(state, seat);
  hand.splice(hand.indexOf(card), 1);
  state.turned[seat]?.push(card);
  delete state.marked;
  state.hasDrawn = false;
  state.turn++;
  state.reveals++;
  return card;
}

function viewOf(state: HandsState, viewer: Viewer): HandsView {
  const shared = {
    turn: state.turn,
    reveals: state.reveals,
    pile: state.pile.length,
    sizes: state.hands.map((hand) => hand.length),
    turned: state.turned.map((cards) => [...cards]),
    hasMarked: state.marked !== undefined,
    hasDrawn: state.hasDrawn,
  };
  if (viewer === 'spectator') return shared;
  const own = { seat: viewer, hand: [...handOf(state, viewer)] };
  const marked = seatOf(state) === viewer ? state.marked : undefined;
  return { ...shared, own: marked === undefined ? own : { ...own, marked } };
}

function imagineHands(view: HandsView, random: Random): HandsState {
  const known = new Set([...view.turned.flat(), ...(view.own?.hand ?? [])]);
  const unknown = shuffle(
    random,
    DECK.filter((card) => !known.has(card)),
  );
  const hands = view.sizes.map((size, seat) =>
    seat === view.own?.seat ? [...view.own.hand] : unknown.splice(0, size),
  );
  const state: HandsState = {
    random,
    reveals: view.reveals,
    turn: view.turn,
    pile: unknown.slice(0, view.pile),
    hands,
    turned: view.turned.map((cards) => [...cards]),
    hasDrawn: view.hasDrawn,
  };
  const marked = view.own?.marked ?? handOf(state, seatOf(state))[0];
  if (view.hasMarked && marked !== undefined) state.marked = marked;
  return state;
}

/** A state in which another seat's first card and the top of the pile have changed places. */
export function otherHand(state: HandsState, viewer: Viewer): HandsState | undefined {
  const twin = hiddenHands.clone(state);
  const seat = twin.hands.findIndex((hand, at) => at !== viewer && hand.length > 0);
  const [held] = handOf(twin, seat);
  const [top] = twin.pile;
  if (held === undefined || top === undefined) return undefined;
  handOf(twin, seat)[0] = top;
  twin.pile[0] = held;
  if (twin.marked === held && seat === seatOf(twin)) twin.marked = top;
  return twin;
}

export const handsOptions = (index: number): HandsOptions => ({ seats: 2 + (index % 3) });
