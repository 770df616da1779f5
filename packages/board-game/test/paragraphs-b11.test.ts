/** B11: the end of a round. */
import { describe, expect, it } from 'vitest';
import type { BoardEvent } from '../src/event.ts';
import { boardGame } from '../src/game.ts';
import type { BuildingId } from '../src/ids.ts';
import { placeOf } from '../src/placing/places.ts';
import type { Player, State } from '../src/state/state.ts';
import { codeOf, idOf, NOBODY, onParcel } from '../src/town/town.ts';
import {
  asked,
  DECLINE,
  eventsOf,
  optionsOf,
  PASS,
  place,
  refusal,
  type Scene,
  say,
  scene,
} from './playing.ts';

const BROKE = { money: 0, roads: 0 };

/** No one has cowboys but seat 0, who has one. */
function lastPass(given: Scene = {}, changes: readonly Partial<Player>[] = []): State {
  return scene({
    map: '.',
    ...given,
    players: [0, 1, 2].map((seat) => ({ ...BROKE, cowboys: seat === 0 ? 1 : 0, ...changes[seat] })),
  });
}

/** The Hired gun on seat 0 has this much money and a limit of $20; everyone has passed. */
function withHiredGun(money: number): State {
  const characters = ['hiredGun', 'banker', 'captain'] as const;
  const state = lastPass({ characters }, [{ cowboys: 0, money, points: 0 }, { cowboys: 1 }]);
  say(state, 1, PASS);
  return state;
}

function rowIds(state: State): (string | undefined)[] {
  return state.row.map(idOf);
}

