/** What a search tells of single decisions: how much more one option brings than another, beside what the weights say of it. */
import { type Command, cardGame, type State } from '@carson/card-game';
import { type Random, seedRandom } from '@carson/engine';
import { type CardJudge, cardJudge, outlookOf } from '../src/cards/judge.ts';
import { answerOf, cardModel } from '../src/cards/model.ts';
import { ALL_ROUNDS, roundsAfter } from '../src/cards/rounds.ts';
import type { CardWeights } from '../src/cards/weights/weights.ts';
import { type Candidate, candidateOf, meritOf } from '../src/search/candidate.ts';
import { compare } from '../src/search/search.ts';
import { amongExperts } from './card-match.ts';
import { difference, type Entry, observe } from './card-samples.ts';

/** Six candidates at most, in sixteen playouts each: light enough for hundreds of games. */
const CANDIDATES = 6;
const PLAYOUTS = 16;
const MARGIN = 8;
const DEPTH = 6;
const PRIOR_WEIGHT = 6;
const EARLY_ROUNDS = 3;
const AUCTIONS = { bid: 60, judged: 16 } as const;

/** An option compared with the one that is rated best. */
export interface SearchSample {
  readonly entries: readonly Entry[];
  /** How much more the search finds in it than `known` weights say, in points. */
  readonly gained: number;
  /** A card to take in the first three rounds of the game. */
  readonly isEarly: boolean;
}

export interface Searching {
  /** Those that play and search. */
  readonly weights: CardWeights;
  /** Those that the samples are compared with. */
  readonly known: CardWeights;
}

/** Plays one game alone among experts with a light search, and returns what it found. */
export function searchGame({ weights, known }: Searching, seed: string): readonly SearchSample[] {
  const state = cardGame.setup(amongExperts(), seed);
  const judge = cardJudge(known, AUCTIONS.judged);
  const model = cardModel({ weights, personal: weights, auctions: AUCTIONS.bid });
  const random = seedRandom(`${seed} search`);
  const samples: SearchSample[] = [];
  for (let [owed] = cardGame.owed(state); owed !== undefined; [owed] = cardGame.owed(state)) {
    const { seat } = owed;
    const field = searched(model, state, { seat, random });
    samples.push(...samplesOf(judge, state, { seat, field }));
    const [best] = field.toSorted((a, b) => meritOf(b, PRIOR_WEIGHT) - meritOf(a, PRIOR_WEIGHT));
    if (best === undefined) throw new Error('there is nothing to decide');
    cardGame.play(state, seat, best.option);
  }
  return samples;
}

type Field = readonly Candidate<Command>[];

function searched(
  model: ReturnType<typeof cardModel>,
  state: State,
  { seat, random }: { readonly seat: number; readonly random: Random },
): Field {
  const options = cardGame.options(state, seat);
  const priors = model.priors(state, seat, options);
  const rated = options
    .map((option, at) => candidateOf(option, priors[at] as number))
    .sort((a, b) => b.prior - a.prior);
  const least = (rated[0]?.prior ?? 0) - MARGIN;
  const field = rated.filter(({ prior }) => prior >= least).slice(0, CANDIDATES);
  const question = { game: cardGame, view: cardGame.view(state, seat), seat, options, random };
  if (field.length > 1)
    compare(question, model, { field, depth: DEPTH, playouts: PLAYOUTS, stop: () => false });
  return field;
}

/** Bids are left out: they change no city. */
function samplesOf(
  judge: CardJudge,
  state: State,
  { seat, field }: { readonly seat: number; readonly field: Field },
): readonly SearchSample[] {
  const [first, ...others] = field;
  if (first === undefined || (first.option.type !== 'takeCard' && first.option.type !== 'layCard')) return [];
  const base = positionAfter(judge, state, { seat, option: first.option });
  return others.map((candidate) => {
    const position = positionAfter(judge, state, { seat, option: candidate.option });
    const found = candidate.score / candidate.tries - first.score / first.tries;
    return {
      entries: difference(position.entries, base.entries),
      gained: found - (position.expected - base.expected),
      isEarly: first.option.type === 'takeCard' && roundsAfter(state) >= ALL_ROUNDS - EARLY_ROUNDS,
    };
  });
}

/** A card that is taken is laid where it brings most. */
function positionAfter(
  judge: CardJudge,
  from: State,
  { seat, option }: { readonly seat: number; readonly option: Command },
): { readonly expected: number; readonly entries: readonly Entry[] } {
  const state = cardGame.clone(from);
  cardGame.play(state, seat, option);
  const random = seedRandom('laying');
  while (state.steps.at(-1)?.kind === 'lay' && cardGame.owed(state)[0]?.seat === seat) {
    cardGame.play(state, seat, answerOf(judge, state, { seat, random }));
  }
  return { expected: outlookOf(judge, state, seat), entries: observe(judge, state, seat) };
}
