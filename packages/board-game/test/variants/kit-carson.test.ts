import { describe, expect, it } from 'vitest';
import { boardGame } from '../../src/game.ts';
import { corralPlace } from '../../src/placing/places.ts';
import { advance } from '../../src/play.ts';
import { change } from '../../src/state/table.ts';
import { asked, place, refusal, say, scene } from '../playing.ts';

const OPTIONS = { variants: { kitCarson: true } } as const;
const DONE = { type: 'done' } as const;
const takeBack = (at: number) => ({ type: 'takeBack', place: at }) as const;

describe('B10.5 Kit Carson', () => {
  it('B10.5 once the first player has placed a first cowboy, everyone places at the same time', () => {
    const state = scene({ options: OPTIONS });
    expect(asked(state)).toEqual(['0 placeTogether']);
    say(state, 0, place('salary'));
    expect(asked(state)).toEqual(['0 placeTogether', '1 placeTogether', '2 placeTogether']);
    say(state, 2, place('salary'));
    say(state, 2, place(20));
    say(state, 0, place(20));
  });

  it("B10.5 another seat's command does not change whom a decision is asked of", () => {
    const state = scene({ options: OPTIONS });
    say(state, 0, place('salary'));
    const before = boardGame.owed(state);
    say(state, 2, place('salary'));
    const after = boardGame.owed(state);
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
    expect(after[2]?.decision).not.toBe(before[2]?.decision);
  });

  it('B10.5 players move and take back; one who is done is bound and takes the first free place of the end order', () => {
    const state = scene({ options: OPTIONS, players: [{ cowboys: 2 }] });
    say(state, 0, place(20));
    say(state, 0, takeBack(20));
    expect(state.players[0]?.cowboys).toBe(2);
    expect(refusal(state, 0, takeBack(20))).toBe('noCowboyOfYours B10.5');
    say(state, 2, DONE);
    expect(state.endOrder).toEqual([2]);
    expect(refusal(state, 2, place('salary'))).toBe('notYourDecision B4.1');
  });

  it('B10.5 B14.34 those who can do nothing are done in turn order, once the first cowboy stands', () => {
    const state = scene({ options: OPTIONS, players: [0, 2, 0] });
    const again = boardGame.clone(state);
    again.endOrder = [];
    again.turnOrder = [1, 2, 0];
    change(again, { kind: 'together', open: false });
    advance({ state: again, log: undefined });
    expect([asked(again), again.endOrder]).toEqual([['1 placeTogether'], []]);
    say(again, 1, place('salary'));
    expect([asked(again), again.endOrder]).toEqual([['1 placeTogether'], [2, 0]]);
  });

  it('B10.5 a player takes back twenty pieces a round at most; then what stands stays', () => {
    const state = scene({ options: OPTIONS, players: [{ cowboys: 2 }] });
    for (let time = 0; time < 20; time++) {
      say(state, 0, place(20));
      say(state, 0, takeBack(20));
    }
    say(state, 0, place(20));
    expect(refusal(state, 0, takeBack(20))).toBe('takenBackOftenEnough B10.5');
    expect(boardGame.options(state, 0).some(({ type }) => type === 'takeBack')).toBe(false);
    expect(refusal(state, 0, place(21))).toBe('allowed');
    say(state, 0, DONE);
    expect(state.endOrder).toEqual([0]);
  });

  it('B10.5 horses taken out of corrals count as pieces taken back', () => {
    const state = scene({
      options: { variants: { kitCarson: true, horses: true } },
      players: [{ cowboys: 2, horses: 1 }],
    });
    say(state, 0, place(20));
    for (let time = 0; time < 20; time++) {
      say(state, 0, { type: 'putHorse', corral: 1 });
      say(state, 0, { type: 'takeHorse', corral: 1 });
    }
    expect(refusal(state, 0, takeBack(20))).toBe('takenBackOftenEnough B10.5');
    say(state, 0, { type: 'putHorse', corral: 1 });
    expect(refusal(state, 0, { type: 'takeHorse', corral: 1 })).toBe('takenBackOftenEnough B10.5');
    expect(refusal(state, 0, { type: 'takeHorse', corral: 2 })).toBe('noHorse B10.6');
  });

  it('B14.34 if the first player is done without placing, all start', () => {
    const state = scene({ options: OPTIONS });
    say(state, 0, DONE);
    expect(asked(state)).toEqual(['1 placeTogether', '2 placeTogether']);
  });

  it('B14.34 legality is judged when the command arrives', () => {
    const state = scene({ options: OPTIONS, characters: ['sheriff', 'settler', 'captain'] });
    say(state, 0, { ...place('gaming'), with: 'white' } as const);
    expect(refusal(state, 1, place('gaming'))).toBe('sheriffThere B9.1');
    say(state, 0, takeBack(place('gaming').type === 'placeCowboy' ? 77 : 0));
    expect(refusal(state, 1, place('gaming'))).toBe('allowed');
    expect(state.players[0]?.white).toBe(1);
  });

  it('B14.34 dynamite comes back with its cowboy', () => {
    const state = scene({ options: OPTIONS, players: [{ cowboys: 2, dynamite: 1 }] });
    state.dynamite = 6;
    say(state, 0, { ...place(20), with: 'dynamite' } as const);
    expect([state.players[0]?.dynamite, state.dynamite]).toEqual([0, 6]);
    say(state, 0, takeBack(20));
    expect([state.players[0]?.dynamite, state.dynamite]).toEqual([1, 6]);
  });

  it('B10.5 at the end 1 point for each player who finished after you in the last round', () => {
    const state = scene({ options: OPTIONS });
    state.endOrder = [1, 0, 2];
    const line = (seat: number) =>
      boardGame.score(state)[seat]?.lines.find(({ id }) => id === 'kitCarson')?.points;
    expect([line(0), line(1), line(2)]).toEqual([1, 2, 0]);
    const without = scene({});
    without.endOrder = [1, 0, 2];
    expect(boardGame.score(without)[1]?.lines.find(({ id }) => id === 'kitCarson')?.points).toBe(0);
  });

  it('B14.34 with Horses: never more horses in corrals than cowboys on the board, corral 4 pays when done', () => {
    const state = scene({
      options: { variants: { kitCarson: true, horses: true } },
      players: [{ cowboys: 2, horses: 2, money: 0 }],
    });
    const horse = (corral: number) => ({ type: 'putHorse', corral }) as const;
    expect(refusal(state, 0, horse(4))).toBe('moreHorsesThanCowboys B14.34');
    say(state, 0, place('salary'));
    say(state, 0, horse(4));
    expect(state.players[0]?.money).toBe(0);
    expect(refusal(state, 0, horse(1))).toBe('moreHorsesThanCowboys B14.34');
    expect(refusal(state, 0, takeBack(64))).toBe('horsesFirst B14.34');
    say(state, 0, place('gaming'));
    expect(refusal(state, 0, horse(2))).toBe('corralClosed B10.6');
    say(state, 0, { type: 'takeHorse', corral: 4 });
    say(state, 0, horse(4));
    say(state, 0, DONE);
    expect(state.players[0]?.money).toBe(2);
  });

  it('B10.6 with Kit Carson corral 2 is closed to cowboys and to horses', () => {
    const state = scene({ options: { variants: { kitCarson: true, horses: true } } });
    say(state, 0, place('salary'));
    const corrals = [1, 2, 3, 4, 5];
    const ALL_BUT_THE_SECOND = ['allowed', 'corralClosed B10.6', 'allowed', 'allowed', 'allowed'];
    expect(corrals.map((corral) => refusal(state, 0, place(corralPlace(corral))))).toEqual(
      ALL_BUT_THE_SECOND,
    );
    expect(corrals.map((corral) => refusal(state, 0, { type: 'putHorse', corral }))).toEqual(
      ALL_BUT_THE_SECOND,
    );
    const alone = scene({ options: { variants: { horses: true } } });
    expect(refusal(alone, 0, place(corralPlace(2)))).toBe('allowed');
  });
});
