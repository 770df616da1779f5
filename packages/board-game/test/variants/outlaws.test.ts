import { describe, expect, it } from 'vitest';
import type { Player, State } from '../../src/state/state.ts';
import { asked, eventsOf, optionsOf, passAll, place, refusal, say, scene } from '../playing.ts';

const OPTIONS = { variants: { outlaws: true } } as const;
const STILL = { roads: 0, money: 0 };

function town(map: string, players: readonly Partial<Player>[] = [STILL, STILL, STILL], round = 1): State {
  return scene({ map, roads: ['3,3 4,3'], players, round, options: OPTIONS });
}

/** All pass and seat 1 keeps its money; then the outlaws of the next round come with these dice. */
function arrival(map: string, dice: readonly number[]) {
  const state = town(map, [STILL, { ...STILL, money: 10 }, STILL]);
  passAll(state, [0, 1, 2]);
  const keep = optionsOf(state, 1).find(({ type }) => type === 'spend');
  if (keep === undefined) throw new Error('seat 1 is not asked for its money');
  return { state, events: say(state, 1, keep, dice) };
}

describe('B10.3 the arrival', () => {
  it('B10.3 black die + 7 is their strength, white die 1-2 / 3-4 / 5-6 brings one / two / three', () => {
    const one = arrival('.', [1, 2, 6, 6]);
    expect(eventsOf(one.events, 'outlawsArrived')).toMatchObject([{ strength: 8, count: 1 }]);
    const three = arrival('.', [6, 5, 6, 6, 6, 4, 6, 2]);
    expect(eventsOf(three.events, 'outlawsArrived')).toMatchObject([{ strength: 13, count: 3 }]);
    expect(three.state.town.outlaw.filter((held) => held === 1)).toHaveLength(3);
  });

  it('B10.3 not in round 1', () => {
    expect(town('.').outlawStrength).toBe(0);
  });

  it('B10.3 thrown again on another outlaw, beside a prison, on river or city hall', () => {
    const map = '. . . . .\n. P0 . ~ Y\n. . . . .!';
    const { events } = arrival(map, [1, 1, 2, 2, 1, 3, 1, 4, 2, 4, 6, 6]);
    expect(eventsOf(events, 'outlawThrown').map(({ taken }) => taken)).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it('B10.3 on a prison it is removed and the owner of the prison gets the reward', () => {
    const { state, events } = arrival('. . .\n. P0 .', [4, 1, 1, 1]);
    expect(eventsOf(events, 'outlawRemoved')).toMatchObject([{ seat: 0, parcel: 9 }]);
    expect(eventsOf(events, 'pointsGained')).toMatchObject([{ seat: 0, points: 3 }]);
    expect(state.outlaws).toBe(9);
  });

  it('B10.3 on a prison beside a prison it is removed too', () => {
    const { events } = arrival('. . .\n. P0 P1', [4, 1, 1, 1]);
    expect(eventsOf(events, 'outlawRemoved')).toMatchObject([{ seat: 0, parcel: 9 }]);
  });

  it('B14.9 a removed arrival is not replaced', () => {
    const { state } = arrival('. . .\n. P0 .', [1, 3, 1, 1, 6, 6]);
    expect(state.town.outlaw.filter((held) => held === 1)).toHaveLength(1);
  });
});

describe('B10.3 the moves', () => {
  const AWAY = [1, 1, 6, 6];

  it('B10.3 to the building of highest income around, in an order chosen by the earliest in end order', () => {
    const { state } = arrival('. . .\n. .! T1\n. m1 .', AWAY);
    expect(asked(state)).toEqual(['0 moveOutlaw']);
    expect(refusal(state, 0, { type: 'moveOutlaw', parcel: 0 })).toBe('noOutlawToMove B10.3');
    const events = say(state, 0, { type: 'moveOutlaw', parcel: 9 });
    expect(eventsOf(events, 'outlawMoved')).toMatchObject([
      { from: 9, to: 10 },
      { from: 54, to: 54 },
    ]);
  });

  it('B13.9 from a saloon to a general store of higher income although a church stands beside it', () => {
    const map = '. . . .\nh S1! G1 C1\n. h1 h1 .';
    const { state } = arrival(map, AWAY);
    const events = say(state, 0, { type: 'moveOutlaw', parcel: 9 });
    expect(eventsOf(events, 'outlawMoved')[0]).toMatchObject({ from: 9, to: 10 });
  });

  it('B13.9 another stays on a blacksmith: house and church earn nothing, bank and ranch less', () => {
    const map = 'h C1 .\nB1 K1! R1\n. . .';
    const { state } = arrival(map, AWAY);
    const events = say(state, 0, { type: 'moveOutlaw', parcel: 9 });
    expect(eventsOf(events, 'outlawMoved')[0]).toMatchObject({ from: 9, to: 9 });
  });

  it('B14.9 a tie with its own building: it stays; beside a prison a building is ignored', () => {
    const tie = arrival('. . .\n. T1! T1', AWAY).state;
    expect(eventsOf(say(tie, 0, { type: 'moveOutlaw', parcel: 9 }), 'outlawMoved')[0]).toMatchObject({
      to: 9,
    });
    const prison = arrival('. . . P1\n. .! T1 .\nR1 . .', AWAY).state;
    expect(eventsOf(say(prison, 0, { type: 'moveOutlaw', parcel: 9 }), 'outlawMoved')[0]).toMatchObject({
      to: 16,
    });
  });

  it('B10.3 ties at random', () => {
    const state = arrival('. . .\nT1 .! T1', AWAY).state;
    const events = say(state, 0, { type: 'moveOutlaw', parcel: 9 }, [2]);
    expect(eventsOf(events, 'outlawMoved')[0]).toMatchObject({ to: 10, byLot: true });
  });

  it('B10.3 not to a building under another outlaw', () => {
    const state = arrival('. . .\n. .! T1!\nR1', AWAY).state;
    const events = say(state, 0, { type: 'moveOutlaw', parcel: 9 });
    expect(eventsOf(events, 'outlawMoved')[0]).toMatchObject({ from: 9, to: 16 });
  });
});

describe('B10.3 what an outlaw does', () => {
  it('B10.3 its parcel cannot be bought, built on or get a house; its building earns half', () => {
    const state = town('T0! .!', [STILL, STILL, { ...STILL, money: 12 }]);
    const events = passAll(state, [0, 1, 2]);
    expect(eventsOf(events, 'buildingPaid')).toMatchObject([{ kept: 3 }]);
  });

  it('B10.3 it does not touch the income of neighbours: a bare parcel with one still feeds a ranch', () => {
    const state = town('R0 .!', [STILL, STILL, { ...STILL, money: 12 }]);
    expect(eventsOf(passAll(state, [0, 1, 2]), 'buildingPaid')).toMatchObject([{ income: 3 }]);
  });
});

describe('B10.3 fights', () => {
  const FIGHTER = { ...STILL, cowboys: 1, revolvers: 5, points: 0 };
  const WATCHER = { ...STILL, cowboys: 0, money: 12 };

  function fight(map: string, dice: readonly number[], strength = 8) {
    const state = town(map, [FIGHTER, { ...STILL, cowboys: 0 }, WATCHER]);
    state.outlawStrength = strength;
    state.outlaws = 8;
    return { state, events: say(state, 0, place(0), dice) };
  }

  it('B10.3 the best total must reach the strength; beaten, it leaves and the winner takes the reward', () => {
    const { state, events } = fight('.!', [3]);
    expect(eventsOf(events, 'duelDecided')).toMatchObject([
      { winner: 0, outlaw: 8, entries: [{ total: 8 }] },
    ]);
    expect(state.players[0]).toMatchObject({ points: 2, supply: 6 });
    expect(state.town.outlaw[0]).toBe(0);
    expect(state.outlaws).toBe(9);
  });

  it('B10.3 an outlaw that wins stays; beaten cowboys go to the personal reserves', () => {
    const { state, events } = fight('.!', [2]);
    expect(eventsOf(events, 'duelDecided')).toMatchObject([{ winner: -1 }]);
    expect(state.town.outlaw[0]).toBe(1);
    expect(state.players[0]).toMatchObject({ points: 0, cowboys: 1 + 4 });
  });

  it('B10.3 rewards: strength 8-9: 2, 10-11: 3, 12-13: 4', () => {
    for (const [strength, points] of [
      [9, 2],
      [10, 3],
      [11, 3],
    ] as const) {
      expect(fight('.!', [6], strength).state.players[0]?.points).toBe(points);
    }
  });

  it("B14.6 on an opponent's building: the reward or half of the freed income, as an attack", () => {
    const { state } = fight('T1!', [6]);
    expect(asked(state)).toEqual(['0 rewardOrHalf']);
    const events = say(state, 0, { type: 'takeHalf' });
    expect(eventsOf(events, 'buildingPaid')).toMatchObject([{ income: 6, kept: 3, attacker: 0, taken: 3 }]);
    expect(state.players[0]?.points).toBe(0);
    const reward = fight('T1!', [6]).state;
    const paid = say(reward, 0, { type: 'takeReward' });
    expect(eventsOf(paid, 'buildingPaid')).toMatchObject([{ kept: 6 }]);
    expect(reward.players[0]?.points).toBe(2);
  });

  it('B14.6 the owner takes the reward and the whole income', () => {
    const { state, events } = fight('T0!', [6]);
    expect(eventsOf(events, 'buildingPaid')).toMatchObject([{ kept: 6 }]);
    expect(state.players[0]?.points).toBe(2);
  });

  it('B14.7 half is not offered where attack is barred; fighting for the reward still is', () => {
    const { state } = fight('P1! .', [6]);
    expect(state.players[0]?.points).toBe(2);
    expect(fight('T1! C1', [6]).state.players[0]?.points).toBe(2);
  });

  it('B14.6 attackers and owner fight it in one duel; no one reaches its strength: all lose', () => {
    const state = town('T0!', [
      { ...STILL, cowboys: 1, revolvers: 1 },
      { ...STILL, cowboys: 1, revolvers: 1 },
      WATCHER,
    ]);
    state.outlawStrength = 13;
    say(state, 0, place(0));
    const events = say(state, 1, place(0), [6, 6]);
    expect(eventsOf(events, 'duelDecided')).toMatchObject([{ winner: -1, entries: [{}, {}] }]);
    expect(eventsOf(events, 'buildingPaid')).toMatchObject([{ income: 3, kept: 3 }]);
  });

  it('B14.8 a church beside it does not end the fight', () => {
    const state = town('T1! C1 .', [FIGHTER, { ...STILL, cowboys: 0 }, WATCHER]);
    expect(refusal(state, 0, place(0))).toBe('allowed');
  });

  it('B5.4 several fights: the earliest in end order chooses', () => {
    const state = town('.! .!', [{ ...FIGHTER, cowboys: 1 }, { ...FIGHTER, cowboys: 1 }, WATCHER]);
    state.outlawStrength = 8;
    say(state, 0, place(0));
    say(state, 1, place(1));
    expect(asked(state)).toEqual([`${state.endOrder.find((seat) => seat < 2)} chooseDuel`]);
  });
});