describe('B11 the end of the round', () => {
  it('B11.1 each round closes the cheapest open point space', () => {
    const closedAfter = (round: number) =>
      eventsOf(say(lastPass({ round }), 0, PASS), 'spaceClosed').map((event) => event.place);
    expect([1, 2, 3].map(closedAfter)).toEqual([
      [placeOf('points2')],
      [placeOf('points3')],
      [placeOf('points4')],
    ]);
  });

  it('B11.2 4 / 5 / 5 cowboys from the general supply, never above ten', () => {
    const after = (round: number) => {
      const state = lastPass({ round });
      say(state, 0, PASS);
      return state.players.map(({ cowboys, supply }) => [cowboys, supply]);
    };
    expect(after(1)).toEqual([
      [5, 5],
      [4, 6],
      [4, 6],
    ]);
    expect(after(2)[1]).toEqual([5, 5]);
    expect(after(3)[1]).toEqual([5, 5]);
    const full = lastPass({}, [{ cowboys: 8 }]);
    say(full, 0, PASS);
    expect([full.players[0]?.cowboys, full.players[0]?.supply]).toEqual([10, 0]);
  });

  it('B11.3 B13.4 $28, limit 20: at least $8; spending $10 gives 1 VP', () => {
    const state = withHiredGun(28);
    expect(asked(state)).toEqual(['0 spend']);
    expect(refusal(state, 0, { type: 'spend', amount: 7 })).toBe('limitExceeded B11.3');
    expect(refusal(state, 0, { type: 'spend', amount: 29 })).toBe('notEnoughMoney B11.3');
    expect(refusal(state, 0, { type: 'spend', amount: 8 })).toBe('allowed');
    expect(refusal(state, 0, { type: 'spend', amount: 20 })).toBe('allowed');
    const frugal = boardGame.clone(state);
    say(state, 0, { type: 'spend', amount: 10 });
    expect([state.players[0]?.money, state.players[0]?.points]).toEqual([18, 1]);
    say(frugal, 0, { type: 'spend', amount: 8 });
    expect([frugal.players[0]?.money, frugal.players[0]?.points]).toEqual([20, 0]);
  });

  it('B11.3 any amount above the due may be spent, up to all there is', () => {
    const state = withHiredGun(28);
    const amounts = optionsOf(state, 0).map((command) => (command.type === 'spend' ? command.amount : -1));
    expect(amounts).toEqual(Array.from({ length: 21 }, (_, at) => 8 + at));
    say(state, 0, { type: 'spend', amount: 19 });
    expect([state.players[0]?.money, state.players[0]?.points]).toEqual([9, 1]);
  });

  it('B11.3 a player who cannot buy another point is not asked', () => {
    const state = withHiredGun(9);
    expect(state.round).toBe(2);
    expect(state.players[0]?.money).toBe(9);
  });

  it('B11.3 B13.4 $34, limit 30: $4 spent, no VP', () => {
    const state = lastPass({}, [{ cowboys: 0 }, { cowboys: 1, money: 34, points: 0 }]);
    say(state, 1, PASS);
    expect(asked(state)).toEqual(['1 spend']);
    say(state, 1, { type: 'spend', amount: 4 });
    expect([state.players[1]?.money, state.players[1]?.points]).toEqual([30, 0]);
  });

  it('B13.5 Arno with $54 and the Banker keeps it all', () => {
    const state = lastPass({}, [{ money: 54, points: 0 }]);
    say(state, 0, PASS);
    expect(asked(state)).toEqual(['0 spend']);
    say(state, 0, { type: 'spend', amount: 0 });
    expect([state.players[0]?.money, state.players[0]?.points]).toEqual([54, 0]);
  });

  it('B11.4 characters and the +3 token return', () => {
    const state = lastPass();
    state.ammunition = 2;
    say(state, 0, PASS);
    expect(state.players.map(({ character }) => character)).toEqual([NOBODY, NOBODY, NOBODY]);
    expect(state.ammunition).toBe(NOBODY);
    expect(
      optionsOf(state, state.chooseOrder[0] ?? -1).filter(({ type }) => type === 'takeCharacter'),
    ).toHaveLength(7);
  });

  it('B11.5 the end order becomes the order of the next choice', () => {
    const state = scene({ map: '.', all: BROKE, players: [2, 2, 2] });
    say(state, 0, place('salary'));
    say(state, 1, PASS);
    say(state, 2, PASS);
    say(state, 0, PASS);
    expect(state.chooseOrder).toEqual([1, 2, 0]);
    expect(asked(state)).toEqual(['1 takeCharacter']);
    expect(state.round).toBe(2);
  });

  it('B11.6 unsold tiles slide to the cheaper spaces, gaps are filled from the bag', () => {
    const state = lastPass({ map: '.0' }, [{ cowboys: 2, money: 9 }]);
    const tiles: BuildingId[] = ['ranch', 'bank', 'hotel', 'saloon', 'church', 'mine', 'prison'];
    state.row.splice(0, 7, ...tiles.map((id) => codeOf(id)));
    const inBag = () => state.bag.reduce((sum, count) => sum + count, 0);
    const before = inBag();
    for (const at of ['tile3', 'tile5']) say(state, 0, place(at));
    const events: BoardEvent[] = [];
    for (const at of ['tile5', 'tile3']) {
      events.push(...say(state, 0, { type: 'takeTile', place: placeOf(at) }));
      if (asked(state)[0] === '0 buildOrKeep') events.push(...say(state, 0, DECLINE));
    }
    while (asked(state)[0] === '0 buildKeptTiles') events.push(...say(state, 0, { type: 'done' }));
    expect(rowIds(state).slice(0, 5)).toEqual(['bank', 'saloon', 'church', 'mine', 'prison']);
    expect(state.row.slice(5)).not.toContain(0);
    expect(inBag()).toBe(before - 2);
    expect(eventsOf(events, 'tileDrawn').map((event) => event.place)).toEqual([
      placeOf('tile10'),
      placeOf('tile12'),
    ]);
  });

  it('B11.6 B14.32 with an empty bag the expensive spaces stay empty and closed', () => {
    const state = lastPass();
    state.row.splice(
      0,
      7,
      ...[undefined, 'bank', undefined, 'hotel'].map((id) => codeOf(id as BuildingId)),
      0,
      0,
      0,
    );
    state.bag.fill(0);
    say(state, 0, PASS);
    expect(rowIds(state)).toEqual(['bank', 'hotel', undefined, undefined, undefined, undefined, undefined]);
  });

  it('B11.6 B8.12 a city hall drawn now is placed by the first of the new order, then another tile is drawn', () => {
    const state = lastPass({ map: '. .\n. h', roads: ['1,1 2,1 2,2 1,2 1,1'] });
    state.row[6] = 0;
    state.bag.fill(0);
    state.bag[codeOf('cityHall')] = 1;
    say(state, 0, PASS);
    const first = state.chooseOrder[0] ?? -1;
    expect(asked(state)).toEqual([`${first} placeCityHall`]);
    state.bag[codeOf('hotel')] = 1;
    say(state, first, { type: 'placeCityHall', parcel: 0 });
    expect(onParcel(state.town, 0)).toBe('cityHall');
    expect(idOf(state.row[6] ?? 0)).toBe('hotel');
    expect(asked(state)).toEqual([`${first} takeCharacter`]);
  });

  it('B1.0 B12.4 after round 4 the game is over', () => {
    const state = lastPass({ round: 4 });
    const events = say(state, 0, PASS);
    expect(events.at(-1)).toMatchObject({ type: 'gameEnded' });
    expect(asked(state)).toEqual([]);
  });
});
