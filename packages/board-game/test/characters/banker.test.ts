import { describe, expect, it } from 'vitest';
import { asked, DECLINE, passAll, refusal, say } from '../playing.ts';
import { choosing, holding, limitWith, take } from './holding.ts';

const YELLOW = { character: 'banker', side: 'yellow' } as const;
const RED = { character: 'banker', side: 'red' } as const;
const IDLE = [{ money: 30, roads: 0 }, { roads: 0 }, { roads: 0 }];
const buy = (points: number) => ({ type: 'buyPoints', points }) as const;

describe('B9.2 the Banker', () => {
  it('B9.2 yellow: $9 at once', () => {
    const state = choosing(YELLOW, { players: [{ money: 1 }] });
    take(state, YELLOW);
    expect(state.players[0]?.money).toBe(10);
  });

  it('B9.2 limits 120 and 60', () => {
    expect([limitWith(YELLOW), limitWith(RED)]).toEqual([120, 60]);
  });

  it('B9.2 red: before the end of the round 3, 5 or 7 points for $3, $12, $25', () => {
    for (const [points, price] of [
      [3, 3],
      [5, 12],
      [7, 25],
    ] as const) {
      const state = holding(RED, { players: IDLE });
      passAll(state, [0, 1, 2]);
      expect(asked(state)).toEqual(['0 pointsForMoney']);
      say(state, 0, buy(points));
      expect(state.players[0]?.points).toBe(points);
      expect(state.players[0]?.money).toBe(30 - price);
    }
  });

  it('B9.2 red: not what one cannot pay, not other numbers, and never obliged', () => {
    const state = holding(RED, { all: { roads: 0 }, players: [{ money: 12 }, {}, {}] });
    passAll(state, [0, 1, 2]);
    expect(refusal(state, 0, buy(7))).toBe('notEnoughMoney B9.2');
    expect(refusal(state, 0, buy(4))).toBe('notAskedNow');
    say(state, 0, DECLINE);
    expect(state.players[0]?.points).toBe(0);
  });

  it('B14.4 red: before the cash limit', () => {
    const state = holding(RED, { all: { roads: 0 }, players: [{ money: 85 }, {}, {}] });
    passAll(state, [0, 1, 2]);
    say(state, 0, buy(7));
    expect(asked(state)).toEqual(['0 spend']);
    expect(state.players[0]?.money).toBe(60);
  });
});
