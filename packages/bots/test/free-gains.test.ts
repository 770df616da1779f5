import { type Command, cardGame, type State, SUITS, seatTotal } from '@carson/card-game';
import { pick, seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { TUNED_WEIGHTS } from '../src/cards/levels.ts';
import { cardModel } from '../src/cards/model.ts';
import { personalWeights } from '../src/cards/weights/taste.ts';
import { NO_FORESIGHT } from '../src/cards/weights/weights.ts';
import { BOT_PEOPLE, botFor, cardLevels, TEMPERAMENT_IDS, type Thinker } from '../src/index.ts';

const OPTIONS = { seats: SUITS.slice(0, 4).map((suit) => ({ kind: 'real' as const, suit })) };

interface Asked {
  readonly state: State;
  readonly seat: number;
}

const questions = memoized(questionsOf);

function memoized(find: typeof questionsOf): typeof questionsOf {
  const known = new Map<string, readonly Asked[]>();
  return (kind, games) => {
    const found = known.get(kind) ?? find(kind, games);
    known.set(kind, found);
    return found;
  };
}

/** The questions of this kind in a few games that are played at random. */
function questionsOf(kind: string, games: number): readonly Asked[] {
  const found: Asked[] = [];
  const random = seedRandom(`free gains ${kind}`);
  for (let game = 0; game < games; game++) {
    const state = cardGame.setup(OPTIONS, `free gains ${game}`);
    for (let [owed] = cardGame.owed(state); owed !== undefined; [owed] = cardGame.owed(state)) {
      if (owed.kind === kind) found.push({ state: cardGame.clone(state), seat: owed.seat });
      cardGame.play(state, owed.seat, pick(random, cardGame.options(state, owed.seat)));
    }
  }
  return found;
}

function ask(level: Thinker, { state, seat }: Asked): Command {
  const view = cardGame.view(state, seat);
  const options = cardGame.options(state, seat);
  const question = { game: cardGame, view, seat, options, random: seedRandom('free gain') };
  return level.decide(question, { iterations: 10 }) as Command;
}

function after({ state, seat }: Asked, command: Command): number {
  const next = cardGame.clone(state);
  cardGame.play(next, seat, command);
  const owner = next.seats[seat];
  return owner === undefined ? 0 : seatTotal(owner);
}

const people = BOT_PEOPLE.map(({ id }) => botFor('cards', id) as Thinker);

describe.each([...cardLevels, ...people])('the $id passes up no free gain', (level) => {
  it('C7.s takes one more character at the end of the game where it brings points', () => {
    const asked = questions('recruit', 30).slice(0, 8);
    expect(asked.length).toBeGreaterThan(3);
    for (const question of asked) {
      expect(ask(level as Thinker, question).type).toBe('recruitCharacter');
    }
  });

  it('C7.k sells at the end of the game what is worth less than its price, and nothing else', () => {
    const asked = questions('sell', 60).slice(0, 12);
    expect(asked.length).toBeGreaterThan(3);
    for (const question of asked) {
      const now = after(question, { type: 'finishSelling' });
      const gains = cardGame
        .options(question.state, question.seat)
        .filter(({ type }) => type === 'sellCard')
        .map((sale) => after(question, sale) - now);
      const answer = ask(level as Thinker, question);
      if (Math.max(...gains) > 0) expect(after(question, answer)).toBeGreaterThan(now);
      else expect(after(question, answer)).toBeGreaterThanOrEqual(now);
    }
  });

  it('C3.11 lays its last card where it brings points, if it brings any', () => {
    const last = questions('lay', 12).filter(({ state }) => state.era === 2 && state.round === 9);
    expect(last.length).toBeGreaterThan(3);
    for (const question of last.slice(0, 12)) {
      const { state, seat } = question;
      const owner = state.seats[seat];
      const now = owner === undefined ? 0 : seatTotal(owner);
      const options = cardGame.options(state, seat).filter(({ type }) => type === 'layCard');
      const best = Math.max(...options.map((option) => after(question, option) - now));
      if (best > 0) expect(after(question, ask(level as Thinker, question)) - now).toBeGreaterThan(0);
    }
  });
});

/** What may be left alone: to leave it brings nothing. */
const OPTIONAL: readonly string[] = ['usePower', 'sellCard', 'recruitCharacter'];

describe.each(TEMPERAMENT_IDS)('the likings of a %s at the card game', (temperament) => {
  const LEANING = 1.5;
  const MOST = 3;
  const asked = ['power', 'take', 'lay', 'sell', 'recruit'].flatMap((kind) =>
    questions(kind, 12).slice(0, 15),
  );

  it.each([
    ['today', NO_FORESIGHT],
    ['the whole game', TUNED_WEIGHTS],
  ])('that judges by %s make no gain a loss and no loss a gain, and have a limit', (_, weights) => {
    const preferences = { taste: 1, temperament, leaning: LEANING };
    const personal = personalWeights(weights, preferences, seedRandom(temperament));
    const model = cardModel({ weights, personal, auctions: 8, mostLiked: MOST });
    let liked = 0;
    for (const { state, seat } of asked) {
      const options = cardGame.options(state, seat);
      const priors = model.priors(state, seat, options);
      const best = Math.max(...priors);
      model.likings(state, seat, { options, priors }).forEach((liking, at) => {
        const [prior = 0, type = ''] = [priors[at], options[at]?.type];
        if (liking !== 0) liked++;
        expect(Math.abs(liking)).toBeLessThanOrEqual(MOST);
        if (prior > 0) expect(prior + liking).toBeGreaterThan(0);
        if (prior <= 0 && best >= 0) expect(liking).toBe(0);
        if (OPTIONAL.includes(type)) expect(liking).toBeGreaterThanOrEqual(0);
      });
    }
    expect(liked).toBeGreaterThan(100);
  });
});
