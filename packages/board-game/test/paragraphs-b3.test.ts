/** B3: choosing characters. */
import { describe, expect, it } from 'vitest';
import { boardGame } from '../src/game.ts';
import type { CharacterId } from '../src/ids.ts';
import type { State } from '../src/state/state.ts';
import { asked, newGame, refusal, say } from './playing.ts';

function atCharacters(seats: number): State {
  const { state } = newGame({ seats });
  state.chooseOrder = Array.from({ length: seats }, (_, seat) => seats - 1 - seat);
  while (asked(state)[0]?.endsWith('claimParcel')) {
    const [owed] = boardGame.owed(state);
    const command = owed && boardGame.options(state, owed.seat)[0];
    if (owed === undefined || command === undefined) throw new Error('nothing to claim');
    say(state, owed.seat, command);
  }
  return state;
}

const take = (character: CharacterId) => ({ type: 'takeCharacter', character }) as const;

describe('B3 characters', () => {
  it('B3.1 are taken in the order of the track, one each', () => {
    const state = atCharacters(3);
    expect(asked(state)).toEqual(['2 takeCharacter']);
    expect(refusal(state, 0, take('sheriff'))).not.toBe('allowed');
    say(state, 2, take('banker'));
    expect(asked(state)).toEqual(['1 takeCharacter']);
    expect(refusal(state, 1, take('banker'))).toBe('characterTaken B3.1');
    expect(refusal(state, 1, take('lawyer'))).toBe('characterNotInPlay B2.7');
  });

  it('B3.1 what happens at once happens before the next player chooses', () => {
    const state = atCharacters(3);
    const events = say(state, 2, take('banker'));
    expect(events).toContainEqual(expect.objectContaining({ type: 'moneyGained', seat: 2, amount: 9 }));
    expect(state.players[2]?.money).toBe(24);
    say(state, 1, take('captain'));
    expect(asked(state)).toEqual(['1 hireCowboys']);
    say(state, 1, { type: 'choose', choice: 'two' });
    expect([state.players[1]?.cowboys, state.players[1]?.money]).toEqual([5, 11]);
    expect(asked(state)).toEqual(['0 takeCharacter']);
  });

  it('B3.2 B13.6 the turn order: Green sheriff (1), Orange grocer (3), Blue hired gun (7)', () => {
    const [green, orange, blue] = [1, 2, 0];
    const state = atCharacters(3);
    say(state, orange, take('grocer'));
    say(state, orange, { type: 'choose', choice: 'money' });
    say(state, green, take('sheriff'));
    const events = say(state, blue, take('hiredGun'));
    expect(events).toContainEqual({ type: 'turnOrderSet', order: [green, orange, blue] });
    expect(state.turnOrder).toEqual([green, orange, blue]);
    expect(asked(state)).toEqual([`${green} placeCowboy`]);
  });
});
