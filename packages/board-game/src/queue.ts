/** What a seat may answer before it is asked: to pass, to place a cowboy on an action space, to take a character. */
import type { QueueOffer, QueueRules } from '@carson/engine';
import { type Command, characterTaken } from './command.ts';
import { PASS } from './commands.ts';
import { placingOptions } from './placing/placement.ts';
import { isSpacePlace, ROW_PLACES } from './placing/places.ts';
import type { State } from './state/state.ts';
import type { CharactersStep } from './state/steps.ts';
import { characters } from './steps/characters/characters.ts';
import { BARE } from './town/town.ts';
import type { View } from './view/view.ts';

type Offer = QueueOffer<Command>;

/** By name. */
const FACTS = {
  round: ({ round }: View) => round,
  /** The cowboys on the place aimed at, and what it gives. */
  place: (view: View, own: number, command: Command) =>
    command.type === 'placeCowboy' ? atPlace(view, own, command.place) : undefined,
  /** Whether the character aimed at can still be taken. */
  aim: ({ characters: all }: View, _own: number, command: Command) =>
    all.some(({ character, holder }) => character === characterTaken(command) && holder === undefined),
  /** Cowboys of others on the seat's own buildings. */
  attacked: ({ pieces, town }: View, own: number) =>
    pieces.filter(({ seat, place }) => seat !== own && town.owner[place] === own && town.on[place] !== BARE),
  /** Cowboys of others where one has a cowboy. */
  joined: ({ pieces }: View, own: number) =>
    pieces.filter(
      ({ seat, place }) =>
        seat !== own && pieces.some((piece) => piece.seat === own && piece.place === place),
    ),
  /** Who has passed. */
  passed: ({ endOrder }: View) => endOrder,
} as const;

type Fact = keyof typeof FACTS;
const named = (...names: readonly Fact[]): readonly Fact[] => names;
const STOPS = named('attacked', 'joined', 'passed');

export const queue: QueueRules<State, Command, View> = {
  offers: (state, seat) => [...placingOffers(state, seat), ...characterOffers(state, seat)],
  facts: (view, seat, command) =>
    Object.fromEntries(
      Object.entries(FACTS).map(([name, fact]) => [name, fact(view, seat, command) ?? 'nothing']),
    ),
};

function placingOffers(state: State, seat: number): readonly Offer[] {
  const isToCome = state.steps.some(({ kind }) => kind === 'placing') && !state.endOrder.includes(seat);
  if (!isToCome) return [];
  const options: Command[] = [];
  placingOptions(state, seat, options);
  const spaces = options.filter(
    (command) => command.type === 'placeCowboy' && command.with === undefined && isSpacePlace(command.place),
  );
  return [
    { question: 'placeCowboy', command: PASS, facts: named('round'), stops: STOPS },
    ...spaces.map((command) => ({
      question: 'placeCowboy',
      command,
      facts: named('round', 'place'),
      stops: STOPS,
    })),
  ];
}

function characterOffers(state: State, seat: number): readonly Offer[] {
  const step = state.steps.find((open): open is CharactersStep => open.kind === 'characters');
  if (step === undefined || !state.chooseOrder.slice(step.at).includes(seat)) return [];
  const options: Command[] = [];
  characters.options({ state, seat, step }, options);
  return options.map((command) => ({
    question: 'takeCharacter',
    command,
    facts: named('round', 'aim'),
    stops: [],
  }));
}

function atPlace({ pieces, spaces, row }: View, own: number, place: number): unknown {
  const here = pieces.filter((piece) => piece.place === place && piece.seat !== own);
  const tile = ROW_PLACES.indexOf(place);
  return {
    here,
    closed: spaces.find((space) => space.place === place)?.closed ?? false,
    tile: row[tile] ?? BARE,
  };
}
