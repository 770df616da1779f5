import { die } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { withChance, withDice } from '../src/index.ts';
import { luckyGame } from './counting-game.ts';

const start = () => luckyGame.setup({}, 's');
const command = { type: 'add', amount: 1 } as const;

describe('scripted dice', () => {
  it('are thrown in their order; then the stream goes on', () => {
    const state = start();
    withDice(state, [6, 1], () => {
      luckyGame.play(state, 0, command);
      luckyGame.play(state, 1, command);
    });
    expect(state.sum).toBe(7);
    expect('script' in state.random).toBe(false);
    expect(state.random.drawn).toBe(2);
    expect(die(state.random)).toBeGreaterThan(0);
  });

  it('must be used up', () => {
    const state = start();
    expect(() => withDice(state, [6, 1], () => luckyGame.play(state, 0, command))).toThrow('1 of 2 outcomes');
    expect('script' in state.random).toBe(false);
  });

  it('must suffice', () => {
    const state = start();
    expect(() => withDice(state, [], () => luckyGame.play(state, 0, command))).toThrow('run out');
  });

  it.each([0, 7, 2.5])('have no face %d', (pips) => {
    expect(() => withDice(start(), [pips], () => undefined)).toThrow('is not on a die');
  });

  it('do not run inside one another, and hand on what was done', () => {
    const state = start();
    expect(() => withChance(state, [], () => withChance(state, [], () => 1))).toThrow('already running');
    expect(withChance(state, [], () => 'done')).toBe('done');
  });
});
