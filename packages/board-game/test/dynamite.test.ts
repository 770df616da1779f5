/** B9.19, B14.17: dynamite, kept until used. */
import { describe, expect, it } from 'vitest';
import { advance } from '../src/play.ts';
import type { Player, State } from '../src/state/state.ts';
import { arrange, asked, eventsOf, passAll, place, say, scene, takeCharacter } from './playing.ts';

const STILL = { roads: 0, money: 0, cowboys: 0, dynamite: 0 };
const blast = (at: number | string) => ({ ...place(at), with: 'dynamite' }) as const;

function pit(first: Partial<Player>, second: Partial<Player>, map = 'M m0'): State {
  const state = scene({
    map,
    roads: ['3,3 4,3'],
    players: [{ ...STILL, ...first }, { ...STILL, ...second }, STILL],
  });
  state.dynamite = 7 - (first.dynamite ?? 0) - (second.dynamite ?? 0);
  return state;
}

describe('B9.19 dynamite', () => {
  it('B9.19 triples the income of one mine; spent, it returns to the supply', () => {
    const state = pit({ dynamite: 1 }, { cowboys: 1 });
    passAll(state, [1]);
    expect(asked(state)).toEqual(['0 declareIncome']);
    const events = say(state, 0, { type: 'blastMine', parcel: 1 });
    expect(eventsOf(events, 'buildingPaid')).toMatchObject([{ income: 3, factor: 3, kept: 9 }]);
    expect([state.players[0]?.dynamite, state.dynamite]).toEqual([0, 7]);
  });

  it('B9.19 placed with a cowboy: in a duel there two dice, both added', () => {
    const state = pit({ cowboys: 1, dynamite: 1, revolvers: 0 }, { cowboys: 1, revolvers: 0 });
    say(state, 0, blast('threeRoads'));
    const events = say(state, 1, place('threeRoads'), [2, 3, 4]);
    expect(eventsOf(events, 'duelDecided')).toMatchObject([
      {
        winner: 0,
        entries: [
          { shown: [2, 3], total: 5 },
          { shown: [4], total: 4 },
        ],
      },
    ]);
    expect(state.dynamite).toBe(7);
  });

  it('B9.19 lost if there is no duel', () => {
    const state = pit({ cowboys: 1, dynamite: 1 }, {});
    say(state, 0, blast('threeRoads'));
    expect([state.players[0]?.dynamite, state.dynamite]).toEqual([0, 7]);
  });

  it('B9.19 is spent on the city hall too, whether there was a duel or not', () => {
    const alone = pit({ cowboys: 1, dynamite: 1 }, {}, 'Y');
    say(alone, 0, blast(0));
    expect([alone.occupant, alone.dynamite, alone.dynamiteAt[0]]).toEqual([0, 7, 0]);
    const contested = pit({ cowboys: 1, dynamite: 1, revolvers: 0 }, { cowboys: 1, revolvers: 0 }, 'Y');
    say(contested, 0, blast(0));
    say(contested, 1, place(0), [6, 6, 1]);
    expect([contested.occupant, contested.dynamite, contested.dynamiteAt[0]]).toEqual([0, 7, 0]);
  });

  it('B9.19 the occupant of the city hall throws one die in the next round', () => {
    const state = pit({ cowboys: 1, dynamite: 1, revolvers: 0 }, { cowboys: 0, supply: 0 }, 'Y');
    say(state, 0, blast(0));
    for (const seat of state.chooseOrder) {
      const character = (['banker', 'hiredGun', 'captain'] as const)[seat] ?? 'banker';
      takeCharacter(state, seat, character);
    }
    arrange(state, { players: [0, { cowboys: 1, revolvers: 0 }, 0] });
    advance({ state, log: undefined });
    const events = say(state, 1, place(0), [4, 1]);
    expect(eventsOf(events, 'diceThrown')[0]?.shown.map((dice) => dice.length)).toEqual([1, 1]);
  });

  it("B14.17 on one's own mine it does both, even if the duel is lost; the attacker takes half of the tripled sum", () => {
    const state = pit({ cowboys: 1, dynamite: 1, revolvers: 0 }, { cowboys: 1, revolvers: 20 });
    say(state, 0, blast(1));
    const events = say(state, 1, place(1), [6, 6, 1]);
    expect(eventsOf(events, 'duelDecided')).toMatchObject([{ winner: 1 }]);
    expect(eventsOf(events, 'buildingPaid')).toMatchObject([{ income: 3, factor: 3, taken: 4, kept: 5 }]);
  });

  it("B14.17 own mines only: an attacker's dynamite triples nothing", () => {
    const state = pit({}, { cowboys: 1, dynamite: 1 });
    const events = say(state, 1, blast(1));
    expect(eventsOf(events, 'buildingPaid')).toMatchObject([{ factor: 1, taken: 1, kept: 2 }]);
  });

  it('B9.19 once per mine and round', () => {
    const state = pit({ cowboys: 1, dynamite: 2 }, {});
    const events = say(state, 0, blast(1));
    expect(eventsOf(events, 'buildingPaid')).toMatchObject([{ factor: 3 }]);
    expect(asked(state)).not.toEqual(['0 declareIncome']);
    expect(state.players[0]?.dynamite).toBe(1);
  });
});
