import { describe, expect, it } from 'vitest';
import { strengthOf, strengthParts } from '../../src/duel/strength.ts';
import { holding, limitWith } from './holding.ts';

const YELLOW = { character: 'hiredGun', side: 'yellow' } as const;
const RED = { character: 'hiredGun', side: 'red' } as const;

describe('B9.7 the Hired Gun', () => {
  it('B9.7 +3 strength this round, red +2', () => {
    const players = [{ cowboys: 2, revolvers: 1 }];
    expect(strengthOf(holding(YELLOW, { players }), 0)).toBe(6);
    expect(strengthOf(holding(RED, { players }), 0)).toBe(5);
  });

  it('B6.3 the log tells it apart from revolvers', () => {
    const state = holding(YELLOW, { players: [{ cowboys: 2, revolvers: 1 }] });
    expect(strengthParts(state, 0)).toEqual({
      revolvers: 1,
      cowboys: 2,
      ammunition: 0,
      character: 3,
      horses: 0,
      total: 6,
    });
  });

  it('B9.7 limits 20 and 30', () => {
    expect([limitWith(YELLOW), limitWith(RED)]).toEqual([20, 30]);
  });
});
