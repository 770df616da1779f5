/** What the tuning of the card game learns from: positions of played games, and what became of them. */
import {
  type CharacterId,
  type Command,
  cardGame,
  codesOfCard,
  LEVELS,
  type Options,
  placesFor,
  type State,
  SUITS,
  seatTotal,
} from '@carson/card-game';
import { below, type Random, seedRandom } from '@carson/engine';
import { gainOfPlacing } from '../src/cards/city/laying.ts';
import { characterAt, type Plot, spaceFeatures } from '../src/cards/city/plot.ts';
import type { CardJudge } from '../src/cards/judge.ts';
import { answerOf, worthOf } from '../src/cards/model.ts';
import {
  comingEdge,
  handEdge,
  roundsAfter,
  roundsOpen,
  seatOf,
  tableFeatures,
  usesLeft,
} from '../src/cards/rounds.ts';
import { AT, bondAt, FEATURES, KNOTS, knotsAt, matchAt, pairAt } from '../src/cards/weights/features.ts';
import { BARE, ELEMENT_COUNT } from '../src/cards/weights/ledger.ts';
import { seenAs } from '../src/cards/weights/weights.ts';

/** One feature that is not zero, as its number in a row of all weights. */
export interface Entry {
  readonly at: number;
  readonly value: number;
}

/** Two ways to go on from one position: how they differ a round later, and at the end of the game. */
export interface Sample {
  readonly entries: readonly Entry[];
  /** How much more the first way gained from then on. */
  readonly gained: number;
  /** Rounds that were left. */
  readonly rounds: number;
}

/** The row of all weights: those of the city, knot after knot, then that of the hand. */
export const ROW = FEATURES * KNOTS.length + 1;

/** How many real seats sit at one table after another. */
const REAL_SEATS = [1, 4, 1, 2, 1, 4, 1, 5];

/** Tables of every kind: one real seat among virtual ones half the time, several otherwise. */
export function tableFor(index: number): Options {
  const real = REAL_SEATS[index % REAL_SEATS.length] ?? 1;
  const virtual = Math.max(0, (index % 16 < 12 ? 4 : 5) - real);
  return {
    seats: [
      ...Array.from({ length: real }, (_, at) => ({
        kind: 'real' as const,
        suit: SUITS[(index + at) % SUITS.length] ?? 'hat',
      })),
      ...Array.from({ length: virtual }, (_, at) => ({
        kind: 'virtual' as const,
        level: LEVELS[(at + index) % LEVELS.length] ?? 'expert',
      })),
    ],
  };
}

const FORKS_A_GAME = 6;
const DECISIONS_A_SEAT = 50;

/** Plays a game, not always the best move; here and there it follows two ways at once, to the end. */
export function playAndCompare(
  judge: CardJudge,
  options: Options,
  seed: string,
): { readonly samples: readonly Sample[]; readonly score: number } {
  const state = cardGame.setup(options, seed);
  const random = seedRandom(`${seed} wander`);
  const samples: Sample[] = [];
  const decisions = DECISIONS_A_SEAT * options.seats.filter(({ kind }) => kind === 'real').length;
  for (;;) {
    const [owed] = cardGame.owed(state);
    if (owed === undefined) return { samples, score: seatTotal(seatOf(state, 0)) };
    if (roundsAfter(state) > 0 && below(random, decisions) < FORKS_A_GAME) {
      const sample = fork(judge, state, { seat: owed.seat, random });
      if (sample !== undefined) samples.push(sample);
    }
    cardGame.play(state, owed.seat, wander(judge, state, owed.seat, random));
  }
}

function fork(
  judge: CardJudge,
  state: State,
  { seat, random }: { readonly seat: number; readonly random: Random },
): Sample | undefined {
  const options = cardGame.options(state, seat);
  if (options.length < 2) return undefined;
  const worths = options.map((option) => worthOf(judge, state, { seat, option }) + noise(random, 1));
  const spread = worths.map((worth) => worth + noise(random, 5));
  const first = worths.indexOf(Math.max(...worths));
  spread[first] = Number.NEGATIVE_INFINITY;
  const second = spread.indexOf(Math.max(...spread));
  const a = follow(judge, state, { seat, command: options[first] as Command, chance: random.drawn });
  const b = follow(judge, state, { seat, command: options[second] as Command, chance: random.drawn });
  const entries = difference(a.entries, b.entries);
  return { entries, gained: a.gained - b.gained, rounds: a.rounds };
}

function follow(
  judge: CardJudge,
  from: State,
  { seat, command, chance }: { readonly seat: number; readonly command: Command; readonly chance: number },
): Sample {
  const state = cardGame.clone(from);
  const random = { ...seedRandom('follow'), drawn: chance * 1_000 };
  const rounds = roundsAfter(state);
  cardGame.play(state, seat, command);
  goOn(judge, state, { random, while: () => roundsOpen(state) > rounds });
  const entries = observe(judge, state, seat);
  const before = seatTotal(seatOf(state, seat));
  goOn(judge, state, { random, while: () => true });
  return { entries, gained: seatTotal(seatOf(state, seat)) - before, rounds };
}

