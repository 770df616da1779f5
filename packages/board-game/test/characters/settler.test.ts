import { describe, expect, it } from 'vitest';
import { ownerOf } from '../../src/town/town.ts';
import { asked, DECLINE, passAll, refusal, say } from '../playing.ts';
import { choosing, limitWith, others, take } from './holding.ts';

const YELLOW = { character: 'settler', side: 'yellow' } as const;
const RED = { character: 'settler', side: 'red' } as const;
const claim = (parcel: number) => ({ type: 'claimParcel', parcel }) as const;

describe('B9.5 the Settler', () => {
  it('B9.5 yellow: an unowned parcel of choice at once, free', () => {
    const state = choosing(YELLOW, { map: '. M h', players: [{ money: 0 }] });
    take(state, YELLOW);
    say(state, 0, claim(1));
    expect(ownerOf(state.town, 1)).toBe(0);
    expect(state.players[0]).toMatchObject({ money: 0, titles: 11 });
  });

  it('B9.5 yellow: not an owned one, not the river, not the city hall', () => {
    const state = choosing(YELLOW, { map: '.1 ~ Y' });
    take(state, YELLOW);
    expect([0, 1, 2].map((parcel) => refusal(state, 0, claim(parcel)))).toEqual([
      'parcelOwned B4.2',
      'parcelNeverOwned B10.2',
      'parcelNeverOwned B8.12',
    ]);
    say(state, 0, DECLINE);
    expect(asked(state)).toEqual(['1 takeCharacter']);
  });

  it('B14.10 yellow: not under an outlaw', () => {
    const state = choosing(YELLOW, { map: '.!' });
    take(state, YELLOW);
    expect(refusal(state, 0, claim(0))).toBe('outlawOnParcel B10.3');
  });

  it('B14.24 yellow: with twelve titles placed the gift stops', () => {
    const state = choosing(YELLOW, { map: '.0 .0 .0 .0 .0 .0 .0 .0\n.0 .0 .0 .0' });
    take(state, YELLOW);
    expect(asked(state)).toEqual(['1 takeCharacter']);
  });

  it('B9.5 limits 30 and 20', () => {
    expect([limitWith(YELLOW), limitWith(RED)]).toEqual([30, 20]);
  });

  it('B9.5 red: $8 at once', () => {
    const state = choosing(RED, { players: [{ money: 0 }] });
    take(state, RED);
    say(state, 0, { type: 'choose', choice: 'money' });
    expect(state.players[0]?.money).toBe(8);
  });

  it('B9.5 red: or 1 point per mountain owned at the end of the round', () => {
    const state = choosing(RED);
    take(state, RED);
    say(state, 0, { type: 'choose', choice: 'points' });
    others(state, { map: 'M0 M0 M M1 h0', all: { roads: 0 }, players: [{ points: 0 }, {}, {}] });
    passAll(state, [0, 1, 2]);
    expect(state.players[0]?.points).toBe(2);
  });
});
