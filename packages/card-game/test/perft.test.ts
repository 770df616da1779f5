import { perfts } from '@carson/testkit';
import { describe, expect, it } from 'vitest';
import { cardGame } from '../src/index.ts';
import { build, from, give, layOut, newTable, plainTerrain, real, virtual } from './table.ts';

const solo = [real('hat'), virtual('novice', 'star'), virtual('novice', 'cow'), virtual('expert', 'boot')];
const cards = plainTerrain(9);
const row = [0, 2, 4].map((x, at) => ({ card: cards[at] ?? -1, x, y: 0 }));

/** Numbers of lines of play. They change with the rules and with the deck, and with nothing else; then `-u` writes them. */
describe('perft', () => {
  it('the first round of a solo game', () => {
    const state = newTable(solo, 'perft');
    expect(perfts(cardGame, state, 3)).toMatchInlineSnapshot(`"9 23 184"`);
  });

  it('two real seats bid and choose', () => {
    const state = newTable(
      [real('hat'), real('star'), virtual('novice', 'cow'), virtual('novice', 'boot')],
      'perft',
    );
    expect(perfts(cardGame, state, 3)).toMatchInlineSnapshot(`"18 162 630"`);
  });

  it('every power of one seat, before and after the bid', () => {
    const state = newTable(solo, 'perft');
    give(state, 0, 'governor', 'lawyer', 'chineseWorker', 'heroes', 'gunsmith', 'mercenary', 'doctor');
    from(state);
    expect(perfts(cardGame, state, 5)).toMatchInlineSnapshot(`"2 8 19 91 504"`);
  });

  it('selling and laying', () => {
    const state = build(give(newTable(solo, 'perft'), 0, 'auctioneer', 'captain'), 0, row);
    layOut(state, [...cards.slice(4), 'cowboy']);
    from(state, [{ kind: 'take', seat: 0, cards: 2 }]);
    expect(perfts(cardGame, state, 3)).toMatchInlineSnapshot(`"6 144 1010"`);
  });

  it('the end of a game', () => {
    const state = build(give(newTable(solo, 'perft'), 0, 'paperboy'), 0, row);
    from(state, [{ kind: 'sell' }, { kind: 'recruit' }]);
    expect(perfts(cardGame, state, 4)).toMatchInlineSnapshot(`"21 3 6 8"`);
  });
});
