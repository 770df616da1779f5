import { isDeepStrictEqual } from 'node:util';
import { type CharacterId, type Command, cardGame, type State, SUITS } from '@carson/card-game';
import { type AnyGame, seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { cardJudge, laterUse } from '../src/cards/judge.ts';
import { ALONE_WEIGHTS, TOP_WEIGHTS } from '../src/cards/levels.ts';
import { cardModel } from '../src/cards/model.ts';
import { seatOf } from '../src/cards/rounds.ts';
import type { CardWeights } from '../src/cards/weights/weights.ts';
import { botFor } from '../src/index.ts';

const MODELS = { alone: modelOf(ALONE_WEIGHTS), together: modelOf(TOP_WEIGHTS) };

function modelOf(weights: CardWeights) {
  return cardModel({ weights, personal: weights, auctions: 1 });
}

function bot(id: string) {
  const found = botFor('cards', id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
}

/** What the weights rate highest, without looking ahead. */
function favourite(weights: keyof typeof MODELS, state: State, seat: number): Command | undefined {
  const options = cardGame.options(state, seat);
  const priors = MODELS[weights].priors(state, seat, options);
  return options[priors.indexOf(Math.max(...priors))];
}

/** What the top level takes and lays in a game without looking ahead, beside what both sets of weights would. */
function choicesAt(real: number) {
  const seats = SUITS.slice(0, 4).map((suit, seat) =>
    seat < real
      ? { kind: 'real' as const, suit }
      : { kind: 'virtual' as const, level: 'expert' as const, suit },
  );
  const state = cardGame.setup({ seats }, 'table');
  const random = seedRandom('table');
  const found: { chosen: Command; alone: Command | undefined; together: Command | undefined }[] = [];
  for (let [owed] = cardGame.owed(state); owed !== undefined; [owed] = cardGame.owed(state)) {
    const { seat } = owed;
    const options = cardGame.options(state, seat);
    const question = { game: cardGame as AnyGame, view: cardGame.view(state, seat), seat, options, random };
    const kind = state.steps.at(-1)?.kind;
    if (options.length > 1 && (kind === 'take' || kind === 'lay')) {
      found.push({
        chosen: bot('legend').decide(question, { iterations: 1 }) as Command,
        alone: favourite('alone', state, seat),
        together: favourite('together', state, seat),
      });
    }
    cardGame.play(state, seat, bot('drifter').decide(question) as Command);
  }
  return found;
}

/** What keeping a power for a later round is worth. */
function keptUse(weights: CardWeights, id: CharacterId, at: { readonly era: 1 | 2; readonly round: number }) {
  const seats = SUITS.slice(0, 4).map((suit, seat) =>
    seat === 0
      ? { kind: 'real' as const, suit }
      : { kind: 'virtual' as const, level: 'expert' as const, suit },
  );
  const state = Object.assign(cardGame.setup({ seats }, 'kept'), at);
  const owner = seatOf(state, 0);
  owner.laid.push({ card: 0, x: 0, y: 0 });
  owner.characters.push(id);
  return laterUse(cardJudge(weights, 1), state, owner, id);
}

describe('the top level of the card game', () => {
  it('alone among virtual players goes by the weights that were learned there', () => {
    const choices = choicesAt(1);
    for (const { chosen, alone } of choices) expect(chosen).toEqual(alone);
    expect(
      choices.filter(({ chosen, together }) => !isDeepStrictEqual(chosen, together)).length,
    ).toBeGreaterThan(0);
  });

  it('between real players goes by those of such tables', () => {
    const choices = choicesAt(2);
    for (const { chosen, together } of choices) expect(chosen).toEqual(together);
    expect(choices.filter(({ chosen, alone }) => !isDeepStrictEqual(chosen, alone)).length).toBeGreaterThan(
      0,
    );
  });

  it('alone keeps a power for later only as long as this Era has rounds for it', () => {
    const kept = (id: CharacterId, round: number) => keptUse(ALONE_WEIGHTS, id, { era: 1, round });
    expect(kept('gunsmith', 6)).toBeGreaterThan(0);
    expect(kept('gunsmith', 8)).toBeLessThan(kept('gunsmith', 7));
    expect(kept('gunsmith', 9)).toBe(0);
    // Once a game: it can wait for the second Era.
    expect(kept('governor', 9)).toBeGreaterThan(0);
  });

  it('alone keeps a power in the second Era as its weights say', () => {
    const plain = { ...ALONE_WEIGHTS, fadingUses: false };
    for (const round of [5, 8]) {
      const at = { era: 2, round } as const;
      expect(keptUse(ALONE_WEIGHTS, 'gunsmith', at)).toBe(keptUse(plain, 'gunsmith', at));
    }
  });

  it('between real players values it as highly in the last round of an Era', () => {
    expect(keptUse(TOP_WEIGHTS, 'gunsmith', { era: 1, round: 9 })).toBeGreaterThan(0);
  });
});
