/** B4: placing cowboys. */
import { describe, expect, it } from 'vitest';
import { placeOf } from '../src/placing/places.ts';
import { asked, eventsOf, optionsOf, PASS, place, refusal, say, scene } from './playing.ts';

const THREE_EACH = [{ cowboys: 3 }, { cowboys: 3 }, { cowboys: 3 }];

describe('B4 placing', () => {
  it('B4.1 goes round in turn order, one cowboy or a pass at a time', () => {
    const state = scene({ players: THREE_EACH });
    expect(asked(state)).toEqual(['0 placeCowboy']);
    say(state, 0, place('salary'));
    say(state, 1, place('gaming'));
    say(state, 2, PASS);
    say(state, 0, place('salary'));
    expect(asked(state)).toEqual(['1 placeCowboy']);
    say(state, 1, PASS);
    expect(asked(state)).toEqual(['0 placeCowboy']);
    expect(state.players.map(({ cowboys }) => cowboys)).toEqual([1, 2, 3]);
  });

  it('B4.1 a player without cowboys passes', () => {
    const state = scene({ players: [3, 0, 3] });
    const events = say(state, 0, place('salary'));
    expect(eventsOf(events, 'passed')).toEqual([{ type: 'passed', seat: 1, position: 1, forced: true }]);
    expect(asked(state)).toEqual(['2 placeCowboy']);
  });

  it('B4.2 an action space, an unowned parcel, an opponent’s building, one’s own', () => {
    const state = scene({ map: '. S1 S0 h M .1 h1 M1\n.0' });
    const at = (parcel: number) => refusal(state, 0, place(parcel));
    expect(refusal(state, 0, place('threeRoads'))).toBe('allowed');
    expect([0, 1, 2, 3, 4].map(at)).toEqual(new Array(5).fill('allowed'));
    expect([5, 6, 7, 8].map(at)).toEqual(new Array(4).fill('ownedWithoutBuilding B4.2'));
  });

  it('B4.2 not the river', () => {
    const state = scene({ map: '~', options: { variants: { river: { course: 'board' } } } });
    expect(refusal(state, 0, place(0))).toBe('parcelNotForCowboys B4.2');
  });

  it('B4.2 B7.4 no attack where it is barred', () => {
    const state = scene({ map: 'C1 S1 . P1 . L1 N1 . S0 C0' });
    const at = (parcel: number) => refusal(state, 0, place(parcel));
    expect([0, 1, 3, 5, 6].map(at)).toEqual(new Array(5).fill('buildingProtected B7.4'));
    expect([8, 9].map(at)).toEqual(['allowed', 'allowed']);
  });

  it('B4.3 others being there already do not forbid it', () => {
    const state = scene({ players: THREE_EACH });
    say(state, 0, place('gaming'));
    say(state, 1, place('gaming'));
    expect(refusal(state, 2, place('gaming'))).toBe('allowed');
  });

  it('B4.3 one cowboy of a player on a place, any number on Salary and on the single road', () => {
    const state = scene({ players: [9, 0, 0], map: '. S0 S1' });
    for (const at of ['salary', 'oneRoad', 'gaming'] as const) say(state, 0, place(at));
    for (const parcel of [0, 1, 2]) say(state, 0, place(parcel));
    expect(refusal(state, 0, place('gaming'))).toBe('alreadyThere B4.3');
    expect([0, 1, 2].map((parcel) => refusal(state, 0, place(parcel)))).toEqual(
      new Array(3).fill('alreadyThere B4.3'),
    );
    say(state, 0, place('salary'));
    say(state, 0, place('oneRoad'));
    expect(state.players[0]?.cowboys).toBe(1);
  });

  it('B4.4 a player who passes takes the lowest free place of the end order and places no more', () => {
    const state = scene({ players: THREE_EACH });
    say(state, 0, place('salary'));
    say(state, 1, PASS);
    expect(refusal(state, 1, place('salary'))).not.toBe('allowed');
    expect(optionsOf(state, 1)).toEqual([]);
    say(state, 2, place('salary'));
    say(state, 0, PASS);
    expect(state.endOrder).toEqual([1, 0]);
    const events = say(state, 2, PASS);
    expect(events[0]).toEqual({ type: 'passed', seat: 2, position: 3, forced: false });
  });

  it('B4.5 a price no longer offered takes no cowboy', () => {
    for (const [round, closed] of [
      [1, []],
      [2, ['points2']],
      [3, ['points2', 'points3']],
      [4, ['points2', 'points3', 'points4']],
    ] as const) {
      const state = scene({ round });
      for (const id of ['points2', 'points3', 'points4', 'points5'] as const) {
        const expected = (closed as readonly string[]).includes(id) ? 'spaceClosed B4.5' : 'allowed';
        expect(refusal(state, 0, place(id))).toBe(expected);
      }
    }
  });

  it('B4.5 an empty building space takes no cowboy, nor ammunition while its token is out', () => {
    const state = scene();
    state.row[2] = 0;
    expect(refusal(state, 0, place('tile5'))).toBe('spaceClosed B4.5');
    expect(refusal(state, 0, place('tile6'))).toBe('allowed');
    expect(refusal(state, 0, place('ammunition'))).toBe('allowed');
    state.ammunition = 1;
    expect(refusal(state, 0, place('ammunition'))).toBe('spaceClosed B4.5');
  });

  it('every open place and the pass are offered, and nothing that is refused', () => {
    const state = scene({ map: '. S1 S0 h M .1 C1 ~' });
    const offered = optionsOf(state, 0);
    expect(offered).toContainEqual(PASS);
    for (const command of offered) expect(refusal(state, 0, command)).toBe('allowed');
    expect(offered).toContainEqual(place('salary'));
    expect(offered).not.toContainEqual({ type: 'placeCowboy', place: placeOf('salary') + 99 });
  });
});
