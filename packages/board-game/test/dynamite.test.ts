/** B9.19, B14.17: dynamite, kept until used. */
import { describe, expect, it } from 'vitest';
import type { Player, State } from '../src/state.ts';
import { asked, eventsOf, passAll, place, say, scene } from './playing.ts';

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

  it('B9.19 once a mine a round', () => {
    const state = pit({ cowboys: 1, dynamite: 2 }, {});
    const events = say(state, 0, blast(1));
    expect(eventsOf(events, 'buildingPaid')).toMatchObject([{ factor: 3 }]);
    expect(asked(state)).not.toEqual(['0 declareIncome']);
    expect(state.players[0]?.dynamite).toBe(1);
  });
});
