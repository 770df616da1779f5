import { describe, expect, it } from 'vitest';
import { boardGame } from '../../src/game.ts';
import type { State } from '../../src/state/state.ts';
import { asked, eventsOf, newGame, optionsOf, refusal, say } from '../playing.ts';

const OPTIONS = { seats: 3, variants: { newBeginning: true } } as const;
const kit = (cowboys: number, parcels: number, revolvers: number, roads: number) =>
  ({ type: 'fillKit', cowboys, parcels, revolvers, roads }) as const;
const STANDARD = kit(3, 2, 1, 1);

function filled(...kits: readonly ReturnType<typeof kit>[]): State {
  const { state } = newGame({ ...OPTIONS, seats: kits.length });
  for (const [seat, command] of kits.entries()) say(state, seat, command);
  return state;
}

describe('B10.1 A New Beginning', () => {
  it('B10.1 everyone fills in a kit at the same time, in secret; all are revealed together', () => {
    const { state } = newGame(OPTIONS);
    expect(asked(state)).toEqual(['0 fillKit', '1 fillKit', '2 fillKit']);
    const first = say(state, 1, kit(6, 0, 3, 4));
    expect(first).toEqual([{ type: 'kitFilled', seat: 1 }]);
    expect(asked(state)).toEqual(['0 fillKit', '2 fillKit']);
    expect(JSON.stringify(boardGame.view(state, 0))).not.toContain('"cowboys":6');
    expect(JSON.stringify(boardGame.view(state, 1).ownAnswer)).toContain('"cowboys":6');
    say(state, 0, STANDARD);
    expect(eventsOf(say(state, 2, STANDARD), 'kitsOpened')).toHaveLength(1);
  });

  it('B10.1 the standard kit costs exactly 35: $15 is left', () => {
    const state = filled(STANDARD, STANDARD);
    expect(state.players[0]).toMatchObject({
      money: 15,
      cowboys: 3,
      supply: 7,
      revolvers: 1,
      roads: 1,
      claims: 2,
    });
  });

  it('B10.1 prices: cowboy 3, parcel 3, revolver 3, road 2, the rest is money', () => {
    const state = filled(kit(1, 4, 3, 4), kit(1, 0, 1, 0));
    expect(state.players.map(({ money }) => money)).toEqual([35 - 3 - 12 - 9 - 8, 29]);
  });

  it('B10.1 within the limits, within the budget, at most $30', () => {
    const { state } = newGame(OPTIONS);
    expect(refusal(state, 0, kit(0, 2, 1, 1))).toBe('kitOutOfRange B10.1');
    expect(refusal(state, 0, kit(7, 2, 1, 1))).toBe('kitOutOfRange B10.1');
    expect(refusal(state, 0, kit(3, 5, 1, 1))).toBe('kitOutOfRange B10.1');
    expect(refusal(state, 0, kit(3, 2, 4, 1))).toBe('kitOutOfRange B10.1');
    expect(refusal(state, 0, kit(3, 2, 1, 5))).toBe('kitOutOfRange B10.1');
    expect(refusal(state, 0, kit(6, 4, 3, 4))).toBe('kitTooDear B10.1');
    expect(refusal(state, 0, kit(1, 0, 0, 0))).toBe('kitTooMuchMoney B10.1');
    expect(refusal(state, 0, kit(1, 0, 0, 1))).toBe('allowed');
  });

  it('B10.1 parcels are claimed in passes, last to first then first to last, by those with claims left', () => {
    const state = filled(kit(3, 3, 1, 1), kit(3, 0, 1, 1), kit(3, 1, 1, 1));
    state.chooseOrder = [0, 1, 2];
    const order: number[] = [];
    while (asked(state)[0]?.endsWith('claimParcel')) {
      const seat = boardGame.owed(state)[0]?.seat ?? 0;
      order.push(seat);
      const claim = optionsOf(state, seat).find(({ type }) => type === 'claimParcel');
      if (claim !== undefined) say(state, seat, claim);
    }
    expect(order).toEqual([2, 0, 0, 0]);
  });

  it('B14.33 with Might is Right: kit money + 15 - tiles, at least 0', () => {
    const { state } = newGame({ seats: 3, variants: { newBeginning: true, mightIsRight: true } });
    for (const seat of [0, 1, 2]) say(state, seat, kit(6, 4, 1, 1));
    for (const { money, handSum } of state.players) expect(money).toBe(Math.max(0, 0 + 15 - handSum));
  });
});
