import { describe, expect, it } from 'vitest';
import { strengthOf } from '../../src/duel/strength.ts';
import { boardGame } from '../../src/game.ts';
import { corralPlace } from '../../src/placing/places.ts';
import type { Player, State } from '../../src/state/state.ts';
import { asked, DECLINE, eventsOf, newGame, PASS, passAll, place, refusal, say, scene } from '../playing.ts';

const OPTIONS = { variants: { horses: true } } as const;
const STILL = { roads: 0, money: 0 };
const horse = (corral: number) => ({ type: 'putHorse', corral }) as const;

function stable(players: readonly Partial<Player>[] = [], map = '.'): State {
  return scene({ options: OPTIONS, map, roads: ['3,3 4,3'], players });
}

describe('B10.6 horses in corrals', () => {
  it('B10.6 each player starts with one horse; 25 are in the box', () => {
    const { state } = newGame({ seats: 4, ...OPTIONS });
    expect(state.players.map(({ horses }) => horses)).toEqual([1, 1, 1, 1]);
    expect(state.horses).toBe(21);
  });

  it('B10.6 right after placing a cowboy, one horse may go into a corral, never obliged', () => {
    const state = stable();
    say(state, 0, place('salary'));
    expect(asked(state)).toEqual(['0 putHorse']);
    say(state, 0, DECLINE);
    expect(asked(state)).toEqual(['1 placeCowboy']);
    expect(state.players[0]?.horses).toBe(1);
  });

  it('B10.6 corral 1: +1 strength this round, three or more horses there: +2', () => {
    const state = stable([{ cowboys: 1, revolvers: 1, corrals: [1, 0, 0, 0, 0] }]);
    expect(strengthOf(state, 0)).toBe(3);
    for (const [horses, strength] of [
      [2, 3],
      [3, 4],
      [4, 4],
    ] as const) {
      expect(strengthOf(stable([{ cowboys: 1, revolvers: 1, corrals: [horses, 0, 0, 0, 0] }]), 0)).toBe(
        strength,
      );
    }
  });

  it('B10.6 corral 2: at once another cowboy, which allows another horse', () => {
    const state = stable([{ cowboys: 2, horses: 2 }]);
    say(state, 0, place('salary'));
    say(state, 0, horse(2));
    expect(asked(state)).toEqual(['0 extraTurn']);
    expect(refusal(state, 0, { type: 'takeBack', place: 20 })).toBe('noCowboyOfYours B10.5');
    say(state, 0, place('gaming'));
    expect(asked(state)).toEqual(['0 putHorse']);
  });

  it('B10.6 corral 2: or move one of your own; B14.35 that gives no new horse', () => {
    const state = stable([{ cowboys: 2, horses: 2 }]);
    say(state, 0, place('gaming'));
    say(state, 0, horse(2));
    say(state, 0, { type: 'takeBack', place: 77 });
    expect(asked(state)).toEqual(['0 moveCowboy']);
    expect(refusal(state, 0, PASS)).toBe('notAskedNow');
    expect(refusal(state, 0, { type: 'takeBack', place: 20 })).toBe('notAskedNow');
    say(state, 0, place('threeRoads'));
    expect(asked(state)).toEqual(['1 placeCowboy']);
    expect(state.players[0]?.cowboys).toBe(1);
  });

  it('B14.35 moves that very cowboy to another place: no other piece in its stead', () => {
    const state = stable([{ cowboys: 3, horses: 2, dynamite: 1 }]);
    say(state, 0, place('gaming'));
    say(state, 0, horse(2));
    say(state, 0, { type: 'takeBack', place: 77 });
    expect(refusal(state, 0, { ...place('threeRoads'), with: 'dynamite' })).toBe('liftedCowboyMoves B14.35');
    expect(refusal(state, 0, place('gaming'))).toBe('liftedCowboyMoves B14.35');
    expect(refusal(state, 0, place('threeRoads'))).toBe('allowed');
  });

  it('B14.35 the white cowboy moves as the white cowboy', () => {
    const state = scene({ options: OPTIONS, map: '.', characters: ['sheriff', 'settler', 'captain'] });
    const white = (at: string) => ({ ...place(at), with: 'white' }) as const;
    say(state, 0, white('gaming'));
    say(state, 0, horse(2));
    say(state, 0, { type: 'takeBack', place: 77 });
    expect(refusal(state, 0, place('threeRoads'))).toBe('liftedCowboyMoves B14.35');
    say(state, 0, white('threeRoads'));
    expect([state.white, state.players[0]?.cowboys]).toEqual([place('threeRoads').place, 3]);
  });

  it('B14.35 dynamite moves with its cowboy, or returns with it', () => {
    const dynamited = () => {
      const state = stable([{ cowboys: 2, horses: 2, dynamite: 1 }]);
      state.dynamite = 6;
      say(state, 0, { ...place('gaming'), with: 'dynamite' } as const);
      say(state, 0, horse(2));
      say(state, 0, { type: 'takeBack', place: 77 });
      return state;
    };
    const moved = dynamited();
    expect(refusal(moved, 0, place('threeRoads'))).toBe('liftedCowboyMoves B14.35');
    expect(refusal(moved, 0, { ...place('salary'), with: 'dynamite' })).toBe('noDuelHere B9.19');
    say(moved, 0, { ...place('threeRoads'), with: 'dynamite' } as const);
    expect([moved.players[0]?.dynamite, moved.dynamite]).toEqual([0, 6]);
    const returned = dynamited();
    say(returned, 0, DECLINE);
    expect(returned.players[0]).toMatchObject({ dynamite: 1, cowboys: 2 });
  });

  it('B10.6 corral 2: or take one back, or pass', () => {
    const state = stable([{ cowboys: 2 }]);
    say(state, 0, place('gaming'));
    say(state, 0, horse(2));
    say(state, 0, { type: 'takeBack', place: 77 });
    say(state, 0, DECLINE);
    expect(state.players[0]?.cowboys).toBe(2);
    const passing = stable([{ cowboys: 2 }]);
    say(passing, 0, place('gaming'));
    say(passing, 0, horse(2));
    say(passing, 0, PASS);
    expect(passing.endOrder).toEqual([0]);
  });

  it('B10.6 corral 3: double the income of one ranch per horse', () => {
    const map = 'R0 . . . R0';
    const state = stable([{ ...STILL, cowboys: 0, corrals: [0, 0, 1, 0, 0], horses: 0 }, STILL, STILL], map);
    passAll(state, [1, 2]);
    expect(asked(state)).toEqual(['0 declareIncome']);
    const events = say(state, 0, { type: 'doubleRanch', parcel: 0 });
    expect(eventsOf(events, 'buildingPaid')).toMatchObject([
      { parcel: 0, income: 3, factor: 2, kept: 6 },
      { parcel: 4, factor: 1 },
    ]);
  });

  it('B10.6 corral 4: $2 at once', () => {
    const state = stable([{ money: 0 }]);
    say(state, 0, place('threeRoads'));
    say(state, 0, horse(4));
    expect(state.players[0]?.money).toBe(2);
  });

  it('B10.6 a cowboy may be placed into a corral instead of an action, one each, and brings no horse', () => {
    const state = stable([{ cowboys: 3 }]);
    say(state, 0, place(corralPlace(5)));
    expect(asked(state)).toEqual(['1 placeCowboy']);
    say(state, 1, PASS);
    say(state, 2, PASS);
    expect(refusal(state, 0, place(corralPlace(5)))).toBe('alreadyThere B4.3');
    expect(refusal(scene({}), 0, place(corralPlace(5)))).toBe('noCorrals B10.6');
  });
});

