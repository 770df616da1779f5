/** Games without search between two sets of weights of the card game. */
import { cardGame, type Options, SUITS, seatTotal } from '@carson/card-game';
import { seedRandom } from '@carson/engine';
import { type CardJudge, cardJudge } from '../src/cards/judge.ts';
import { answerOf } from '../src/cards/model.ts';
import { seatOf } from '../src/cards/rounds.ts';
import type { CardWeights } from '../src/cards/weights/weights.ts';
import { mean, meanWithError } from './spsa.ts';

const AUCTIONS = 16;

export interface Match {
  readonly first: CardWeights;
  readonly second: CardWeights;
  readonly seed: string;
  readonly games: number;
  /** Only games of one real seat among virtual experts. */
  readonly alone?: boolean;
}

/** Points and shares of the wins that the first has more than the second, one entry per pair of games. */
export interface Result {
  readonly scores: readonly number[];
  readonly wins: readonly number[];
}

const SEATINGS = [
  [1, 0, 1, 0],
  [1, 1, 0, 0],
  [1, 0, 0, 1],
] as const;

export function playMatch({ first, second, seed, games, alone: only = false }: Match): Result {
  const judges = [cardJudge(second, AUCTIONS), cardJudge(first, AUCTIONS)];
  const results = Array.from({ length: Math.ceil(games / 2) }, (_, at) => {
    const own = `${seed} ${at}`;
    return only || at % 3 === 2 ? alone(judges, own) : together(judges, own, SEATINGS[at % 3] ?? SEATINGS[0]);
  });
  return { scores: results.map(({ score }) => score), wins: results.map(({ win }) => win) };
}

/** Two seats each, in two games with the seats swapped. */
function together(judges: readonly CardJudge[], seed: string, seating: readonly number[]) {
  const games = [0, 1].map((swap) => {
    const sides = seating.map((side) => (swap === 0 ? side : 1 - side));
    const options = { seats: SUITS.slice(0, 4).map((suit) => ({ kind: 'real' as const, suit })) };
    const scores = playOut(
      options,
      seed,
      sides.map((side) => judges[side] as CardJudge),
    );
    const own = (side: number) => scores.filter((_, seat) => sides[seat] === side);
    const best = Math.max(...scores);
    const won = (side: number) => own(side).filter((score) => score === best).length;
    return { score: mean(own(1)) - mean(own(0)), win: (won(1) - won(0)) / (won(1) + won(0)) };
  });
  return { score: mean(games.map(({ score }) => score)), win: mean(games.map(({ win }) => win)) };
}

/** One real seat among virtual experts. */
export function amongExperts(): Options {
  const seats = SUITS.slice(0, 4).map((suit, seat) =>
    seat === 0
      ? { kind: 'real' as const, suit }
      : { kind: 'virtual' as const, level: 'expert' as const, suit },
  );
  return { seats };
}

/** The same game among experts once with each. */
function alone(judges: readonly CardJudge[], seed: string) {
  const [second, first] = judges.map((judge) => {
    const [own = 0, ...rivals] = playOut(amongExperts(), seed, [judge]);
    return { score: own - Math.max(...rivals), win: own > Math.max(...rivals) ? 1 : 0 };
  });
  return {
    score: ((first?.score ?? 0) - (second?.score ?? 0)) / 2,
    win: (first?.win ?? 0) - (second?.win ?? 0),
  };
}

function playOut(options: Options, seed: string, judges: readonly CardJudge[]): readonly number[] {
  const state = cardGame.setup(options, seed);
  const random = seedRandom(`${seed} bids`);
  for (let [owed] = cardGame.owed(state); owed !== undefined; [owed] = cardGame.owed(state)) {
    const { seat } = owed;
    cardGame.play(state, seat, answerOf(judges[seat] as CardJudge, state, { seat, random }));
  }
  return state.seats.map((_, seat) => seatTotal(seatOf(state, seat)));
}

/** Many short matches, to be shared among all cores. */
export function matchesBetween(
  pair: Pick<Match, 'first' | 'second' | 'alone'>,
  { matches, games }: { readonly matches: number; readonly games: number },
): readonly { readonly match: Match }[] {
  return Array.from({ length: matches }, (_, at) => ({ match: { ...pair, seed: `check ${at}`, games } }));
}

/** Says how the first did; whether it gained more points than its error. */
export function isBetter(results: readonly Result[]): boolean {
  const score = meanWithError(results.flatMap(({ scores }) => scores));
  const win = meanWithError(results.flatMap(({ wins }) => wins));
  console.log(
    `against the start: ${score.mean.toFixed(2)} ± ${score.error.toFixed(2)} points, ` +
      `${(50 + 50 * win.mean).toFixed(1)} ± ${(50 * win.error).toFixed(1)} % of the wins`,
  );
  if (score.mean < score.error) console.log('not better: not kept');
  return score.mean >= score.error;
}
