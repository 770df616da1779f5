import { describe, expect, it } from 'vitest';
import { cardGame } from '../../src/index.ts';
import {
  asked,
  from,
  give,
  isOver,
  layOut,
  newTable,
  play,
  real,
  refusalOf,
  seatOf,
  virtual,
} from '../table.ts';
import { pointsOf } from './score-line.ts';

function atTheEnd() {
  const state = layOut(give(give(newTable(), 2, 'paperboy', 'undertaker'), 1, 'teacher'), []);
  state.removedCharacters = state.characterPile.splice(0, 15);
  from(state, [{ kind: 'recruit' }]);
  return state;
}

describe('C7.s paperboy', () => {
  it('C7.s 3 points', () => {
    expect(pointsOf('paperboy', '')).toBe(3);
  });

  it('C7.s may take any character that left the game or is still in the pile, never a held one', () => {
    const state = atTheEnd();
    expect(asked(state)).toBe('recruit 2');
    const offered = cardGame
      .options(state, 2)
      .flatMap((c) => (c.type === 'recruitCharacter' ? c.character : []));
    expect(new Set(offered)).toEqual(new Set([...state.removedCharacters, ...state.characterPile]));
    for (const character of ['teacher', 'paperboy'] as const) {
      expect(refusalOf(state, 2, { type: 'recruitCharacter', character })).toBe('characterHeld C7.s');
    }
    expect(refusalOf(state, 2, { type: 'finishSelling' })).toBe('mustAnswerRecruit C7.s');
  });

  it('C7.s the character counts in every way, and its taking is open', () => {
    for (const pool of ['removedCharacters', 'characterPile'] as const) {
      const state = atTheEnd();
      const character = state[pool].find((id) => id !== 'auctioneer') ?? 'cowboy';
      const before = pointsOf('undertaker', '', { others: ['paperboy'] });
      const events = play(state, 2, { type: 'recruitCharacter', character });
      expect(events).toContainEqual({ type: 'characterRecruited', seat: 2, character });
      const { lines } = cardGame.score(state)[2] ?? { lines: [] };
      expect(lines.find(({ id }) => id === 'undertaker')?.points).toBe(before + 2);
      expect(lines.some(({ id }) => id === character)).toBe(true);
      expect([...state.removedCharacters, ...state.characterPile]).not.toContain(character);
      expect(cardGame.view(state, 0).backs.map((known) => known.character)).toContain(character);
    }
  });

  it('C7.s a character that lay under the pile is no longer known to lie there', () => {
    const state = atTheEnd();
    state.buried = 2;
    const [lowest = 'cowboy', next] = state.characterPile;
    play(state, 2, { type: 'recruitCharacter', character: lowest });
    expect(cardGame.view(state, 0).characterPile.buried).toEqual([next]);
  });

  it('C7.s may decline', () => {
    const state = atTheEnd();
    expect(play(state, 2, { type: 'declineRecruit' })[0]).toEqual({ type: 'recruitDeclined', seat: 2 });
    expect(seatOf(state, 2).characters).toEqual(['paperboy', 'undertaker']);
    expect(isOver(state)).toBe(true);
  });

  it('C7.s a virtual owner is not asked', () => {
    const state = newTable([real('hat'), virtual('novice'), virtual('novice'), virtual('novice')]);
    from(give(state, 1, 'paperboy'), [{ kind: 'recruit' }]);
    expect(isOver(state)).toBe(true);
  });
});
