import { cardGame, SUITS } from '@carson/card-game';
import { type AnyGame, canonicalJson, type GameState } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { cardLevels, chanceOf } from '../src/index.ts';
import { NO_MISTAKES } from '../src/mistakes.ts';
import { type Mind, thinker } from '../src/thinker.ts';

const seats = SUITS.slice(0, 4).map((suit) => ({ kind: 'real' as const, suit }));
const game = cardGame as AnyGame;

function bidding(seed: string): GameState {
  return game.setup({ seats }, seed);
}

function asked(state: GameState, moves: number) {
  const random = chanceOf({ seed: 's', seat: 0, moves });
  return { game, view: game.view(state, 0), seat: 0, options: game.options(state, 0), random };
}

describe('the chance of a bot at a table', () => {
  it('has one key for a seat and a game', () => {
    const keys = [0, 1, 700].map((moves) => chanceOf({ seed: 's', seat: 0, moves }).key);
    expect(new Set(keys.map((key) => canonicalJson(key))).size).toBe(1);
    expect(chanceOf({ seed: 's', seat: 1, moves: 0 }).key).not.toEqual(keys[0]);
    expect(chanceOf({ seed: 't', seat: 0, moves: 0 }).key).not.toEqual(keys[0]);
  });

  it('moves on further than the longest thought draws', () => {
    for (const level of cardLevels) {
      const question = asked(bidding('thought'), 3);
      level.think(question as never);
      expect(question.random.drawn).toBeLessThan(chanceOf({ seed: 's', seat: 0, moves: 4 }).drawn);
    }
  });

  it('gives a bot the same personality at every move', () => {
    const personalities: string[] = [];
    const mind: Mind<never> = {
      level: { id: 'x', mistakes: NO_MISTAKES },
      model: (personality) => {
        personalities.push(canonicalJson(personality));
        throw new Error('seen enough');
      },
    };
    for (const moves of [0, 1, 2, 30]) {
      expect(() => thinker(mind).think(asked(bidding('any'), moves) as never)).toThrow('seen enough');
    }
    expect(personalities).toHaveLength(4);
    expect(new Set(personalities).size).toBe(1);
  });
});
