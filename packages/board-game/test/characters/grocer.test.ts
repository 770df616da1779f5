import { describe, expect, it } from 'vitest';
import { asked, eventsOf, passAll, place, refusal, say } from '../playing.ts';
import { choosing, holding, limitWith, others, take } from './holding.ts';

const YELLOW = { character: 'grocer', side: 'yellow' } as const;
const RED = { character: 'grocer', side: 'red' } as const;
const choose = (choice: 'money' | 'wait' | 'points') => ({ type: 'choose', choice }) as const;

/** Banks of $18 and $12 of seat 0, apart from each other; its two mines earn nothing. */
const BANKS = `
  h  h  h  .  .  .  .  .
  .  B0 h  .  .  .  .  m0
  .  .  .  .  .  .  .  m0
  .  .  .  .  .  .  .  .
  .  .  h  .  .  .  .  .
  .  B0 h  .  .  .  .  .`;

function waiting(map: string, players: Parameters<typeof others>[1] = {}) {
  const state = choosing(YELLOW);
  take(state, YELLOW);
  say(state, 0, choose('wait'));
  return others(state, { map, ...players });
}

const IDLE = [
  { money: 0, cowboys: 0, roads: 0 },
  { money: 0, cowboys: 1, roads: 0 },
  { money: 0, cowboys: 1, roads: 0 },
];

describe('B9.3 the Grocer, yellow', () => {
  it('B9.3 $8 at once', () => {
    const state = choosing(YELLOW, { players: [{ money: 0 }] });
    take(state, YELLOW);
    say(state, 0, choose('money'));
    expect(state.players[0]?.money).toBe(8);
    others(state, { map: BANKS, players: [{ money: 8 }] });
    passAll(state, [0, 1, 2]);
    expect(asked(state)[0]).not.toBe('0 declareIncome');
  });

  it('B9.3 $8 at building income instead', () => {
    const state = waiting(BANKS, { players: IDLE });
    passAll(state, [1, 2]);
    expect(asked(state)).toEqual(['0 declareIncome']);
    const events = say(state, 0, choose('money'));
    expect(eventsOf(events, 'moneyGained')).toMatchObject([{ amount: 8 }, { amount: 18 }, { amount: 12 }]);
  });

  it('B9.3 doubles all buildings of one type; a doubled one that is attacked: attacker 18, owner 18 + 24', () => {
    const state = waiting(BANKS, { players: IDLE });
    say(state, 1, place(9));
    passAll(state, [2]);
    const events = say(state, 0, { type: 'doubleKind', building: 'bank' });
    expect(eventsOf(events, 'buildingPaid')).toMatchObject([
      { parcel: 9, income: 18, factor: 2, kept: 18, attacker: 1, taken: 18 },
      { income: 0, kept: 0 },
      { income: 0, kept: 0 },
      { parcel: 41, income: 12, factor: 2, kept: 24 },
    ]);
    expect(eventsOf(events, 'incomeBoosted').map(({ parcel }) => parcel)).toEqual([9, 41]);
  });

  it('B13.8 without doubling: attacker 9, owner 9 + 12', () => {
    const state = waiting(BANKS, { players: IDLE });
    say(state, 1, place(9));
    passAll(state, [2]);
    const events = say(state, 0, { type: 'done' });
    const money = eventsOf(events, 'moneyGained').map(({ seat, amount }) => [seat, amount]);
    expect(money).toEqual([
      [0, 9],
      [1, 9],
      [0, 12],
    ]);
  });

  it('B9.3 one type only, and only one that the player has', () => {
    const state = waiting(BANKS, { players: IDLE });
    passAll(state, [1, 2]);
    expect(refusal(state, 0, { type: 'doubleKind', building: 'saloon' })).toBe('noSuchBuildingOfYours B9.3');
  });

  it('B9.3 limit 60', () => {
    expect([limitWith(YELLOW), limitWith(RED)]).toEqual([60, 60]);
  });
});

describe('B9.3 the Grocer, red', () => {
  const HOUSES = 'h0 H0 h R0 T0 h1';

  it('B9.3 $8 at once, and then no points', () => {
    const state = choosing(RED, { players: [{ money: 0 }] });
    take(state, RED);
    say(state, 0, choose('money'));
    others(state, { map: HOUSES });
    expect(state.players[0]?.money).toBe(8);
    passAll(state, [0, 1, 2]);
    expect(state.players[0]?.points).toBe(0);
  });

  it('B9.3 or 1 point per house owned at the end of the round, a townhouse 1, no other buildings', () => {
    const state = choosing(RED);
    take(state, RED);
    expect(refusal(state, 0, { type: 'decline' })).toBe('notAskedNow');
    say(state, 0, choose('points'));
    others(state, { map: HOUSES, all: { roads: 0 }, players: [{ points: 0 }, {}, {}] });
    passAll(state, [0, 1, 2]);
    expect(state.players[0]?.points).toBe(2);
  });
});

describe('B14.2 never both', () => {
  it('B9.19 dynamite and doubling do not meet on one mine', () => {
    const state = waiting('M m0 . m0', { players: [{ ...IDLE[0], dynamite: 1 }, ...IDLE.slice(1)] });
    passAll(state, [1, 2]);
    say(state, 0, { type: 'blastMine', parcel: 1 });
    const events = say(state, 0, { type: 'doubleKind', building: 'mine' });
    expect(eventsOf(events, 'buildingPaid')).toMatchObject([
      { parcel: 1, income: 3, factor: 3 },
      { parcel: 3, income: 0, factor: 2 },
    ]);
  });

  it('B14.4 with $8 taken there is nothing to declare', () => {
    const state = holding({ character: 'hiredGun', side: 'yellow' }, { map: BANKS, players: IDLE });
    passAll(state, [1, 2]);
    expect(asked(state)[0]).not.toBe('0 declareIncome');
  });
});
