import { type Command, cardGame, codeOf, codesOfCard, type State, SUITS } from '@carson/card-game';
import { type AnyGame, canonicalJson, known, pick, seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { bestOption } from '../src/best-option.ts';
import { TUNED_WEIGHTS } from '../src/cards/levels.ts';
import { cardModel } from '../src/cards/model.ts';
import { AT } from '../src/cards/weights/features.ts';
import { personalWeights } from '../src/cards/weights/taste.ts';
import { type CardWeights, NO_FORESIGHT } from '../src/cards/weights/weights.ts';
import { BOT_PEOPLE, type Bot, boardBots, botFor, cardBots } from '../src/index.ts';
import { type Mistakes, NO_MISTAKES, seenPriors } from '../src/mistakes.ts';

function chosen(priors: readonly number[], mistakes: Mistakes): ReadonlySet<number> {
  const random = seedRandom('mistakes');
  const found = new Set<number>();
  for (let at = 0; at < 400; at++) {
    const seen = seenPriors(priors, { mistakes, random });
    found.add(seen.indexOf(Math.max(...seen)));
  }
  return found;
}

describe('the mistakes of a level', () => {
  it('are none where the level makes none', () => {
    expect(chosen([1, 3, 2], NO_MISTAKES)).toEqual(new Set([1]));
  });

  it('overlook good options now and then, never for one that is plainly worse or brings nothing', () => {
    expect(chosen([3, 2.5, -10, 0], { evaluationNoise: 0, overlooks: 0.4 })).toEqual(new Set([0, 1]));
  });

  it('take no loss, where a level avoids them, for an overlooked gain if another option costs nothing', () => {
    expect(chosen([0, -0.5, -1], { evaluationNoise: 3, overlooks: 0.4, avoidsLosses: true })).toEqual(
      new Set([0]),
    );
    expect(chosen([-1, -1.5, -9], { evaluationNoise: 3, overlooks: 0.4, avoidsLosses: true })).toEqual(
      new Set([0, 1]),
    );
  });

  it('misjudge what is close, and nothing further off than twice the noise', () => {
    expect(chosen([5, 4.5, 2], { evaluationNoise: 1, overlooks: 0 })).toEqual(new Set([0, 1]));
  });
});

describe('the best option', () => {
  it('is the first of the highest worth, and a bug where there is none', () => {
    expect(bestOption(['a', 'b', 'c'], [1, 2, 2])).toBe('b');
    expect(() => bestOption([], [])).toThrow('an option');
    expect(() => bestOption(['a', 'b'], [1, Number.NaN])).toThrow('an option');
  });
});

describe('the people', () => {
  it('sit at both games under their ids, the strongest level last of all bots', () => {
    for (const bots of [boardBots, cardBots]) {
      for (const { id } of BOT_PEOPLE) expect(bots.some((bot) => bot.id === id)).toBe(true);
      expect(bots.at(-1)?.id).toBe('legend');
    }
  });
});

const SEATS = { seats: SUITS.slice(0, 4).map((suit) => ({ kind: 'real' as const, suit })) };

interface Asked {
  readonly state: State;
  readonly seat: number;
  readonly options: readonly Command[];
}

/** Cards to take in games that are played at random. */
function takes(): readonly Asked[] {
  const found: Asked[] = [];
  const random = seedRandom('takes');
  for (let game = 0; game < 8; game++) {
    const state = cardGame.setup(SEATS, `takes ${game}`);
    for (let [owed] = cardGame.owed(state); owed !== undefined; [owed] = cardGame.owed(state)) {
      const { seat } = owed;
      const options = cardGame.options(state, seat);
      if (owed.kind === 'take' && options.length > 1)
        found.push({ state: cardGame.clone(state), seat, options });
      cardGame.play(state, seat, pick(random, options));
    }
  }
  return found;
}

describe('the mistakes that people make', () => {
  const asked = takes();

  it('greed: the lower levels count what a card scores today, whatever is still to come', () => {
    const isBlind = (weights: CardWeights) => {
      const model = cardModel({ weights, personal: weights, auctions: 1 });
      return asked.every(({ state, seat, options }) => {
        const last = Object.assign(cardGame.clone(state), { era: 2, round: 9 });
        return (
          canonicalJson(model.priors(state, seat, options)) ===
          canonicalJson(model.priors(last, seat, options))
        );
      });
    };
    expect(isBlind(NO_FORESIGHT)).toBe(true);
    expect(isBlind(TUNED_WEIGHTS)).toBe(false);
  });

  it('stubbornness: what a seat likes at the start of a game, it likes to the end', () => {
    const seats = Array.from({ length: 40 }, (_, at) => `someone ${at}`).sort(
      (a, b) => likingForMines(a) - likingForMines(b),
    );
    const greenhorn = known(botFor('cards', 'greenhorn'), 'a greenhorn') as Bot;
    const mines = (name: string, half: 0 | 1) => {
      const middle = asked.length / 2;
      const part = half === 0 ? asked.slice(0, middle) : asked.slice(middle);
      return part.filter(({ state, seat, options }, at) => {
        const random = { ...seedRandom(name), drawn: 1_000 * at };
        const question = {
          game: cardGame as AnyGame,
          view: cardGame.view(state, seat),
          seat,
          options,
          random,
        };
        const taken = greenhorn.decide(question) as Command;
        return taken.type === 'takeCard' && typeof taken.card === 'number' && hasMine(taken.card);
      }).length;
    };
    const [averse = '', fond = ''] = [seats.at(0), seats.at(-1)];
    expect(mines(fond, 0)).toBeGreaterThan(mines(averse, 0));
    expect(mines(fond, 1)).toBeGreaterThan(mines(averse, 1));
  });
});

function hasMine(card: number): boolean {
  return codesOfCard(card).includes(codeOf('mine'));
}

/** As large as it can be for 1. */
function likingForMines(name: string): number {
  const { city } = personalWeights(NO_FORESIGHT, { taste: 1, leaning: 0 }, seedRandom(name));
  return city[0]?.[AT.counts + codeOf('mine')] ?? 0;
}
