/** The plans of the card game's lessons: each condition is a sentence of packages/words/en/lessons/cards.ftl. */
import {
  CHARACTER_APPEAL,
  type ColumnCard,
  type Command,
  type CommandOf,
  cardGame,
  type Element,
  type LaidCard,
  type State,
  SUITS,
  seatTotal,
  TERRAIN,
} from '@carson/card-game';
import { LEARNER } from '../../src/lessons/lesson.ts';
import type { Asked, LessonPlan, MovePlan, Tried } from './plan.ts';

const MINE = ['mine', 'mountain'] as const;
const RANCH = ['ranch', 'mountain'] as const;
/** Parcels of a card by their place: the western column, the eastern one. */
const COLUMNS = [
  [0, 2],
  [1, 3],
] as const;
/** Rival bids by round: above, equal to, above and below the learner's. */
const BIDS: readonly (readonly number[])[] = [
  [3, 4, 2],
  [4, 2, 1],
  [6, 7, 8],
  [7, 6, 5],
];
const LAND_ROUND = 3;

const first: LessonPlan = {
  id: 'first',
  about:
    'A mine and its mountains, a tie, a character, its power and an overlap: the card game in four rounds.',
  minutes: 10,
  options: { seats: SUITS.slice(0, 4).map((suit) => ({ kind: 'real', suit })) },
  rivals: ['otto-brandt', 'barnaby-finch', 'tam-penrose'],
  rival: rivalIn,
  steps: [
    bid('bid', 5),
    take('take', (card, move) => shows(card, MINE) && isWhole(move.state) && gains(move) === 2),
    bid('tie', 4),
    take('pair', (card, { state }) => shows(card, MINE) && isWhole(state)),
    lay('lay', ({ y }, move) => y === -2 && covered(move) === 0 && gains(move) === 4 && isBest(move)),
    bid('save', 1),
    take('character', (card) => card === 'mercenary'),
    bid('bluff', 3),
    { id: 'power', fits: ({ command }) => command.type === 'usePower' },
    take('ranch', (card, { state }) => shows(card, RANCH) && isMountainAbove(card) && isWhole(state)),
    lay(
      'overlap',
      (_, move) =>
        covered(move) === 2 &&
        gains(move) === 6 &&
        isBest(move) &&
        Math.max(...others(move).flatMap((other) => (covered(other) === 0 ? gains(other) : []))) === 4,
    ),
    { id: 'count', touch: 'score' },
  ],
};

const virtual: LessonPlan = {
  id: 'virtual',
  about: 'Virtual players take the card of highest appeal and build nothing.',
  minutes: 2,
  options: {
    seats: SUITS.slice(0, 4).map((suit, at) =>
      at === LEARNER ? { kind: 'real', suit } : { kind: 'virtual', level: 'novice', suit },
    ),
  },
  rivals: [],
  rival: () => undefined,
  steps: [
    bid('bid', 5),
    // One virtual player was higher and took the highest blue number.
    take('take', (card, { state }) => {
      const [taken] = state.seats.flatMap(({ kept, characters }) => [...kept, ...characters]);
      const isHighest = taken !== undefined && state.column.every((left) => appeal(left) < appeal(taken));
      const ranches = state.column.filter((left) => parcelsOf(left).includes('ranch'));
      return ranches.length === 1 && ranches[0] === card && state.column.length === 4 && isHighest;
    }),
    bid('high', 9, ({ column }) => sevens(column).length === 2),
    take('mine', (card, { state }) => sevens(state.column).includes(card) && isWhole(state)),
  ],
};

export const CARD_PLANS: readonly LessonPlan[] = [first, virtual];

/** Bids of the round, land while the learner waits for the character, else what appeals most. No power disturbs the lesson. */
function rivalIn({ state, seat, options }: Asked): Command | undefined {
  const [asked] = options;
  if (asked?.type === 'bid') {
    const card = BIDS[state.round - 1]?.[seat - 1];
    return options.find((option) => option.type === 'bid' && option.card === card);
  }
  const takes = options.filter((option) => option.type === 'takeCard');
  const wanted = state.round === LAND_ROUND ? takes.filter(({ card }) => typeof card === 'number') : takes;
  if (takes.length > 0) return wanted.toSorted((a, b) => appeal(b.card) - appeal(a.card))[0];
  if (asked?.type !== 'layCard') return undefined;
  return options.toSorted((a, b) => totalWith(state, seat, b) - totalWith(state, seat, a))[0];
}

function totalWith(state: State, seat: number, command: Command): number {
  const after = cardGame.clone(state);
  cardGame.play(after, seat, command);
  return totalOf(after, seat);
}

function totalOf({ seats }: State, seat: number): number {
  const own = seats[seat];
  return own === undefined ? 0 : seatTotal(own);
}

function bid(id: string, card: number, isTime: (state: State) => boolean = () => true): MovePlan {
  return {
    id,
    fits: ({ command, state }) => command.type === 'bid' && command.card === card && isTime(state),
  };
}

function take(id: string, fits: (card: ColumnCard, move: Tried) => boolean): MovePlan {
  return { id, fits: (move) => move.command.type === 'takeCard' && fits(move.command.card, move) };
}

function lay(id: string, fits: (command: CommandOf<'layCard'>, move: Tried) => boolean): MovePlan {
  return { id, fits: (move) => move.command.type === 'layCard' && fits(move.command, move) };
}

function parcelsOf(card: ColumnCard): readonly Element[] {
  return (typeof card === 'number' ? TERRAIN[card]?.parcels : undefined) ?? [];
}

/** Each of these once, and nothing else but empty parcels. */
function shows(card: ColumnCard, elements: readonly Exclude<Element, 'empty'>[]): boolean {
  const shown = parcelsOf(card).filter((element) => element !== 'empty');
  return (
    shown.length === elements.length && elements.every((element) => shown.some((one) => one === element))
  );
}

function isMountainAbove(card: ColumnCard): boolean {
  const parcels = parcelsOf(card);
  return COLUMNS.some(([north, south]) => parcels[north] === 'mountain' && parcels[south] === 'ranch');
}

function appeal(card: ColumnCard): number {
  return typeof card === 'number' ? (TERRAIN[card]?.appeal ?? 0) : CHARACTER_APPEAL[card];
}

function sevens(column: readonly ColumnCard[]): readonly ColumnCard[] {
  return column.filter((card) => shows(card, MINE) && appeal(card) === 7);
}

/** No one has taken a card of it: the learner chooses first. */
function isWhole({ column }: State): boolean {
  return column.length === 5;
}

function gains({ state, after }: Tried): number {
  return totalOf(after, LEARNER) - totalOf(state, LEARNER);
}

/** How many parcels of the city the card covers. */
function covered({ state, command }: Tried): number {
  if (command.type !== 'layCard') return 0;
  const city = new Set(state.seats[LEARNER]?.laid.flatMap(placesOf));
  return placesOf(command).filter((place) => city.has(place)).length;
}

function placesOf({ x, y }: Pick<LaidCard, 'x' | 'y'>): readonly string[] {
  return [0, 1].flatMap((down) => [0, 1].map((right) => `${x + right},${y + down}`));
}

/** The same card in every place. */
function others(move: Tried): readonly Tried[] {
  return move.siblings().filter(({ command }) => command.type === 'layCard');
}

function isBest(move: Tried): boolean {
  return others(move).every((other) => gains(other) <= gains(move));
}
