import { describe, expect, it } from 'vitest';
import { companionOf } from '../../src/placing/pieces.ts';
import { asked, eventsOf, passAll, place, refusal, say } from '../playing.ts';
import { holding, limitWith } from './holding.ts';

const YELLOW = { character: 'singer', side: 'yellow' } as const;
const RED = { character: 'singer', side: 'red' } as const;
const token = (at: string | number) => ({ ...place(at), with: 'token' }) as const;

describe('B9.11 the Singer, yellow', () => {
  it('B9.11 two tokens, on three roads, income spaces and victory-point spaces only', () => {
    const state = holding(YELLOW);
    expect(state.players[0]?.tokens).toBe(2);
    const refused = ['salary', 'ammunition', 'oneRoad', 'tile5'];
    expect(refused.map((at) => refusal(state, 0, token(at)))).toEqual(
      refused.map(() => 'tokenNotHere B9.11'),
    );
    const open = ['threeRoads', 'parcelIncome', 'strengthIncome', 'gaming', 'parcelPoints', 'points3'];
    expect(open.map((at) => refusal(state, 0, token(at)))).toEqual(open.map(() => 'allowed'));
    expect(refusal(state, 0, token(5))).toBe('tokenNotHere B9.11');
  });

  it('B9.11 that cowboy never duels and acts first; others act as if it were not there', () => {
    const state = holding(YELLOW, { players: [{ cowboys: 1, roads: 0 }, { cowboys: 1, roads: 0 }, 0] });
    say(state, 0, token('threeRoads'));
    const events = say(state, 1, place('threeRoads'));
    expect(eventsOf(events, 'duelOpened')).toEqual([]);
    expect(eventsOf(events, 'roadsGained').map(({ seat, count }) => [seat, count])).toEqual([
      [0, 3],
      [1, 3],
    ]);
  });

  it('B9.11 the second token still lies there when the first has acted', () => {
    const state = holding(YELLOW, { all: { roads: 0 }, players: [2, 1, 0] });
    say(state, 0, token('threeRoads'));
    say(state, 1, place('gaming'));
    const events = say(state, 0, token('gaming'), [1, 2, 3, 4]);
    expect(eventsOf(events, 'duelOpened')).toEqual([]);
    expect(eventsOf(events, 'gamed').map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it('B9.11 the others on the space duel among themselves', () => {
    const state = holding(YELLOW, { players: [{ cowboys: 1, roads: 0 }, 1, 1] });
    say(state, 0, token('threeRoads'));
    say(state, 1, place('threeRoads'));
    const events = say(state, 2, place('threeRoads'), [3, 2]);
    expect(eventsOf(events, 'duelOpened')).toMatchObject([{ seats: [1, 2] }]);
  });

  it('B14.13 may join the white cowboy, who never goes where the singer is', () => {
    const sheriff = { character: 'sheriff', side: 'yellow' } as const;
    const state = holding(sheriff, { also: [YELLOW] });
    const singer = state.tokenSeat;
    say(state, 0, { ...place('gaming'), with: 'white' } as const);
    if (singer === 2) say(state, 1, place('salary'));
    expect(refusal(state, singer, token('gaming'))).toBe('allowed');
    expect(refusal(state, singer, place('gaming'))).toBe('sheriffThere B9.1');
    say(state, singer, token('gaming'));
    const gaming = place('gaming').place;
    expect([0, singer].map((seat) => companionOf(state, seat, gaming))).toEqual(['white', 'token']);
    const other = holding(YELLOW, { also: [sheriff] });
    say(other, 0, token('gaming'));
    other.players[1] = { ...state.players[0], white: 1 } as never;
    other.whiteSeat = 1;
    expect(refusal(other, 1, { ...place('gaming'), with: 'white' } as const)).toBe(
      'whiteNeedsEmptyPlace B9.1',
    );
  });

  it('B14.16 one token per space, none twice on a place', () => {
    const state = holding(YELLOW, { players: [3, 1, 1] });
    say(state, 0, token('gaming'));
    say(state, 1, place('salary'));
    say(state, 2, place('salary'));
    expect(refusal(state, 0, token('gaming'))).toBe('tokenThere B14.16');
    expect(refusal(state, 0, place('gaming'))).toBe('alreadyThere B4.3');
  });

  it('B9.11 unused tokens are lost', () => {
    const state = holding(YELLOW, { all: { roads: 0 } });
    passAll(state, [0, 1, 2]);
    expect(state.round).toBe(2);
    expect(state.players[0]?.tokens).toBe(0);
  });

  it('B9.11 limits 15 and 40', () => {
    expect([limitWith(YELLOW), limitWith(RED)]).toEqual([15, 40]);
  });
});

describe('B9.11 the Singer, red', () => {
  it('B9.11 a cowboy of the general supply goes to gaming with a token and earns the product', () => {
    const state = holding(RED, { players: [{ cowboys: 0, money: 0, roads: 0 }, 0, 0] });
    expect(asked(state)).toEqual(['0 placeCowboy']);
    const events = say(state, 0, token('gaming'), [4, 5]);
    expect(eventsOf(events, 'gamed')).toMatchObject([{ seat: 0, money: 20 }]);
    expect(state.players[0]).toMatchObject({ money: 20, supply: 6, cowboys: 4 });
  });

  it('B14.16 only to gaming, once, and with a cowboy in the general supply', () => {
    const state = holding(RED, { players: [{ cowboys: 2 }] });
    expect(refusal(state, 0, token('threeRoads'))).toBe('tokenNotHere B9.11');
    say(state, 0, token('gaming'));
    expect(state.players[0]).toMatchObject({ cowboys: 2, supply: 7, tokens: 0 });
    const none = holding(RED, { players: [{ cowboys: 10 }] });
    expect(refusal(none, 0, token('gaming'))).toBe('noCowboyInSupply B14.16');
  });

  it('B5.9 an ordinary cowboy of the same player earns the sum, and leaves no place for the token', () => {
    const state = holding(RED, { players: [{ cowboys: 1, money: 0 }, 0, 0] });
    expect(eventsOf(say(state, 0, place('gaming'), [4, 5]), 'gamed')).toMatchObject([{ money: 9 }]);
  });
});
