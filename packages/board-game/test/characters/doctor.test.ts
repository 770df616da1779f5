import { describe, expect, it } from 'vitest';
import { boardGame } from '../../src/game.ts';
import { limitOf } from '../../src/people/take-character.ts';
import { placeOf } from '../../src/placing/places.ts';
import type { Player, State } from '../../src/state/state.ts';
import { push } from '../../src/state/table.ts';
import { edgeBetween } from '../../src/town/geometry.ts';
import { codeOf, layRoad } from '../../src/town/town.ts';
import { asked, DECLINE, eventsOf, place, refusal, say } from '../playing.ts';
import { choosing, others, take } from './holding.ts';

const DOCTOR = { character: 'doctor' } as const;

function practice(side: 'yellow' | 'red', players: readonly Partial<Player>[], map = '.'): State {
  const state = choosing(DOCTOR, { options: { variants: map.includes('!') ? { outlaws: true } : {} } });
  take(state, DOCTOR);
  say(state, 0, { type: 'choose', choice: side });
  return others(state, { map, players });
}

const EVEN = [
  { cowboys: 1, revolvers: 1, money: 5, roads: 0 },
  { cowboys: 1, revolvers: 1, money: 5, roads: 0 },
  { cowboys: 1, revolvers: 1, money: 5, roads: 0 },
];
const treat = (at: string) => ({ type: 'treat', place: placeOf(at) }) as const;

describe('B9.14 the side is chosen by its owner each time', () => {
  it('B9.14 Doctor, limit 60, or Undertaker, limit 90', () => {
    const state = choosing(DOCTOR);
    take(state, DOCTOR);
    expect(asked(state)).toEqual(['0 chooseSide']);
    expect(limitOf(practice('yellow', EVEN), 0)).toBe(60);
    expect(limitOf(practice('red', EVEN), 0)).toBe(90);
  });
});

describe('B9.14 the Doctor', () => {
  it('B9.14 a player who loses may pay $3 to go on to an open space still to come where no one is', () => {
    const state = practice('yellow', [{ ...EVEN[0], cowboys: 0 }, ...EVEN.slice(1)]);
    say(state, 1, place('threeRoads'));
    say(state, 2, place('threeRoads'), [6, 1]);
    expect(asked(state)).toEqual(['2 treat']);
    expect(refusal(state, 2, treat('ammunition'))).toBe('noSpaceToCome B9.14');
    expect(refusal(state, 2, treat('parcelIncome'))).toBe('allowed');
    const events = say(state, 2, treat('parcelPoints'));
    expect(eventsOf(events, 'patientMoved')).toMatchObject([{ seat: 2 }]);
    expect(state.players.map(({ money }) => money)).toEqual([8, 5, 2]);
  });

  it('B9.14 where no duel can be, others do not matter: the single road', () => {
    const state = practice('yellow', [{ ...EVEN[0], cowboys: 1 }, ...EVEN.slice(1)]);
    say(state, 0, place('oneRoad'));
    say(state, 1, place('threeRoads'));
    say(state, 2, place('threeRoads'), [6, 1]);
    const events = say(state, 2, treat('oneRoad'));
    expect(eventsOf(events, 'roadsGained').map(({ seat, count }) => [seat, count])).toEqual([
      [1, 3],
      [0, 1],
      [2, 1],
    ]);
  });

  it('B9.14 not where someone is, not on a closed space, not without the money', () => {
    const state = practice('yellow', [
      { ...EVEN[0], cowboys: 0 },
      { ...EVEN[1], cowboys: 2 },
      { ...EVEN[2], cowboys: 1, revolvers: 9 },
    ]);
    state.row[0] = 0;
    say(state, 1, place('points5'));
    say(state, 2, place('threeRoads'));
    say(state, 1, place('threeRoads'), [3, 3]);
    expect(refusal(state, 1, treat('points5'))).toBe('spaceNotEmpty B9.14');
    expect(refusal(state, 1, treat('tile3'))).toBe('spaceClosed B4.5');
    const poor = practice('yellow', [{ ...EVEN[0], cowboys: 0 }, EVEN[1] ?? {}, { ...EVEN[2], money: 2 }]);
    say(poor, 1, place('threeRoads'));
    say(poor, 2, place('threeRoads'), [6, 1]);
    expect(asked(poor)).not.toEqual(['2 treat']);
  });

  it('B9.14, B14.19 at once after the duel, the doctor first and free, then the others in end order', () => {
    const state = practice('yellow', [
      { ...EVEN[0], money: 0 },
      { ...EVEN[1], revolvers: 0, cowboys: 1 },
      { ...EVEN[2], revolvers: 9, cowboys: 2 },
    ]);
    for (const seat of [0, 1, 2]) say(state, seat, place('threeRoads'));
    say(state, 2, { type: 'pass' }, [3, 3, 3]);
    expect(state.endOrder).toEqual([0, 1, 2]);
    expect(asked(state)).toEqual(['0 treat']);
    say(state, 0, treat('gaming'));
    expect(state.players[0]?.money).toBe(0);
    expect(asked(state)).toEqual(['1 treat']);
    expect(refusal(state, 1, treat('gaming'))).toBe('spaceNotEmpty B9.14');
    expect(eventsOf(say(state, 1, DECLINE), 'patientMoved')).toEqual([]);
  });

  it('B9.14 the patients are asked in end order, whatever the turn order', () => {
    const state = practice('yellow', [
      { ...EVEN[0], revolvers: 9, cowboys: 1 },
      { ...EVEN[1], revolvers: 0, cowboys: 2, money: 5 },
      { ...EVEN[2], revolvers: 0, cowboys: 1, money: 5 },
    ]);
    for (const seat of [0, 1, 2]) say(state, seat, place('threeRoads'));
    say(state, 1, place('salary'), [3, 3, 3]);
    expect(state.endOrder).toEqual([0, 2, 1]);
    expect(asked(state)).toEqual(['2 treat']);
    say(state, 2, DECLINE);
    expect(asked(state)).toEqual(['1 treat']);
  });

  it('B9.14 the bank pays the doctor $3 for each outlaw removed', () => {
    const state = practice(
      'yellow',
      [EVEN[0] ?? {}, { cowboys: 1, revolvers: 9, roads: 0 }, { cowboys: 0 }],
      '.!',
    );
    state.outlawStrength = 8;
    say(state, 0, place('salary'));
    const events = say(state, 1, place(0), [1]);
    expect(eventsOf(events, 'moneyGained')).toMatchObject([{ source: 'salary' }, { seat: 0, amount: 3 }]);
  });

  it('B9.14 a patient needs a cowboy in the reserve', () => {
    const state = practice('yellow', [{ ...EVEN[0], cowboys: 0 }, ...EVEN.slice(1)]);
    const patient = state.players[2];
    if (patient === undefined) throw new Error('seat 2 is missing');
    push(state, { kind: 'aftermath', holder: 0, losers: [2] });
    expect(boardGame.options(state, 2).map(({ type }) => type)).toContain('treat');
    patient.cowboys = 0;
    expect(boardGame.options(state, 2).map(({ type }) => type)).toEqual(['decline']);
  });
});

