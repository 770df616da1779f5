/** B13: printed examples that no other file holds. */
import { withDice } from '@carson/testkit';
import { describe, expect, it } from 'vitest';
import { advance } from '../src/play.ts';
import { asked, eventsOf, PASS, place, say, scene } from './playing.ts';

const POOR = { money: 0, roads: 0, points: 0 };

/** Seat 0's banks earn $18 (parcel 9) and $12 (parcel 33). */
const BANKS = `
  h  h  h
  h  B0 h
  h  .  .
  .  .  .
  h  B0 h
  h  .  h`;

describe('B13 printed examples', () => {
  it('B13.8 banks of 18 and 12, the first attacked: attacker 9, owner 9 + 12', () => {
    const state = scene({ map: BANKS, all: POOR, players: [0, 1, 0] });
    const events = say(state, 1, place(9));
    expect(eventsOf(events, 'buildingPaid')).toMatchObject([
      { parcel: 9, income: 18, taken: 9, attacker: 1, kept: 9 },
      { parcel: 33, income: 12, kept: 12 },
    ]);
    expect(state.players.map(({ money }) => money)).toEqual([21, 9, 0]);
  });

  it('B9.3 B13.4 doubled by the grocer: attacker 18, owner 18 + 24', () => {
    const state = scene({
      characters: ['grocer', 'banker', 'captain'],
      map: BANKS,
      all: POOR,
      players: [0, 1, 0],
    });
    say(state, 1, place(9));
    expect(asked(state)).toEqual(['0 declareIncome']);
    const events = say(state, 0, { type: 'doubleKind', building: 'bank' });
    expect(eventsOf(events, 'buildingPaid')).toMatchObject([
      { parcel: 9, income: 18, factor: 2, taken: 18, attacker: 1, kept: 18 },
      { parcel: 33, income: 12, factor: 2, kept: 24 },
    ]);
    expect(state.players.slice(0, 2).map(({ money }) => money)).toEqual([42, 18]);
  });

  it('B9.18 B13.4 Editor, round 2, $33: 4 VP', () => {
    const characters = (
      ['sheriff', 'banker', 'grocer', 'chineseWorker', 'settler', 'captain', 'lawyer'] as const
    ).map((character) => ({
      character,
      side: character === 'lawyer' ? ('red' as const) : ('yellow' as const),
    }));
    const state = scene({
      options: { roster: { by: 'hand', characters } },
      characters: ['lawyer', 'banker', 'captain'],
      map: `${BANKS}\n.\nR0`,
      round: 2,
      all: POOR,
      players: [0, 1, 0],
    });
    const events = say(state, 1, PASS);
    const income = eventsOf(events, 'buildingPaid').reduce((sum, { kept }) => sum + kept, 0);
    expect(income).toBe(33);
    expect(eventsOf(events, 'pointsGained')).toContainEqual({
      type: 'pointsGained',
      seat: 0,
      points: 4,
      source: 'income',
      rule: 'B9.18',
    });
  });

  it('B13.9 an outlaw moves to the better store although a church is beside it; another stays', () => {
    const state = scene({
      options: { variants: { outlaws: true } },
      map: `
        .  .  .  .
        .  S0! G1 h
        .  h  C1 h
        .  .  .  .
        .  h  C0 B0
        .  .  K1! R0`,
      round: 2,
    });
    state.outlaws = 7;
    state.endOrder = [0, 1, 2];
    state.steps.push({ kind: 'outlawRaid', stage: 'strength', coming: 0, left: [] });
    // Strength 8, one outlaw, in the far corner.
    withDice(state, [1, 1, 6, 6], () => advance({ state, log: undefined }));
    expect(state.outlawStrength).toBe(8);
    expect(asked(state)).toEqual(['0 moveOutlaw']);
    const first = say(state, 0, { type: 'moveOutlaw', parcel: 9 });
    expect(eventsOf(first, 'outlawMoved')).toEqual([{ type: 'outlawMoved', from: 9, to: 10, byLot: false }]);
    const rest = say(state, 0, { type: 'moveOutlaw', parcel: 42 });
    expect(eventsOf(rest, 'outlawMoved')).toEqual([
      { type: 'outlawMoved', from: 42, to: 42, byLot: false },
      { type: 'outlawMoved', from: 54, to: 54, byLot: false },
    ]);
  });
});
