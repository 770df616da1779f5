import { describe, expect, it } from 'vitest';
import { asked, DECLINE, refusal, say } from '../playing.ts';
import { choosing, limitWith, take } from './holding.ts';

const YELLOW = { character: 'captain', side: 'yellow' } as const;
const RED = { character: 'captain', side: 'red' } as const;
const choose = (choice: 'one' | 'two' | 'three') => ({ type: 'choose', choice }) as const;

describe('B9.6 the Captain', () => {
  it('B9.6 yellow: $1 for one cowboy, $4 for two, $9 for three, from the general supply', () => {
    for (const [choice, cowboys, price] of [
      ['one', 1, 1],
      ['two', 2, 4],
      ['three', 3, 9],
    ] as const) {
      const state = choosing(YELLOW, { players: [{ money: 9, cowboys: 3 }] });
      take(state, YELLOW);
      say(state, 0, choose(choice));
      expect(state.players[0]).toMatchObject({ money: 9 - price, cowboys: 3 + cowboys, supply: 7 - cowboys });
    }
  });

  it('B9.6 yellow: not more than the general supply or the money allows', () => {
    const state = choosing(YELLOW, { players: [{ money: 8, cowboys: 9 }] });
    take(state, YELLOW);
    expect(refusal(state, 0, choose('two'))).toBe('noCowboysInSupply B9.6');
    const poor = choosing(YELLOW, { players: [{ money: 3, cowboys: 3 }] });
    take(poor, YELLOW);
    expect(refusal(poor, 0, choose('two'))).toBe('notEnoughMoney B9.6');
    say(poor, 0, DECLINE);
    expect(poor.players[0]?.money).toBe(3);
  });

  it('B9.21 yellow: nothing is asked of a player without money', () => {
    const state = choosing(YELLOW, { players: [{ money: 0 }] });
    take(state, YELLOW);
    expect(asked(state)).toEqual(['1 takeCharacter']);
  });

  it('B9.6 red: $3 for one revolver, $9 for two', () => {
    for (const [choice, revolvers, price] of [
      ['one', 1, 3],
      ['two', 2, 9],
    ] as const) {
      const state = choosing(RED, { players: [{ money: 10, revolvers: 1 }] });
      take(state, RED);
      say(state, 0, choose(choice));
      expect(state.players[0]).toMatchObject({ money: 10 - price, revolvers: 1 + revolvers });
    }
    const state = choosing(RED, { players: [{ money: 10 }] });
    take(state, RED);
    expect(refusal(state, 0, choose('three'))).toBe('notAskedNow');
  });

  it('B9.6 limits 25 and 20', () => {
    expect([limitWith(YELLOW), limitWith(RED)]).toEqual([25, 20]);
  });
});
