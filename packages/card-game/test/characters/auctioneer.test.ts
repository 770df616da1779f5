import { describe, expect, it } from 'vitest';
import { CHARACTERS, cardGame } from '../../src/index.ts';
import { build, from, give, newTable, plainTerrain, play, refusalOf } from '../table.ts';
import { pointsOf } from './score-line.ts';

const [A = -1, B = -1, C = -1] = plainTerrain(3);
const row = [
  { card: A, x: 0, y: 0 },
  { card: B, x: 2, y: 0 },
  { card: C, x: 4, y: 0 },
];

describe('C7.k auctioneer', () => {
  it('C7.k 7 for each card sold, up to three', () => {
    expect([0, 1, 2, 3].map((sold) => pointsOf('auctioneer', 'h', { sold }))).toEqual([0, 7, 14, 21]);
    expect(CHARACTERS.auctioneer.sales).toBe(3);
  });

  it('C7.k not a card whose sale would split the city', () => {
    const state = build(give(newTable(), 0, 'auctioneer'), 0, row);
    from(state, [{ kind: 'sell' }]);
    expect(cardGame.options(state, 0)).toEqual([
      { type: 'sellCard', card: A },
      { type: 'sellCard', card: C },
      { type: 'finishSelling' },
    ]);
    expect(refusalOf(state, 0, { type: 'sellCard', card: B })).toBe('saleSplitsCity C7.k');
  });

  it('C7.k not a card that covers or is covered by another', () => {
    const state = build(give(newTable(), 0, 'auctioneer'), 0, [...row.slice(0, 2), { card: C, x: 3, y: 1 }]);
    from(state, [{ kind: 'sell' }]);
    expect(refusalOf(state, 0, { type: 'sellCard', card: B })).toBe('saleOverlaps C7.k');
    expect(refusalOf(state, 0, { type: 'sellCard', card: C })).toBe('saleOverlaps C7.k');
    expect(play(state, 0, { type: 'sellCard', card: A })).toContainEqual({
      type: 'cardSold',
      seat: 0,
      card: A,
    });
  });

  it('C7.k no one else sells', () => {
    const state = build(newTable(), 0, row);
    expect(refusalOf(state, 0, { type: 'sellCard', card: A })).toBe('cannotSell C7.k');
  });
});
