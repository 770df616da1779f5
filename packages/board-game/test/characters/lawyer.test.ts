import { describe, expect, it } from 'vitest';
import { ownerOf } from '../../src/town/town.ts';
import { asked, DECLINE, eventsOf, passAll, place, refusal, say } from '../playing.ts';
import { choosing, holding, limitWith, others, take } from './holding.ts';

const YELLOW = { character: 'lawyer', side: 'yellow' } as const;
const RED = { character: 'lawyer', side: 'red' } as const;

describe('B9.18 the Lawyer, yellow', () => {
  it('B9.18 at once may buy an unowned parcel at its price', () => {
    const state = choosing(YELLOW, { map: '. h', players: [{ money: 5 }] });
    take(state, YELLOW);
    say(state, 0, { type: 'claimParcel', parcel: 0 });
    expect(ownerOf(state.town, 0)).toBe(0);
    expect(state.players[0]?.money).toBe(3);
  });

  it('B9.18 not one that is too expensive, and never obliged', () => {
    const state = choosing(YELLOW, { map: '. h', players: [{ money: 1 }] });
    take(state, YELLOW);
    expect(refusal(state, 0, { type: 'claimParcel', parcel: 0 })).toBe('notEnoughMoney B9.18');
    say(state, 0, DECLINE);
    expect(asked(state)).toEqual(['1 takeCharacter']);
  });

  it('B14.14 where they place to buy, all others take their cowboys back, not as a lost duel', () => {
    const state = choosing(YELLOW, { players: [{ money: 5 }] });
    take(state, YELLOW);
    say(state, 0, DECLINE);
    others(state, { players: [{ cowboys: 1, money: 5 }, 1, 0] });
    say(state, 0, place(20));
    const events = say(state, 1, place(20));
    expect(eventsOf(events, 'rivalsCleared')).toMatchObject([{ seat: 0, parcel: 20, from: [1] }]);
    expect(eventsOf(events, 'duelOpened')).toEqual([]);
    expect(state.players[1]?.cowboys).toBe(1);
    expect(asked(state)).toEqual(['0 buyParcel']);
  });

  it('B14.14 even if the lawyer then declines; others still duel elsewhere', () => {
    const state = choosing(YELLOW, { players: [{ money: 5 }] });
    take(state, YELLOW);
    say(state, 0, DECLINE);
    others(state, { players: [{ cowboys: 1, money: 5 }, 2, 1] });
    say(state, 0, place(20));
    say(state, 1, place(20));
    say(state, 2, place(30));
    const events = say(state, 1, place(30), [3, 3]);
    expect(eventsOf(events, 'duelOpened')).toMatchObject([{ place: 30 }]);
    say(state, 0, DECLINE);
    expect(ownerOf(state.town, 20)).toBe(-1);
    expect(state.players[1]?.cowboys).toBe(1);
    expect(asked(state)).toEqual(['1 buyParcel']);
  });

  it('B9.18 limits 60 and 40', () => {
    expect([limitWith(YELLOW), limitWith(RED)]).toEqual([60, 40]);
  });
});

describe('B9.18 the Editor, red', () => {
  const IDLE = [{ roads: 0, points: 0 }, { roads: 0 }, { roads: 0 }];

  it('B9.18 1 point per $5 / 10 / 15 / 20 of own building income, rounded up', () => {
    for (const [round, points] of [
      [1, 3],
      [2, 2],
      [3, 1],
      [4, 1],
    ] as const) {
      const state = holding(RED, { map: 'T0 . T0', round, players: IDLE });
      const events = passAll(state, [0, 1, 2]);
      expect(eventsOf(events, 'pointsGained')).toMatchObject([{ seat: 0, points, source: 'income' }]);
    }
  });

  it('B9.18 round 2, $33: 4 points', () => {
    const map = 'h h h\nh S0 h\nh . .\nM m0 .';
    const state = holding(RED, { map, round: 2, players: IDLE });
    const events = passAll(state, [0, 1, 2]);
    const paid = eventsOf(events, 'buildingPaid').reduce((sum, { kept }) => sum + kept, 0);
    expect(paid).toBe(33);
    expect(eventsOf(events, 'pointsGained')).toMatchObject([{ points: 4 }]);
  });

  it('B9.18 money taken from the buildings does not count, nor money taken from others', () => {
    const state = holding(RED, {
      map: 'T0 . T1',
      players: [{ cowboys: 1, roads: 0, points: 0 }, { cowboys: 1, roads: 0 }, 0],
    });
    say(state, 0, place(2));
    const events = say(state, 1, place(0));
    expect(eventsOf(events, 'pointsGained')).toMatchObject([{ seat: 0, points: 1 }]);
  });
});
