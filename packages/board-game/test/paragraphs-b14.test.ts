/** B14: rulings about the order of things, attacks and outlaws. Those about a character or a variant are with it. */
import { withDice } from '@carson/testkit';
import { describe, expect, it } from 'vitest';
import type { BoardEvent } from '../src/event.ts';
import { boardGame } from '../src/game.ts';
import { advance } from '../src/play.ts';
import type { State } from '../src/state/state.ts';
import { codeOf, hasOutlaw, ownerOf } from '../src/town/town.ts';
import {
  asked,
  DECLINE,
  eventsOf,
  PASS,
  place,
  refusal,
  type Scene,
  say,
  scene,
  takeCharacter,
} from './playing.ts';

const POOR = { money: 0, roads: 0, points: 0, revolvers: 1 };

/** In the last round, so that no new outlaws come when it is over. */
function withOutlaws(given: Scene, strength = 8): State {
  const state = scene({ options: { variants: { outlaws: true } }, round: 4, ...given });
  state.outlawStrength = strength;
  state.outlaws = 9 - state.town.outlaw.filter((held) => held === 1).length;
  return state;
}

describe('B14 order', () => {
  it('B14.1 building income: the city hall duel, outlaw fights, attack duels, then payment', () => {
    const state = withOutlaws({ map: 'Y . S1 h .!', all: POOR, players: [3, 2, 0] });
    say(state, 0, place(2));
    say(state, 1, place(2));
    say(state, 0, place(0));
    say(state, 1, place(0));
    const events = say(state, 0, place(4), [6, 1, 6, 1, 6]);
    expect(eventsOf(events, 'duelDecided').map((event) => event.place)).toEqual([0, 4, 2]);
    const types = events.map(({ type }) => type);
    expect(types.lastIndexOf('duelDecided')).toBeLessThan(types.indexOf('buildingPaid'));
  });

  it('B14.2 the cap does not limit a doubled income, the outlaw half comes before it', () => {
    const paid = (saloon: string) => {
      const state = withOutlaws({
        characters: ['grocer', 'banker', 'captain'],
        map: `H H H\nH ${saloon} H\nH H .`,
        all: POOR,
        players: [1, 0, 0],
      });
      say(state, 0, PASS);
      expect(asked(state)).toEqual(['0 declareIncome']);
      return eventsOf(say(state, 0, { type: 'doubleKind', building: 'saloon' }), 'buildingPaid');
    };
    expect(paid('S0')).toMatchObject([{ income: 55, factor: 2, kept: 110 }]);
    expect(paid('S0!')).toMatchObject([{ income: 27, factor: 2, kept: 54 }]);
  });

  it('B14.3 first all duels for parcels, then in turn order each player buys or declines', () => {
    const rich = { money: 9, roads: 0 };
    const state = scene({ map: '.', all: rich, players: [2, 2, 0] });
    say(state, 0, place(20));
    say(state, 1, place(20));
    say(state, 0, place(30));
    const events = say(state, 1, place(40), [1, 6]);
    expect(eventsOf(events, 'duelDecided').map(({ winner }) => winner)).toEqual([1]);
    expect(asked(state)).toEqual(['0 buyParcel']);
    expect(refusal(state, 0, { type: 'buyParcel', parcel: 20 })).toBe('parcelNotWon B5.4');
    say(state, 0, { type: 'buyParcel', parcel: 30 });
    expect(asked(state)).toEqual(['1 buyParcel']);
    say(state, 1, { type: 'buyParcel', parcel: 40 });
    say(state, 1, DECLINE);
    expect([20, 30, 40].map((parcel) => ownerOf(state.town, parcel))).toEqual([-1, 0, 1]);
  });

  it('B14.5 at the end of phase 3 everyone with a road has a window, in turn order, in round 4 the last', () => {
    const state = scene({
      map: 'h',
      roads: ['0,1 1,1'],
      round: 4,
      all: POOR,
      players: [{ cowboys: 1, roads: 1 }, 0, { cowboys: 0, roads: 2 }],
    });
    say(state, 0, PASS);
    expect(asked(state)).toEqual(['0 layRoads']);
    say(state, 0, { type: 'done' });
    expect(asked(state)).toEqual(['2 layRoads']);
    say(state, 2, { type: 'layRoad', edge: 9 });
    say(state, 2, { type: 'done' });
    expect(asked(state)).toEqual([]);
  });

  it('B12.4 a tie goes to the earlier in the last end order', () => {
    const state = scene({ map: '.', round: 4, all: POOR, players: [1, 1, 1] });
    say(state, 0, place('oneRoad'));
    say(state, 1, PASS);
    say(state, 2, PASS);
    while (boardGame.owed(state).length > 0)
      say(state, boardGame.owed(state)[0]?.seat ?? -1, { type: 'done' });
    expect(boardGame.result(state)).toEqual([
      { seat: 0, score: 0, rank: 3 },
      { seat: 1, score: 0, rank: 1 },
      { seat: 2, score: 0, rank: 2 },
    ]);
  });
});

