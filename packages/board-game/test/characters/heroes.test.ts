import { describe, expect, it } from 'vitest';
import { asked, eventsOf, passAll, place, refusal, say } from '../playing.ts';
import { choosing, holding, limitWith, take } from './holding.ts';

const YELLOW = { character: 'heroes', side: 'yellow' } as const;
const RED = { character: 'heroes', side: 'red' } as const;
const OUTLAWS = { variants: { outlaws: true } } as const;
const IDLE = [{ roads: 0 }, { roads: 0 }, { roads: 0 }];

describe('B9.16 the Heroes, yellow', () => {
  it('B9.16 no one attacks their buildings, nor do they attack', () => {
    const state = holding(YELLOW, { map: 'S0 h S1' });
    expect(refusal(state, 0, place(2))).toBe('youAreAtPeace B9.16');
    say(state, 0, place('salary'));
    expect(refusal(state, 1, place(0))).toBe('ownerAtPeace B9.16');
    expect(refusal(state, 1, place(2))).toBe('allowed');
  });

  it('B9.16 outlaws on their buildings take nothing', () => {
    const state = holding(YELLOW, { map: 'S0! h .\n. . .\nS1! h', options: OUTLAWS, players: IDLE });
    const events = passAll(state, [0, 1, 2]);
    expect(eventsOf(events, 'buildingPaid')).toMatchObject([
      { seat: 0, kept: 5 },
      { seat: 1, kept: 2 },
    ]);
  });

  it('B9.16 in the next move of the outlaws their incomes count as 0', () => {
    const map = '. . .\n. S0 .! S1\n. . h .\n. . .';
    const state = holding(YELLOW, {
      map,
      options: OUTLAWS,
      players: IDLE.map(() => ({ roads: 0, money: 0 })),
    });
    passAll(state, [0, 1]);
    say(state, 2, { type: 'pass' }, [1, 1, 6, 6]);
    expect(asked(state)).toEqual(['0 moveOutlaw']);
    const events = say(state, 0, { type: 'moveOutlaw', parcel: 10 });
    expect(eventsOf(events, 'outlawMoved')).toMatchObject([{ from: 10, to: 11, byLot: false }, {}]);
  });

  it('B14.25 may contest the city hall', () => {
    const state = holding(YELLOW, { map: 'Y', players: IDLE });
    state.cityHall = 0;
    expect(refusal(state, 0, place(0))).toBe('allowed');
  });

  it('B9.16 limits 240 and 40', () => {
    expect([limitWith(YELLOW), limitWith(RED)]).toEqual([240, 40]);
  });
});

describe('B9.16 the Heroes, red', () => {
  it('B9.16 at once 3 points, or 6 for one cowboy, or 9 for two', () => {
    for (const [choice, points, cowboys] of [
      ['points', 3, 3],
      ['one', 6, 2],
      ['two', 9, 1],
    ] as const) {
      const state = choosing(RED, { players: [{ cowboys: 3, points: 0 }] });
      take(state, RED);
      say(state, 0, { type: 'choose', choice });
      expect(state.players[0]).toMatchObject({ points, cowboys, supply: 10 - cowboys });
    }
  });

  it('B14.25 spend cowboys of the personal reserve only', () => {
    const state = choosing(RED, { players: [{ cowboys: 1 }] });
    take(state, RED);
    expect(refusal(state, 0, { type: 'choose', choice: 'two' })).toBe('notEnoughCowboys B14.25');
  });
});
