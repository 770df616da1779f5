import { describe, expect, it } from 'vitest';
import { boardGame } from '../../src/game.ts';
import { passAll } from '../playing.ts';
import { choosing, holding, limitWith, others, take } from './holding.ts';

const TEACHER = { character: 'teacher' } as const;
const IDLE = [{ roads: 0 }, { roads: 0 }, { roads: 0 }];

describe('B9.17 the Teacher', () => {
  it('B9.17 rounds 1-3: first player of the next round, whenever they pass', () => {
    const state = holding(TEACHER, { players: IDLE });
    state.turnOrder = [1, 2, 0];
    passAll(state, [1, 2, 0]);
    expect(state.round).toBe(2);
    expect(state.chooseOrder).toEqual([0, 1, 2]);
  });

  it('B14.26 the others keep their order, and the real passing stays the end order', () => {
    const state = holding(TEACHER, { players: IDLE });
    state.turnOrder = [2, 1, 0];
    passAll(state, [2, 1, 0]);
    expect(state.chooseOrder).toEqual([0, 2, 1]);
    expect(state.endOrder).toEqual([2, 1, 0]);
  });

  it('B9.17 round 4: 2 points per school, prison, church, and 2 without a saloon', () => {
    const state = choosing(TEACHER, { round: 4 });
    take(state, TEACHER);
    others(state, { map: 'L0 P0 C0 C1', round: 4 });
    expect(boardGame.score(state)[0]?.lines.find(({ id }) => id === 'teacher')?.points).toBe(8);
  });

  it('B9.17 no points for the saloon that one has, none before round 4', () => {
    const state = choosing(TEACHER, { round: 4 });
    take(state, TEACHER);
    others(state, { map: 'P0 S0', round: 4 });
    const points = boardGame.score(state)[0]?.lines.find(({ id }) => id === 'teacher')?.points;
    expect(points).toBe(2);
    const early = holding(TEACHER, { map: 'P0' });
    expect(boardGame.score(early)[0]?.lines.find(({ id }) => id === 'teacher')?.points).toBe(0);
  });

  it('B9.17 in round 4 the Teacher is not first in anything', () => {
    const state = choosing(TEACHER, { round: 4 });
    take(state, TEACHER);
    others(state, { round: 4, players: IDLE });
    state.turnOrder = [1, 2, 0];
    passAll(state, [1, 2, 0]);
    expect(boardGame.owed(state)).toEqual([]);
    expect(state.endOrder).toEqual([1, 2, 0]);
  });

  it('B9.17 limit 60', () => {
    expect(limitWith(TEACHER)).toBe(60);
  });
});