describe('B10.6 buying', () => {
  const ONE = [
    { ...STILL, cowboys: 1, money: 4, horses: 0 },
    { ...STILL, cowboys: 0 },
    { ...STILL, cowboys: 0 },
  ];

  it('B10.6 on Salary a cowboy may pay $4 for a horse instead, put into a corral at once', () => {
    const state = stable(ONE);
    say(state, 0, place('salary'));
    expect(asked(state)).toEqual(['0 salaryOrHorse']);
    const events = say(state, 0, { type: 'buyHorse', corral: 4 });
    expect(eventsOf(events, 'moneyPaid')).toMatchObject([{ amount: 4, source: 'horse' }]);
    expect(eventsOf(events, 'moneyGained')).toMatchObject([{ amount: 2, source: 'corral' }]);
  });

  it('B14.35 a bought horse in corral 2 only counts for the rodeo', () => {
    const state = stable(ONE);
    say(state, 0, place('salary'));
    const events = say(state, 0, { type: 'buyHorse', corral: 2 });
    expect(eventsOf(events, 'rodeoWon')).toMatchObject([{ seat: 0, sums: [1, 0, 0] }]);
  });

  it('B10.6 one per round and player: the other cowboys there take their salary', () => {
    const state = stable([{ ...ONE[0], cowboys: 2, money: 0 }, ...ONE.slice(1)]);
    say(state, 0, place('salary'));
    say(state, 0, place('salary'));
    say(state, 0, { type: 'buyHorse', corral: 1 });
    expect(state.players[0]?.money).toBe(0);
  });

  it('B14.35 empty supply: no horse', () => {
    const state = stable(ONE);
    state.horses = 0;
    const events = say(state, 0, place('salary'));
    expect(eventsOf(events, 'moneyGained')).toMatchObject([{ amount: 4, source: 'salary' }]);
  });
});