/** Sensible players answer, until the game is over at the latest. */
function goOn(
  judge: CardJudge,
  state: State,
  { random, while: more }: { readonly random: Random; readonly while: () => boolean },
): void {
  for (let [owed] = cardGame.owed(state); owed !== undefined && more(); [owed] = cardGame.owed(state)) {
    cardGame.play(state, owed.seat, answerOf(judge, state, { seat: owed.seat, random }));
  }
}

/** Returns how two rows of features differ. */
export function difference(a: readonly Entry[], b: readonly Entry[]): readonly Entry[] {
  const row = new Map(a.map(({ at, value }) => [at, value]));
  for (const { at, value } of b) row.set(at, (row.get(at) ?? 0) - value);
  return [...row].filter(([, value]) => value !== 0).map(([at, value]) => ({ at, value }));
}

/** Mostly the best answer; now and then another, so that the tuning sees more than one way. */
export function wander(judge: CardJudge, state: State, seat: number, random: Random): Command {
  const step = state.steps.at(-1);
  const stray = below(random, 100);
  if (step?.kind === 'bid' && stray < 15) {
    const options = cardGame.options(state, seat);
    return options[below(random, options.length)] as Command;
  }
  if (step?.kind === 'take' && stray < 40) {
    const options = cardGame.options(state, seat);
    const worths = options.map((option) => worthOf(judge, state, { seat, option }) + noise(random, 4));
    return options[worths.indexOf(Math.max(...worths))] as Command;
  }
  if (step?.kind === 'lay' && stray < 30) {
    const plot = judge.plotFor(seatOf(state, seat), roundsAfter(state));
    const codes = codesOfCard(step.card);
    const places = placesFor(plot.site, codes);
    const worths = places.map((at) => gainOfPlacing(plot, codes, at) + noise(random, 2));
    const best = places[worths.indexOf(Math.max(...worths))];
    if (best !== undefined) return { type: 'layCard', ...best };
  }
  return answerOf(judge, state, { seat, random });
}

function noise(random: Random, size: number): number {
  let sum = -2;
  for (let i = 0; i < 4; i++) sum += below(random, 1024) / 1024;
  return sum * size * 1.7;
}

/** Returns the features of a seat's city and hand that are not zero, as the weights count them with so many rounds left. */
export function observe(judge: CardJudge, state: State, seat: number): readonly Entry[] {
  const rounds = roundsOpen(state);
  const owner = seatOf(state, seat);
  const plot = judge.plotFor(owner, rounds);
  const plain = new Float64Array(FEATURES);
  countPairs(plot, plain);
  const add = (at: number, value: number) => {
    plain[at] = (plain[at] as number) + value;
  };
  for (let code = 0; code < ELEMENT_COUNT; code++) {
    add(AT.counts + seenAs(code, plot.site.law), plot.counts[code] as number);
  }
  for (const id of owner.characters) add(AT.characters + characterAt(id), usesLeft(state, id, owner.tilted));
  countMatches(plot, owner.characters, add);
  for (const [at, value] of spaceFeatures(plot).entries()) add(AT.space + at, value);
  for (const [at, value] of tableFeatures(state).entries()) add(AT.table + at, value);
  const entries: Entry[] = [];
  for (const [knot, share] of knotsAt(rounds).entries()) {
    if (share === 0) continue;
    for (let feature = 0; feature < FEATURES; feature++) {
      const value = plain[feature] as number;
      if (value !== 0) entries.push({ at: knot * FEATURES + feature, value: value * share });
    }
  }
  entries.push({ at: ROW - 1, value: handEdge(state, seat) + comingEdge(state, seat) });
  return entries;
}

/** Counts the pairs of parcels in one city, wherever they lie, and the parcels of a character's owner. */
function countMatches(
  { counts }: Plot,
  characters: readonly CharacterId[],
  add: (at: number, value: number) => void,
): void {
  for (let a = 0; a < ELEMENT_COUNT; a++) {
    const own = counts[a] as number;
    if (own === 0 || matchAt(a, a) < 0) continue;
    add(matchAt(a, a), (own * (own - 1)) / 2);
    for (let b = a + 1; b < ELEMENT_COUNT; b++) {
      if (matchAt(a, b) >= 0) add(matchAt(a, b), own * (counts[b] as number));
    }
    for (const id of characters) add(bondAt(characterAt(id), a), own);
  }
}

const STRIDE = 16;

function countPairs({ cells, site }: Plot, features: Float64Array): void {
  for (let place = 0; place < cells.length - STRIDE - 1; place++) {
    for (const step of [1, STRIDE - 1, STRIDE, STRIDE + 1]) {
      const a = cells[place] as number;
      const b = cells[place + step] as number;
      if (a >= BARE && b >= BARE) continue;
      const pair = AT.pairs + pairAt(seenAs(a, site.law), seenAs(b, site.law));
      features[pair] = (features[pair] as number) + 1;
    }
  }
}