describe('B9.14 the Undertaker', () => {
  const duel = (state: State, dice: readonly number[]) => {
    say(state, 0, place('salary'));
    say(state, 1, place('threeRoads'));
    return say(state, 2, place('threeRoads'), dice);
  };

  it('B9.14 a player who loses loses 1 point or pays $2, as they choose', () => {
    const state = practice(
      'red',
      EVEN.map((player) => ({ ...player, points: 4 })),
    );
    duel(state, [6, 1]);
    expect(asked(state)).toEqual(['2 payFuneral']);
    say(state, 2, { type: 'payFuneral', with: 'points' });
    expect(state.players[2]).toMatchObject({ points: 3, money: 5 });
    const paid = practice(
      'red',
      EVEN.map((player) => ({ ...player, points: 4 })),
    );
    duel(paid, [6, 1]);
    say(paid, 2, { type: 'payFuneral', with: 'money' });
    expect(paid.players.map(({ money }) => money)).toEqual([5 + 4 + 2, 5, 3]);
  });

  it('B9.14 the last $2 can be paid', () => {
    const state = practice(
      'red',
      EVEN.map((player) => ({ ...player, points: 4, money: 2 })),
    );
    duel(state, [6, 1]);
    expect(boardGame.options(state, 2)).toHaveLength(2);
  });

  it('B14.20 at 0 points pay if possible, else nothing; under $2 lose the point', () => {
    const money = practice('red', EVEN);
    const events = duel(money, [6, 1]);
    expect(eventsOf(events, 'moneyPaid')).toMatchObject([{ seat: 2, to: 0, amount: 2 }]);
    const points = practice('red', [EVEN[0] ?? {}, EVEN[1] ?? {}, { ...EVEN[2], money: 1, points: 1 }]);
    expect(eventsOf(duel(points, [6, 1]), 'pointsLost')).toMatchObject([{ seat: 2, points: 1 }]);
    const nothing = practice('red', [EVEN[0] ?? {}, EVEN[1] ?? {}, { ...EVEN[2], money: 1, points: 0 }]);
    const none = duel(nothing, [6, 1]);
    expect([eventsOf(none, 'pointsLost'), eventsOf(none, 'moneyPaid')]).toEqual([[], []]);
  });

  it('B9.14 the undertaker excepted; fights with outlaws too; $2 for each outlaw removed', () => {
    const own = practice('red', [{ ...EVEN[0], points: 3 }, EVEN[1] ?? {}, { cowboys: 0 }]);
    say(own, 0, place('threeRoads'));
    say(own, 1, place('threeRoads'), [1, 6]);
    expect(own.players[0]).toMatchObject({ points: 3, money: 5 });
    const outlaw = practice(
      'red',
      [
        { cowboys: 0, money: 0 },
        { cowboys: 1, revolvers: 0, money: 5, points: 0 },
        { cowboys: 0, money: 12 },
      ],
      '.!',
    );
    outlaw.outlawStrength = 13;
    const events = say(outlaw, 1, place(0), [1]);
    expect(eventsOf(events, 'moneyPaid')).toMatchObject([{ seat: 1, to: 0, amount: 2 }]);
    const beaten = practice(
      'red',
      [
        { cowboys: 0, money: 0 },
        { cowboys: 1, revolvers: 9 },
        { cowboys: 0, money: 12 },
      ],
      '.!',
    );
    beaten.outlawStrength = 8;
    say(beaten, 1, place(0), [1]);
    expect(beaten.players[0]?.money).toBe(2);
  });

  it('B14.8 a church that ends an attack is no duel: no one is buried', () => {
    const state = practice(
      'red',
      [
        { ...EVEN[0], cowboys: 0, tiles: [codeOf('church')] },
        { ...EVEN[1], points: 3 },
        { cowboys: 0, money: 12 },
      ],
      'T0 .0 h',
    );
    layRoad(state.town, edgeBetween([1, 0], [1, 1]) ?? 0);
    say(state, 1, place(0));
    say(state, 0, { type: 'build', building: 'church', parcel: 1 });
    const events = say(state, 0, { type: 'setHouse', parcel: 8 });
    expect(eventsOf(events, 'attackersCleared')).toMatchObject([{ seat: 1, parcel: 0 }]);
    expect(state.players[1]).toMatchObject({ points: 3, money: 5 });
  });
});