describe('B14 attacks and outlaws', () => {
  it('B14.6 attackers and owner fight the outlaw in one duel; no one reaches it: all lose, no second duel', () => {
    const state = withOutlaws({ map: 'S1! h', all: POOR, players: [1, 1, 0] }, 13);
    say(state, 0, place(0));
    const events = say(state, 1, place(0), [6, 6]);
    expect(eventsOf(events, 'duelDecided')).toMatchObject([{ winner: -1, outlaw: 13 }]);
    expect(state.players.slice(0, 2).map(({ cowboys }) => cowboys)).toEqual([1, 1]);
    expect(hasOutlaw(state.town, 0)).toBe(true);
    expect(eventsOf(events, 'buildingPaid')).toMatchObject([{ income: 2, kept: 2 }]);
  });

  it('B14.6 the winner on an opponent’s building chooses the reward or half of the freed income', () => {
    const fight = (command: 'takeReward' | 'takeHalf') => {
      const state = withOutlaws({ map: 'S1! h', all: POOR, players: [1, 0, 0] }, 7);
      say(state, 0, place(0), [6]);
      expect(asked(state)).toEqual(['0 rewardOrHalf']);
      return { state, events: say(state, 0, { type: command }) };
    };
    const reward = fight('takeReward');
    expect(hasOutlaw(reward.state.town, 0)).toBe(false);
    expect(eventsOf(reward.events, 'buildingPaid')).toMatchObject([{ income: 5, kept: 5 }]);
    expect(eventsOf(reward.events, 'pointsGained')).toMatchObject([{ seat: 0, source: 'outlaw' }]);
    const half = fight('takeHalf');
    expect(eventsOf(half.events, 'buildingPaid')).toMatchObject([
      { income: 5, kept: 3, taken: 2, attacker: 0 },
    ]);
    expect(eventsOf(half.events, 'pointsGained')).toEqual([]);
    expect(half.state.players[0]?.supply).toBe(10);
  });

  it('B14.6 the owner takes the reward; so does the winner on a bare parcel, without buying it', () => {
    const own = withOutlaws({ map: 'S0! h', all: POOR, players: [1, 0, 0] });
    say(own, 0, place(0), [6]);
    expect(hasOutlaw(own.town, 0)).toBe(true);
    const again = withOutlaws({
      map: 'S0! h',
      all: POOR,
      players: [{ cowboys: 1, revolvers: 2 }, 0, 0],
    });
    const events = say(again, 0, place(0), [6]);
    expect(eventsOf(events, 'pointsGained')).toMatchObject([{ seat: 0, points: 2, source: 'outlaw' }]);
    const bare = withOutlaws(
      { map: '.!', all: POOR, players: [{ money: 9, cowboys: 1, revolvers: 5 }, 0, 0] },
      11,
    );
    const won = say(bare, 0, place(0), [6]);
    expect(eventsOf(won, 'pointsGained')).toMatchObject([{ seat: 0, points: 3, source: 'outlaw' }]);
    expect(ownerOf(bare.town, 0)).toBe(-1);
    expect(eventsOf(won, 'parcelBought')).toEqual([]);
  });

  it('B10.3 the reward: strength 8-9: 2 VP, 10-11: 3 VP, 12-13: 4 VP', () => {
    const reward = (strength: number) => {
      const state = withOutlaws(
        { map: '.!', all: POOR, players: [{ cowboys: 1, revolvers: 9 }, 0, 0] },
        strength,
      );
      return eventsOf(say(state, 0, place(0), [6]), 'pointsGained').map(({ points }) => points);
    };
    expect([8, 9, 10, 11, 12, 13].map(reward)).toEqual([[2], [2], [3], [3], [4], [4]]);
  });

  it('B14.7 half the income is not offered where attack is barred, the reward still is', () => {
    const state = withOutlaws({
      map: 'S1! C1 h',
      all: POOR,
      players: [{ cowboys: 1, revolvers: 9 }, 0, 0],
    });
    expect(refusal(state, 0, place(0))).toBe('allowed');
    const events = say(state, 0, place(0), [1]);
    expect(eventsOf(events, 'pointsGained')).toMatchObject([{ seat: 0, points: 2, source: 'outlaw' }]);
    expect(eventsOf(events, 'buildingPaid')).toMatchObject([{ income: 5, kept: 5 }]);
  });

  it('B14.8 a church that comes beside it ends the attack, but not the fight with an outlaw', () => {
    const state = withOutlaws({
      map: 'S1! .1 T1 . .\n. . . . .',
      roads: ['0,1 1,1 2,1 3,1 4,1'],
      all: POOR,
      players: [{ cowboys: 2, revolvers: 9 }, { cowboys: 0, tiles: [codeOf('church')] }, 0],
    });
    say(state, 0, place(0));
    say(state, 0, place(2));
    say(state, 1, { type: 'build', building: 'church', parcel: 1 });
    const events: BoardEvent[] = say(state, 1, { type: 'setHouse', parcel: 3 }, [1]);
    expect(eventsOf(events, 'attackersCleared').map(({ parcel }) => parcel)).toEqual([2]);
    expect(eventsOf(events, 'duelDecided')).toMatchObject([{ place: 0, winner: 0, outlaw: 8 }]);
  });

  it('B14.10 a parcel under an outlaw cannot be acquired in any way', () => {
    const state = withOutlaws({ map: '.! .', all: POOR, players: [1, 1, 1] });
    state.steps.push({ kind: 'offer', seat: 1, moment: 'atOnce' });
    expect(asked(state)).toEqual(['1 freeParcel']);
    expect(refusal(state, 1, { type: 'claimParcel', parcel: 0 })).toBe('outlawOnParcel B10.3');
    expect(refusal(state, 1, { type: 'claimParcel', parcel: 1 })).toBe('allowed');
  });
});

