import { boardGame, CHARACTER_IDS, type Command, placeOf, type Side, type State } from '@carson/board-game';
import { known, seedRandom } from '@carson/engine';
import { describe, expect, it } from 'vitest';
import { boardModel } from '../src/board/model.ts';
import { tasteOf } from '../src/board/taste.ts';
import { judgementOf, moneyGain, outlookOf } from '../src/board/town/outlook.ts';
import { BEGINNING } from '../src/board/weights.ts';
import { boardTable } from './board-tables.ts';

const model = boardModel({ weights: BEGINNING, taste: tasteOf(seedRandom('plain'), 0) });

/** A seat that has lost against others, while `holder` owns that side of the Doctor. */
function loser(seat: number, side: Side, holder: number): State {
  const state = boardGame.setup(boardTable({ seats: 3 }), 'fees');
  const power = 2 * CHARACTER_IDS.indexOf('doctor') + (side === 'red' ? 1 : 0);
  for (const player of state.players) Object.assign(player, { money: 20, points: 5, cowboys: 3 });
  Object.assign(state.players[holder] ?? {}, { power });
  return Object.assign(state, { round: 2, steps: [{ kind: 'aftermath', holder, losers: [seat] }] });
}

function priorOf(state: State, seat: number, option: Command): number | undefined {
  expect(boardGame.check(state, seat, option), JSON.stringify(option)).toBeUndefined();
  return model.priors(state, seat, [option])[0];
}

/** What a funeral really takes. */
function lostBy(state: State, seat: number, paid: 'money' | 'points'): number {
  const after = boardGame.clone(state);
  boardGame.play(after, seat, { type: 'payFuneral', with: paid });
  const of = ({ players }: State) => known(players[seat], 'a player')[paid];
  return of(state) - of(after);
}

describe('what losing costs beside the Doctor', () => {
  it('B9.14 a funeral is judged by what the rules take', () => {
    const state = loser(1, 'red', 0);
    const [points, money] = [lostBy(state, 1, 'points'), lostBy(state, 1, 'money')];
    expect(points).toBeGreaterThan(0);
    expect(money).toBeGreaterThan(0);
    expect(priorOf(state, 1, { type: 'payFuneral', with: 'points' })).toBe(-points);
    const outlook = outlookOf(boardGame.view(state, 1), 1, judgementOf(BEGINNING));
    expect(priorOf(state, 1, { type: 'payFuneral', with: 'money' })).toBe(moneyGain(outlook, -money));
  });

  it('B9.14 the Doctor himself pays no fee', () => {
    const treat = { type: 'treat', place: placeOf('parcelPoints') } as const;
    const own = loser(0, 'yellow', 0);
    const foreign = loser(0, 'yellow', 1);
    expect(priorOf(own, 0, treat)).toBeGreaterThan(priorOf(foreign, 0, treat) ?? Number.NaN);
  });
});
