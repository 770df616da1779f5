/** What a seat may answer before it is asked: its next bid, and the card it takes in its turn. */
import type { QueueOffer, QueueRules } from '@carson/engine';
import type { Command } from './command.ts';
import { isVirtual, ROUNDS_PER_ERA, type State, seatAt } from './state/state.ts';
import type { View } from './view/view.ts';

type Offer = QueueOffer<Command>;
type Auction = Pick<View, 'era' | 'round' | 'steps'>;

/** By name. Only other seats can change a plan. */
const FACTS = {
  round: ({ era, round }: View) => [era, round],
  /** Which auction is the next one. */
  auction: (view: View) => nextAuction(view),
  /** The auction cards that everyone still holds. */
  hands: ({ seats }: View) => seats.map(({ held }) => held),
  /** What is for sale. */
  column: ({ column }: View) => column,
  /** Whether the card aimed at is still there. */
  aim: ({ column }: View, _seat: number, command: Command) =>
    command.type === 'takeCard' && column.includes(command.card),
  /** Powers that others have used. */
  powers: ({ seats }: View, own: number) => seats.map(({ tilted }, seat) => (seat === own ? [] : tilted)),
  /** Characters that others have. */
  characters: ({ seats }: View, own: number) =>
    seats.map(({ characters }, seat) => (seat === own ? [] : characters)),
} as const;

type Fact = keyof typeof FACTS;
const named = (...names: readonly Fact[]): readonly Fact[] => names;

export const queue: QueueRules<State, Command, View> = {
  offers: (state, seat) =>
    isVirtual(seatAt(state, seat)) ? [] : [...takeOffers(state, seat), ...bidOffers(state, seat)],
  facts: (view, seat, command) =>
    Object.fromEntries(Object.entries(FACTS).map(([name, fact]) => [name, fact(view, seat, command)])),
};

/** A bid given before the cards are turned up does not depend on them; one given after does. */
function bidOffers(state: State, seat: number): readonly Offer[] {
  const isNextEra = !isAuctionToCome(state) && state.round === ROUNDS_PER_ERA;
  const { held } = seatAt(state, seat);
  if (isNextEra || held.length < 2 || state.steps.at(-1)?.kind === 'bid') return [];
  const isDealt = isAuctionToCome(state);
  return held.map((card) => ({
    question: 'bid',
    command: { type: 'bid', card },
    facts: isDealt ? named('auction', 'hands', 'column') : named('auction', 'hands'),
    stops: named('powers', 'characters'),
  }));
}

function takeOffers(state: State, seat: number): readonly Offer[] {
  const isToCome = state.steps.some(
    (step) => step.kind === 'take' && step.seat === seat && step.by === undefined,
  );
  if (!isToCome) return [];
  return state.column.map((card) => ({
    question: 'take',
    command: { type: 'takeCard', card },
    facts: named('round', 'aim'),
    stops: named('powers', 'characters'),
  }));
}

/** Whether this round's bids are still to be chosen. */
function isAuctionToCome({ steps }: { readonly steps: View['steps'] }): boolean {
  return steps.some(({ kind }) => kind === 'bid');
}

function nextAuction(view: Auction): readonly number[] {
  return [view.era, isAuctionToCome(view) ? view.round : view.round + 1];
}