describe('B14.9 outlaws on the move', () => {
  /** No one arrives beside those that are there: the new one comes to the far corner of the 36. */
  function raid(map: string, changes: Partial<State> = {}): BoardEvent[] {
    const state = withOutlaws({ map, round: 2 });
    Object.assign(state, { endOrder: [0, 1, 2] }, changes);
    state.steps.push({ kind: 'outlawRaid', stage: 'strength', coming: 0, left: [] });
    const events: BoardEvent[] = [];
    const log = (event: BoardEvent) => events.push(event);
    withDice(state, [1, 1, 6, 6], () => advance({ state, log }));
    for (const parcel of state.town.outlaw.flatMap((held, at) => (held === 1 ? [at] : []))) {
      if (asked(state)[0] === '0 moveOutlaw') events.push(...say(state, 0, { type: 'moveOutlaw', parcel }));
    }
    return events;
  }

  const moves = (events: readonly BoardEvent[]) =>
    eventsOf(events, 'outlawMoved').map(({ from, to }) => [from, to]);

  it('B14.9 unhalved incomes are compared; a tie with its own building: it stays', () => {
    expect(moves(raid('. . .\n. T0! T1'))).toEqual([
      [9, 9],
      [54, 54],
    ]);
    expect(moves(raid('. . .\n. T0! S1 h'))).toEqual([
      [9, 9],
      [54, 54],
    ]);
  });

  it('B14.9 with the city hall bonus of the occupant', () => {
    expect(moves(raid('. . .\n. T0! S1 h', { occupant: 1 }))[0]).toEqual([9, 10]);
  });

  it('B14.9 its own building beside a prison is ignored too', () => {
    expect(moves(raid('. P1 .\n. T0! .\n. m1 .\n. M .'))[0]).toEqual([9, 17]);
  });

  it('B10.3 buildings beside a prison or under another outlaw are ignored; without income around it stays', () => {
    expect(moves(raid('. .! .\n. . .\n. P1 .\n. C1 .'))[0]).toEqual([1, 1]);
    expect(moves(raid('. .! S1 h\n. . . P0'))[0]).toEqual([1, 1]);
    const crowded = moves(raid('. .! S1! h\n. . T1 .'));
    expect(crowded[0]).toEqual([1, 10]);
  });

  it('B10.3 on a prison it is removed and the owner of the prison has the reward', () => {
    const state = withOutlaws({ map: '.\n.\n.\n.\n.\n.\n. . . . . . P1', round: 2 });
    state.endOrder = [0, 1, 2];
    state.steps.push({ kind: 'outlawRaid', stage: 'strength', coming: 0, left: [] });
    const before = state.players[1]?.points ?? 0;
    withDice(state, [5, 2, 6, 6], () => advance({ state, log: undefined }));
    expect([state.outlawStrength, (state.players[1]?.points ?? 0) - before, state.outlaws]).toEqual([
      12, 4, 9,
    ]);
    expect(state.town.outlaw.every((held) => held === 0)).toBe(true);
  });

  it('B10.3 thrown again beside a prison and on another outlaw', () => {
    const state = withOutlaws({ map: '. . .\n. P1 .\n. . . .!', round: 2 });
    state.endOrder = [0, 1, 2];
    state.steps.push({ kind: 'outlawRaid', stage: 'strength', coming: 0, left: [] });
    withDice(state, [1, 1, 2, 2, 2, 3, 5, 5], () => advance({ state, log: undefined }));
    expect(hasOutlaw(state.town, 45)).toBe(true);
  });
});

describe('B14.26 the Teacher', () => {
  it('B14.26 B11.5 goes in front of the new order, the others keep theirs', () => {
    const ids = ['sheriff', 'banker', 'grocer', 'teacher', 'settler', 'captain', 'hiredGun'] as const;
    const characters = ids.map((character) =>
      character === 'teacher' ? { character } : { character, side: 'yellow' as const },
    );
    const state = scene({
      options: { roster: { by: 'hand', characters } },
      characters: ['banker', 'captain', 'teacher'],
      map: '.',
      all: POOR,
      players: [1, 1, 1],
    });
    for (const seat of [0, 1, 2]) say(state, seat, PASS);
    expect([state.endOrder, state.chooseOrder]).toEqual([
      [0, 1, 2],
      [2, 0, 1],
    ]);
    takeCharacter(state, 2, 'hiredGun');
    expect(asked(state)).toEqual(['0 takeCharacter']);
  });
});