describe('B10.6 the rodeo', () => {
  it('B10.6 sum over corrals of hat value x horses x 2 with a cowboy; hats 2 1 2 3 5', () => {
    const state = stable([
      { ...STILL, cowboys: 1, horses: 0, corrals: [1, 1, 1, 1, 1] },
      { ...STILL, cowboys: 0, horses: 0, corrals: [0, 0, 0, 0, 3] },
      { ...STILL, cowboys: 0, horses: 0 },
    ]);
    const events = say(state, 0, place(corralPlace(5)));
    expect(eventsOf(events, 'rodeoWon')).toMatchObject([{ seat: 0, sums: [18, 15, 0] }]);
    expect(state.players[0]).toMatchObject({ rodeos: 1, horses: 5, corrals: [0, 0, 0, 0, 0] });
  });

  it('B14.35, B11.2 corral cowboys are back in the supply before the recruits come', () => {
    const state = stable([
      { ...STILL, cowboys: 10, horses: 0 },
      { ...STILL, cowboys: 0 },
      { ...STILL, cowboys: 0 },
    ]);
    for (let corral = 1; corral <= 5; corral++) say(state, 0, place(corralPlace(corral)));
    expect([state.players[0]?.cowboys, state.players[0]?.supply]).toEqual([5, 0]);
    passAll(state, [0]);
    // Nothing but the five of the corrals can be recruited from.
    expect([state.round, state.players[0]?.cowboys, state.players[0]?.supply]).toEqual([2, 9, 1]);
  });

  it('B10.6 a tie goes to the earlier in end order, whatever the turn order', () => {
    const herd = { horses: 0, corrals: [0, 0, 0, 0, 1] };
    const state = stable([
      { ...STILL, ...herd, cowboys: 1 },
      { ...STILL, ...herd, cowboys: 1 },
      { ...STILL, cowboys: 0 },
    ]);
    say(state, 0, place('strengthPoints'));
    const events = passAll(state, [1]);
    expect([state.turnOrder, state.chooseOrder]).toEqual([
      [0, 1, 2],
      [1, 2, 0],
    ]);
    expect(eventsOf(events, 'rodeoWon')).toMatchObject([{ seat: 1, sums: [5, 5, 0] }]);
  });

  it('B14.35 all at 0: the first in end order takes it', () => {
    const state = stable([STILL, STILL, STILL]);
    expect(eventsOf(passAll(state, [0, 1, 2]), 'rodeoWon')).toMatchObject([{ seat: 0, sums: [0, 0, 0] }]);
  });

  it('B10.6 at the end each horse is worth 1 point, plus 1 per rodeo (3 horses, 2 rodeos: 9)', () => {
    const state = stable([{ horses: 2, corrals: [0, 0, 0, 0, 1], rodeos: 2 }]);
    expect(boardGame.score(state)[0]?.lines.find(({ id }) => id === 'horses')?.points).toBe(9);
  });
});
