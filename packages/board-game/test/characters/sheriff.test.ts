import { describe, expect, it } from 'vitest';
import { strengthOf } from '../../src/duel/strength.ts';
import { eventsOf, place, refusal, say } from '../playing.ts';
import { holding, limitWith } from './holding.ts';

const YELLOW = { character: 'sheriff', side: 'yellow' } as const;
const RED = { character: 'sheriff', side: 'red' } as const;
const white = (at: string | number) => ({ ...place(at), with: 'white' }) as const;

describe('B9.1 the Sheriff, yellow', () => {
  it('B9.1 has one extra, white cowboy, which counts in the reserve', () => {
    const state = holding(YELLOW, { players: [{ cowboys: 2, revolvers: 1 }] });
    expect(strengthOf(state, 0)).toBe(4);
    say(state, 0, white('threeRoads'));
    expect(strengthOf(state, 0)).toBe(3);
    expect(state.players[0]?.cowboys).toBe(2);
  });

  it('B9.1 is placed where no cowboy is, and no one joins it', () => {
    const state = holding(YELLOW);
    say(state, 0, place('threeRoads'));
    say(state, 1, place('gaming'));
    expect(refusal(state, 2, place('gaming'))).toBe('allowed');
    say(state, 2, place('salary'));
    expect(refusal(state, 0, white('gaming'))).toBe('whiteNeedsEmptyPlace B9.1');
    say(state, 0, white('ammunition'));
    expect(refusal(state, 1, place('ammunition'))).toBe('sheriffThere B9.1');
  });

  it('B9.1 does not attack, but defends: no one attacks there', () => {
    const state = holding(YELLOW, { map: 'S0 h S1' });
    expect(refusal(state, 0, white(2))).toBe('whiteNeverAttacks B9.1');
    say(state, 0, white(0));
    expect(refusal(state, 1, place(0))).toBe('sheriffThere B9.1');
  });

  it('B14.13 goes to Salary and to the single road only if they are empty; others may join', () => {
    const state = holding(YELLOW);
    say(state, 0, white('salary'));
    expect(refusal(state, 1, place('salary'))).toBe('allowed');
    const busy = holding(YELLOW);
    say(busy, 0, place('gaming'));
    say(busy, 1, place('oneRoad'));
    say(busy, 2, place('salary'));
    expect(refusal(busy, 0, white('oneRoad'))).toBe('whiteNeedsEmptyPlace B9.1');
  });

  it('B14.13 stands neither against outlaws nor in corrals', () => {
    const state = holding(YELLOW, { map: '.!', options: { variants: { horses: true, outlaws: true } } });
    expect(refusal(state, 0, white(0))).toBe('whiteNotHere B14.13');
    expect(refusal(state, 0, white(85))).toBe('whiteNotHere B14.13');
  });

  it('B9.1 the white cowboy acts and is out of the game for the round', () => {
    const state = holding(YELLOW, { players: [{ cowboys: 0, roads: 0 }, 0, 0] });
    const events = say(state, 0, white('threeRoads'));
    expect(eventsOf(events, 'roadsGained')).toMatchObject([{ seat: 0, count: 3 }]);
    expect(state.players[0]).toMatchObject({ supply: 10, cowboys: 0, white: 0 });
  });
});

describe('B9.1 the Sheriff, red', () => {
  it('B9.1 neither attacks nor joins others, except in defence', () => {
    const state = holding(RED, { map: 'S0 h S1' });
    say(state, 0, place('gaming'));
    say(state, 1, place('threeRoads'));
    say(state, 2, place(0));
    expect(refusal(state, 0, place('threeRoads'))).toBe('sheriffNeverJoins B9.1');
    expect(refusal(state, 0, place(2))).toBe('sheriffNeverAttacks B9.1');
    expect(refusal(state, 0, place(0))).toBe('allowed');
  });

  it('B14.15 may join Salary and the single road, an outlaw only where no cowboy is', () => {
    const state = holding(RED, { map: '.! .!', options: { variants: { outlaws: true } } });
    say(state, 0, place('gaming'));
    say(state, 1, place('salary'));
    say(state, 2, place(0));
    expect(refusal(state, 0, place('salary'))).toBe('allowed');
    expect(refusal(state, 0, place(0))).toBe('sheriffNeverJoins B9.1');
    expect(refusal(state, 0, place(1))).toBe('allowed');
  });

  it('B9.1 three points for each duel lost when challenged', () => {
    const state = holding(RED, { players: [1, 1, 0] });
    say(state, 0, place('threeRoads'));
    const events = say(state, 1, place('threeRoads'), [1, 6]);
    expect(eventsOf(events, 'pointsGained')).toMatchObject([{ seat: 0, points: 3, source: 'duelLost' }]);
  });

  it('B14.15 may always go to defend an own building, with an outlaw and others there', () => {
    const state = holding(RED, { map: 'S0! h .0!', options: { variants: { outlaws: true } } });
    say(state, 0, place('gaming'));
    say(state, 1, place(0));
    say(state, 2, place(2));
    expect(refusal(state, 0, place(0))).toBe('allowed');
    expect(refusal(state, 0, place(2))).toBe('sheriffNeverJoins B9.1');
  });

  it('B9.1, B14.15 three points for a duel lost to an outlaw in defence of an own building', () => {
    const state = holding(RED, {
      map: 'S0! h',
      options: { variants: { outlaws: true } },
      players: [{ cowboys: 1, points: 0 }, 0, { cowboys: 0, money: 12 }],
    });
    state.outlawStrength = 13;
    const events = say(state, 0, place(0), [1]);
    expect(eventsOf(events, 'pointsGained')).toMatchObject([{ seat: 0, points: 3, source: 'duelLost' }]);
  });

  it('B9.1, B14.15 three points for a duel lost beside an outlaw in defence of an own building', () => {
    const state = holding(RED, {
      map: 'S0! h',
      options: { variants: { outlaws: true } },
      players: [
        { cowboys: 1, points: 0 },
        { cowboys: 1, revolvers: 20 },
        { cowboys: 0, money: 12 },
      ],
    });
    state.outlawStrength = 8;
    say(state, 0, place(0));
    const events = say(state, 1, place(0), [1, 6]);
    expect(eventsOf(events, 'pointsGained')).toMatchObject([{ seat: 0, points: 3, source: 'duelLost' }]);
  });

  it('B14.15 nothing for the others who lose to an outlaw on a building of another person', () => {
    const state = holding(RED, {
      map: 'S1! h',
      options: { variants: { outlaws: true } },
      players: [{ cowboys: 1, points: 0 }, 0, { cowboys: 0, money: 12 }],
    });
    state.outlawStrength = 13;
    say(state, 0, place(0), [1]);
    expect(state.players[0]?.points).toBe(0);
  });

  it('B9.1 nothing for a duel won, nothing for a fight with an outlaw elsewhere', () => {
    const won = holding(RED, { players: [1, 1, 0] });
    say(won, 0, place('threeRoads'));
    expect(eventsOf(say(won, 1, place('threeRoads'), [6, 1]), 'pointsGained')).toEqual([]);
    const outlaw = holding(RED, {
      map: '.!',
      options: { variants: { outlaws: true } },
      players: [{ cowboys: 1, points: 0 }, 0, { cowboys: 0, money: 12 }],
    });
    outlaw.outlawStrength = 13;
    say(outlaw, 0, place(0), [1]);
    expect(outlaw.players[0]?.points).toBe(0);
  });

  it('B9.1 limit 20 on both sides', () => {
    expect([limitWith(YELLOW), limitWith(RED)]).toEqual([20, 20]);
  });
});
