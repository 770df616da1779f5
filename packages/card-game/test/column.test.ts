import { describe, expect, it } from 'vitest';
import { BACKS, CHARACTER_IDS, type CharacterId, cardGame, type State } from '../src/index.ts';
import { bidAll, from, give, layAnywhere, layOut, newTable, play, playUntil, reals } from './table.ts';

const plain = [...BACKS.keys()].filter((back) => BACKS[back]?.skull === false);
const skulls = [...BACKS.keys()].filter((back) => BACKS[back]?.skull === true);

/** A table whose character pile is this, from the top, `!` marking a back with a skull. */
function pileOf(marked: readonly string[]): State {
  const state = newTable();
  const [plainLeft, skullsLeft] = [[...plain], [...skulls]];
  const pile = marked.map((word) => word.replace('!', '') as CharacterId);
  const backOf = Object.fromEntries(
    CHARACTER_IDS.map((id) => [id, (marked.includes(`${id}!`) ? skullsLeft : plainLeft).pop() ?? 0]),
  ) as Record<CharacterId, number>;
  return { ...state, characterPile: pile.toReversed(), backOf, column: [], bids: undefined };
}

describe('the column', () => {
  it('C3.1 one character nearest to the piles, then four terrain cards in the order drawn', () => {
    const state = newTable();
    const pile = [...state.terrainPile];
    const top = state.characterPile.at(-1);
    playUntil(state, ({ round }) => round === 2);
    expect(state.column).toEqual([expect.any(String), ...pile.slice(-4).toReversed()]);
    expect(state.column[0]).toBe(top);
  });

  it('C3.1 five terrain cards with five or six seats', () => {
    for (const [seats, cards] of [
      [4, 5],
      [5, 6],
      [6, 6],
    ] as const) {
      expect(newTable(reals(seats)).column).toHaveLength(cards);
    }
  });

  it('C3.2 a skull on top sends the revealed character under the pile', () => {
    const state = pileOf(['banker', 'singer!', 'settler!', 'cowboy', 'editor']);
    const events = from(state, [{ kind: 'round' }]);
    expect(state.column[0]).toBe('settler');
    expect(state.characterPile).toEqual(['singer', 'banker', 'editor', 'cowboy']);
    expect(state.buried).toBe(2);
    expect(events.filter(({ type }) => type.startsWith('character'))).toEqual([
      { type: 'characterRevealed', character: 'banker' },
      { type: 'characterBuried', character: 'banker' },
      { type: 'characterRevealed', character: 'singer' },
      { type: 'characterBuried', character: 'singer' },
      { type: 'characterRevealed', character: 'settler' },
    ]);
  });

  it('C3.2 a skull on the revealed character itself does not matter', () => {
    const state = pileOf(['banker!', 'singer', 'settler!']);
    from(state, [{ kind: 'round' }]);
    expect(state.column[0]).toBe('banker');
    expect(state.buried).toBe(0);
  });

  it('C3.2 ends even where all but the revealed one show skulls', () => {
    const state = pileOf(['banker', 'singer!', 'settler!', 'cowboy!']);
    from(state, [{ kind: 'round' }]);
    expect(state.column[0]).toBe('cowboy');
    expect(state.characterPile).toEqual(['settler', 'singer', 'banker']);
  });

  it('C3.2 what went under the pile stays known until it is drawn again', () => {
    const state = pileOf(['banker', 'singer!', 'cowboy']);
    from(state, [{ kind: 'round' }]);
    expect(cardGame.view(state, 'spectator').characterPile).toMatchObject({ size: 2, buried: ['banker'] });
    layOut(state, []);
    state.characterPile = ['editor', 'banker'];
    state.buried = 2;
    from(state, [{ kind: 'round' }]);
    expect(state.column[0]).toBe('banker');
    expect(state.buried).toBe(1);
  });

  it('C3.9 extra cards join the far end', () => {
    const state = give(newTable(), 0, 'chineseWorker');
    const next = state.terrainPile.at(-1);
    const before = [...state.column];
    from(state);
    play(state, 0, { type: 'usePower', character: 'chineseWorker' });
    expect(state.column).toEqual([...before, next]);
  });

  it('C3.9 what is left leaves the game, a character remembered', () => {
    const state = newTable();
    const [character] = state.column;
    const terrain = state.column.slice(1);
    const events = bidAll(state, [4, 3, 2, 1]);
    for (const seat of [0, 1, 2, 3]) {
      events.push(...play(state, seat, { type: 'takeCard', card: state.column[1] ?? 0 }));
      layAnywhere(state);
    }
    expect(state.round).toBe(2);
    expect(state.removedCharacters).toEqual([character]);
    expect(state.removed).toEqual([]);
    expect(state.seats.map(({ laid }) => laid[0]?.card)).toEqual(terrain);
    expect(events).toContainEqual({ type: 'columnCleared', cards: [character] });
  });

  it('C3.9 with six seats nothing is left, with five one card', () => {
    for (const [seats, left] of [
      [6, 0],
      [5, 1],
    ] as const) {
      const state = newTable(reals(seats));
      playUntil(state, ({ round }) => round === 2);
      expect(state.removed.length + state.removedCharacters.length).toBe(left);
    }
  });
});
