import { describe, expect, it } from 'vitest';
import { boardGame } from '../../src/game.ts';
import { codeOf, onParcel, ownerOf } from '../../src/town/town.ts';
import { asked, refusal, say } from '../playing.ts';
import { choosing, limitWith, take } from './holding.ts';

const YELLOW = { character: 'cowboy', side: 'yellow' } as const;
const RED = { character: 'cowboy', side: 'red' } as const;
const HORSES = { variants: { horses: true } } as const;
const RANCH = codeOf('ranch');

describe('B9.15 the Cowboy', () => {
  it('B9.15 yellow: a horse into the personal reserve', () => {
    const state = choosing(YELLOW, { options: HORSES });
    take(state, YELLOW);
    expect([state.players[0]?.horses, state.horses]).toEqual([2, 25 - 3 - 1]);
  });

  it('B14.35 yellow: empty supply, no horse', () => {
    const state = choosing(YELLOW, { options: HORSES });
    state.horses = 0;
    take(state, YELLOW);
    expect(state.players[0]?.horses).toBe(1);
  });

  it('B9.15 yellow is for tables with horses only', () => {
    const characters = [
      YELLOW,
      ...['banker', 'grocer', 'settler', 'captain', 'hiredGun', 'indian'].map((character) => ({
        character,
        side: 'red',
      })),
    ];
    const read = boardGame.readOptions({ seats: 3, roster: { by: 'hand', characters } });
    expect(read).toMatchObject({ ok: false, refusal: { code: 'sideNeedsHorses', rule: 'B9.15' } });
  });

  it('B9.15 red: $8 for a ranch of the row with a title on an unowned free parcel', () => {
    const state = choosing(RED, { map: 'h .', players: [{ money: 9, revolvers: 0 }] });
    take(state, RED);
    expect(refusal(state, 0, { type: 'claimParcel', parcel: 0 })).toBe('parcelNotFree B9.9');
    say(state, 0, { type: 'claimParcel', parcel: 1 });
    expect([onParcel(state.town, 1), ownerOf(state.town, 1)]).toEqual(['ranch', 0]);
    expect(state.players[0]).toMatchObject({ money: 1, revolvers: 1 });
  });

  it('B9.15 red: all six ranches gone: the yellow side; B14.23 without horses no power', () => {
    for (const [options, horses] of [
      [HORSES, 2],
      [{}, 0],
    ] as const) {
      const state = choosing(RED, { options, players: [{ money: 9 }] });
      for (const [space, tile] of state.row.entries()) if (tile === RANCH) state.row[space] = codeOf('bank');
      state.bag[RANCH] = 0;
      take(state, RED);
      expect(asked(state)).toEqual(['1 takeCharacter']);
      expect(state.players[0]?.horses).toBe(horses);
    }
  });

  it('B9.15 limit 20', () => {
    expect(limitWith(RED)).toBe(20);
  });
});
