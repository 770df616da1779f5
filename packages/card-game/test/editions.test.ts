/** What is played where the printed editions differ (C9). */
import { describe, expect, it } from 'vitest';
import { type CharacterId, cardGame, type Element, scoreCity } from '../src/index.ts';
import { asked, bidAll, from, give, newTable, play, playUntil, real, refusalOf, virtual } from './table.ts';

const use = (character: CharacterId) => ({ type: 'usePower', character }) as const;

describe('where the editions differ', () => {
  it('C9.5 the Paperboy chooses at the end of the game, not when he is taken', () => {
    const state = give(newTable(), 2, 'paperboy');
    const events = playUntil(state, (now) => asked(now) === 'recruit 2');
    expect(state).toMatchObject({ era: 2, round: 9, column: [] });
    expect(events.some(({ type }) => type === 'characterRecruited')).toBe(false);
  });

  it('C9.6 bonuses add up, those before the bid and those after it', () => {
    const state = give(newTable(), 1, 'heroes', 'gunsmith', 'mercenary', 'doctor');
    from(state);
    play(state, 1, use('heroes'));
    play(state, 1, use('gunsmith'));
    bidAll(state, [9, 1, 8, 7]);
    play(state, 1, use('mercenary'));
    play(state, 1, use('doctor'));
    expect(state.order[0]).toBe(1);
    expect(cardGame.view(state, 0).seats[1]).toMatchObject({ bonus: 16, value: 17 });
  });

  it('C9.7 the Governor, once used, reveals a card and takes one: neither can be left out', () => {
    const state = give(newTable(), 2, 'governor');
    from(state);
    const before = state.column.length;
    play(state, 2, use('governor'));
    expect(state.column).toHaveLength(before + 1);
    expect(asked(state)).toBe('take 2');
    expect(cardGame.options(state, 2).every(({ type }) => type === 'takeCard')).toBe(true);
    expect(refusalOf(state, 2, { type: 'bid', card: 1 })).toBe('mustTakeCard C3.11');
  });

  it('C9.8 the Sheriff has every effect of a prison: no penalty, and outlaws are empty parcels', () => {
    const grid = [['ranch', 'outlaws', 'ranch']] satisfies Element[][];
    const score = (characters: readonly CharacterId[]) => scoreCity(grid, { characters, sold: 0 });
    const lineOf = (characters: readonly CharacterId[], line: string) =>
      score(characters).lines.find(({ id }) => id === line)?.points;
    expect(lineOf(['settler'], 'outlaws')).toBe(-6);
    expect(lineOf(['sheriff', 'settler'], 'outlaws')).toBe(0);
    expect(lineOf(['sheriff', 'settler'], 'ranches')).toBe(2);
    expect(lineOf(['sheriff', 'settler'], 'settler')).toBe(1);
  });

  it('C9.9 virtual piles are shuffled again in Era II', () => {
    const seats = [real('hat'), virtual('novice'), virtual('novice'), virtual('novice')];
    const again = Array.from({ length: 6 }, (_, i) => {
      const state = newTable(seats, `piles ${i}`);
      const first = state.auctionPiles[1]?.join();
      playUntil(state, ({ era }) => era === 2);
      return state.auctionPiles[1]?.join() === first;
    });
    expect(again).not.toContain(true);
  });
});
